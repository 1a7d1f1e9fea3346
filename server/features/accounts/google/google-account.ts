// Maps a Google account to a user. Reasons: docs/decisions/15-google.md.
import { checkEmail } from '#shared/features/accounts/registration/email.ts';
import type { GoogleOutcome } from '#shared/features/accounts/google/google.ts';
import { checkName } from '#shared/features/accounts/registration/rules.ts';
import type { Identity } from '../../../core/openid.ts';
import { queueMail } from '../../../core/mail/outbox.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { type MailRecipient, passwordRemovedMail } from '../account-mails.ts';
import {
  deletePassword,
  findByGoogle,
  hasGoogle,
  lockOwner,
  insertConfirmedPerson,
  linkGoogle,
} from './google-queries.ts';
import { voidLinks } from '../mail-links/link-queries.ts';
import { deletePasskeysOf } from '../passkeys/passkey-queries.ts';
import { markEmailConfirmed } from '../password/password-queries.ts';
import { insertSecurityEvent } from '../queries.ts';
import { endAllSessions } from '../sessions/session-queries.ts';

export interface GoogleEntry {
  userId: string;
  outcome: Exclude<GoogleOutcome, 'failed' | 'second-step'>;
}

/**
 * Finds, links or creates the account in the caller's transaction.
 *
 * @throws Error if the address is not verified, may not register, or has another Google account linked
 */
export async function openGoogleAccount(
  context: RequestContext,
  tx: Connection,
  identity: Identity,
): Promise<GoogleEntry> {
  if (!identity.isEmailVerified) throw new Error('Google has not verified the address');
  const known = await findByGoogle(tx, identity.subject);
  if (known) return { userId: known, outcome: 'signed-in' };
  const { email } = checkEmail(identity.email);
  const owner = (await lockOwner(tx, email)) ?? (await makeAccount(context, tx, { ...identity, email }));
  return 'outcome' in owner
    ? owner
    : linkOwner(context, tx, { owner: { ...owner, email }, subject: identity.subject });
}

async function makeAccount(
  { ip, userAgent }: RequestContext,
  tx: Connection,
  { subject, email, name }: Identity,
): Promise<GoogleEntry> {
  // An address that looks automated may register: Google has confirmed it, as a mailed link would.
  if (!checkEmail(email, { automated: 'confirm' }).isValid) throw new Error('The address may not register');
  const userId = await insertConfirmedPerson(tx, { name: nameFor(name, email), email });
  if (!userId) throw new Error('The address was taken concurrently');
  await linkGoogle(tx, userId, subject);
  const details = { by: 'google' };
  await insertSecurityEvent({ kysely: tx }, { event: 'registered', userId, ip, userAgent, details });
  return { userId, outcome: 'registered' };
}

async function linkOwner(
  context: RequestContext,
  tx: Connection,
  { owner, subject }: { owner: { id: string; email: string; isConfirmed: boolean }; subject: string },
): Promise<GoogleEntry> {
  const { ip, userAgent } = context;
  const userId = owner.id;
  // The address may have passed to another person with another Google account, who must not get this account.
  if (await hasGoogle(tx, userId)) throw new Error('The address is linked to another Google account');
  if (!owner.isConfirmed) await takeOverUnconfirmed(context, tx, { userId, email: owner.email });
  await linkGoogle(tx, userId, subject);
  const details = { wasConfirmed: owner.isConfirmed };
  await insertSecurityEvent({ kysely: tx }, { event: 'google_linked', userId, ip, userAgent, details });
  return { userId, outcome: owner.isConfirmed ? 'signed-in' : 'password-removed' };
}

/** Anyone could have created the account with this address: none of its credentials is valid any more. */
async function takeOverUnconfirmed(
  context: RequestContext,
  tx: Connection,
  person: MailRecipient,
): Promise<void> {
  const { userId } = person;
  await deletePassword(tx, userId);
  await endAllSessions(tx, userId);
  await voidLinks(tx, userId);
  await deletePasskeysOf(tx, userId);
  await markEmailConfirmed(tx, userId);
  await queueMail(context, tx, passwordRemovedMail(person, context.settings.publicUrl));
}

function nameFor(googleName: string, email: string): string {
  const candidates = [googleName, email.slice(0, email.lastIndexOf('@'))].map((name) => checkName(name));
  return candidates.find(({ sentence }) => sentence === null)?.name ?? 'Ny medlem';
}
