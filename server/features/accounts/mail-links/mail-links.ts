// Links in mails that let in whoever has them: made, judged and used once.
import { createHash, randomBytes } from 'node:crypto';
import { paths } from '#shared/paths.ts';
import type { Services } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { insertLink, type LinkOwner, type LinkPurpose, type SpentLink, spendLink } from './link-queries.ts';

const WEEK = 7 * 24;
const HOURS: Record<LinkPurpose, number> = {
  'confirm-registration': 24,
  'confirm-email': 24,
  'reset-password': 1,
  'change-email': 24,
  'restore-email': WEEK,
};
/** No token of ours is longer; a longer one is not worth hashing. */
const TOKEN_LENGTH = 43;

/** How long a link lives, in milliseconds. */
export function lifeOf(purpose: LinkPurpose): number {
  return HOURS[purpose] * 3_600_000;
}

/**
 * Makes a link in the caller's transaction. Its token is nowhere but in what is returned.
 *
 * @param link.newEmail for one that changes the address
 * @param link.registrationId for one that makes an account
 */
export async function makeLink(
  { settings }: Pick<Services, 'settings'>,
  connection: Connection,
  link: Pick<LinkOwner, 'userId' | 'email'> & Partial<LinkOwner> & { purpose: LinkPurpose },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertLink(connection, {
    registrationId: null,
    newEmail: null,
    ...link,
    tokenHash: hashOf(token),
    expiresAt: new Date(Date.now() + lifeOf(link.purpose)),
  });
  return settings.publicUrl + addressOf(link.purpose, token);
}

/** Uses a link up; null when it is unknown, too old, used, or was sent to an address the person no longer has. */
export async function takeLink(
  connection: Connection,
  { purposes, token }: { purposes: readonly LinkPurpose[]; token: string },
): Promise<SpentLink | null> {
  return token.length === TOKEN_LENGTH ? spendLink(connection, { tokenHash: hashOf(token), purposes }) : null;
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The page is told what for, so that it can say so when the link no longer works. */
function addressOf(purpose: LinkPurpose, token: string): string {
  if (purpose === 'reset-password') return `${paths.resetPassword}?token=${token}&type=recovery`;
  const isOfAddress = purpose === 'change-email' || purpose === 'restore-email';
  return `${paths.confirmEmail}?token=${token}${isOfAddress ? `&type=${purpose}` : ''}`;
}
