// Links in mails that let in whoever has them: made, judged and used once.
import { createHash, randomBytes } from 'node:crypto';
import { paths } from '#shared/paths.ts';
import type { Services } from '../../core/request.ts';
import type { Addressee } from './account-mails.ts';
import { type Connection, insertLink, type LinkPurpose, spendLink } from './link-queries.ts';

const HOURS: Record<LinkPurpose, number> = { 'confirm-email': 24, 'reset-password': 1 };
/** No token of ours is longer; a longer one is not worth hashing. */
const TOKEN_LENGTH = 43;

/** Makes a link in the caller's transaction. Its token is nowhere but in what is returned. */
export async function makeLink(
  { settings }: Pick<Services, 'settings'>,
  connection: Connection,
  { purpose, person }: { purpose: LinkPurpose; person: Addressee },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + HOURS[purpose] * 3_600_000);
  await insertLink(connection, { tokenHash: hashOf(token), purpose, ...person, expiresAt });
  return purpose === 'reset-password'
    ? `${settings.publicUrl}${paths.resetPassword}?token=${token}&type=recovery`
    : `${settings.publicUrl}${paths.confirmEmail}?token=${token}`;
}

/** Uses a link up; null when it is unknown, too old, used, or was sent to an address the person no longer has. */
export async function takeLink(
  connection: Connection,
  { purpose, token }: { purpose: LinkPurpose; token: string },
): Promise<Addressee | null> {
  return token.length === TOKEN_LENGTH ? spendLink(connection, { tokenHash: hashOf(token), purpose }) : null;
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
