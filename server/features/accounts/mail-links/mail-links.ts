// Single-use links in mails: creating and using them.
import { createHash, randomBytes } from 'node:crypto';
import { HOUR_MS } from '#shared/durations.ts';
import { paths } from '#shared/paths.ts';
import type { Services } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { insertLink, type LinkOwner, type LinkPurpose, type UsedLink, markLinkUsed } from './link-queries.ts';

const WEEK = 7 * 24;
const HOURS: Record<LinkPurpose, number> = {
  'confirm-registration': 24,
  'confirm-email': 24,
  'reset-password': 1,
  'change-email': 24,
  'restore-email': WEEK,
};
/** The length of every token; a text of another length is not hashed. */
const TOKEN_LENGTH = 43;

/** The lifetime of a link, in milliseconds. */
export function lifetimeOf(purpose: LinkPurpose): number {
  return HOURS[purpose] * HOUR_MS;
}

/** For a sentence such as "Länken fungerar i 24 timmar". */
export function describeLifetime(purpose: LinkPurpose): string {
  const hours = HOURS[purpose];
  if (hours === 1) return 'en timme';
  return hours > 24 ? `${hours / 24} dagar` : `${hours} timmar`;
}

/**
 * Creates a link in the caller's transaction. Only the returned URL contains the token; the database stores its hash.
 *
 * @param link.newEmail for a link that changes the address or restores the old one
 * @param link.registrationId for a link that confirms a registration
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
    expiresAt: new Date(Date.now() + lifetimeOf(link.purpose)),
  });
  return settings.publicUrl + urlOf(link.purpose, token);
}

/**
 * Uses a link; null if it is unknown, expired, used, or (except for restore links) was mailed to an address that is no
 * longer the user's.
 */
export async function consumeLink(
  connection: Connection,
  { purposes, token }: { purposes: readonly LinkPurpose[]; token: string },
): Promise<UsedLink | null> {
  return token.length === TOKEN_LENGTH
    ? markLinkUsed(connection, { tokenHash: hashOf(token), purposes })
    : null;
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The URL names the purpose, so that the page can explain a link that no longer works. */
function urlOf(purpose: LinkPurpose, token: string): string {
  if (purpose === 'reset-password') return `${paths.resetPassword}?token=${token}&type=recovery`;
  const isAddressLink = purpose === 'change-email' || purpose === 'restore-email';
  return `${paths.confirmEmail}?token=${token}${isAddressLink ? `&type=${purpose}` : ''}`;
}
