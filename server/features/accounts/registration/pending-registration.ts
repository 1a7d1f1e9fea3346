// Registration with mail confirmation: the form is stored apart from the accounts until its link is used.
// Reasons: docs/decisions/12-mail.md.
import { mailLinkTexts } from '#shared/features/accounts/mail-link-texts.ts';
import { isWithinLimits } from '../../../core/limits/limits.ts';
import { queueMail } from '../../../core/mail/outbox.ts';
import type { RequestContext, Services } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { accountExistsMail, confirmationMail } from '../account-mails.ts';
import { deleteSignInMethods } from '../email-change/email-queries.ts';
import { lockOwner } from '../google/google-queries.ts';
import { unsolicitedMailLimits } from '../limits.ts';
import { voidLinks } from '../mail-links/link-queries.ts';
import { lifetimeOf, makeLink } from '../mail-links/mail-links.ts';
import { deletePasskeysOf } from '../passkeys/passkey-queries.ts';
import { insertPerson, markEmailConfirmed, renamePerson, setPassword } from '../password/password-queries.ts';
import {
  findPending,
  insertPending,
  listLatestPending,
  type PendingRegistration,
  prolongPending,
} from './pending-queries.ts';
import { insertSecurityEvent } from '../queries.ts';
import { endAllSessions } from '../sessions/session-queries.ts';

const purpose = 'confirm-registration';
/** How many pending registrations of one address a failed sign-in is compared with. */
const MAX_COMPARED = 3;

/**
 * Stores the form until its mailed link is used. An address with an account gets another mail; the sender of the form
 * gets the same answer, waits as long and causes the same writes, so that the two cannot be distinguished.
 */
export async function registerByMail(
  context: RequestContext,
  account: { name: string; email: string; password: string },
): Promise<void> {
  const { database, auth, ip, userAgent } = context;
  const { name, email } = account;
  const passwordHash = await auth.hashPassword(account.password, context.queueEntry());
  const mayMail = await isWithinLimits(database, unsolicitedMailLimits(email));
  await database.kysely.transaction().execute(async (tx) => {
    await insertSecurityEvent({ kysely: tx }, { event: 'registration_begun', ip, userAgent });
    const id = await insertPending(tx, { name, email, passwordHash, expiresAt: pendingUntil() });
    if (mayMail) await mailRegistrationLink(context, tx, { id, email });
  });
}

/**
 * Answers a sign-in with the right password of a pending registration: the address must be confirmed first. Mails a new
 * link within the limit. Pending registrations exist whether the address has an account or not, so the answer does not
 * reveal it; when the owner confirms the address or sets its password, they end in both cases.
 *
 * @returns the sentence to show; null if no pending registration has this password
 */
export async function remindOfRegistration(
  context: RequestContext,
  { email, password }: { email: string; password: string },
): Promise<string | null> {
  const { auth, database } = context;
  const candidates = await listLatestPending(database.kysely, { email, limit: MAX_COMPARED });
  const isOwn = await Promise.all(
    candidates.map((one) => auth.isPassword(one.passwordHash, password, context.queueEntry())),
  );
  const own = candidates.find((_one, place) => isOwn[place]);
  if (!own) return null;
  const isMailed =
    (await isWithinLimits(database, unsolicitedMailLimits(email))) &&
    (await database.kysely.transaction().execute((tx) => prolongAndMail(context, tx, own)));
  return isMailed ? mailLinkTexts.confirmFirst : mailLinkTexts.confirmFirstSent;
}

/**
 * Mails a new link for the latest pending registration of the address, within the limit, to a user who has forgotten
 * its password. The link signs them in; the password can be reset after that.
 */
export async function remindOfLatestRegistration(services: Services, email: string): Promise<void> {
  const { database } = services;
  const [latest] = await listLatestPending(database.kysely, { email, limit: 1 });
  if (!latest || !(await isWithinLimits(database, unsolicitedMailLimits(email)))) return;
  await database.kysely.transaction().execute((tx) => prolongAndMail(services, tx, latest));
}

/**
 * Creates the account, or applies the form to an account with an unconfirmed address. Returns the user's id; null if
 * another person has confirmed the address in the meantime.
 */
export async function completeRegistration(
  { ip, userAgent }: RequestContext,
  tx: Connection,
  registrationId: string,
): Promise<string | null> {
  const pending = await findPending(tx, registrationId);
  const userId = pending && (await applyToAccount(tx, pending));
  if (!userId) return null;
  await markEmailConfirmed(tx, userId);
  await insertSecurityEvent({ kysely: tx }, { event: 'registered', userId, ip, userAgent });
  return userId;
}

async function applyToAccount(tx: Connection, pending: PendingRegistration): Promise<string | null> {
  const owner = await lockOwner(tx, pending.email);
  if (!owner) return insertPerson(tx, pending);
  if (owner.isConfirmed) return null;
  // Anyone could have created the account: none of its credentials is valid any more.
  await deleteSignInMethods(tx, owner.id);
  await setPassword(tx, owner.id, pending.passwordHash);
  await renamePerson(tx, owner.id, pending.name);
  await endAllSessions(tx, owner.id);
  await voidLinks(tx, owner.id);
  await deletePasskeysOf(tx, owner.id);
  return owner.id;
}

async function prolongAndMail(
  services: Services,
  tx: Connection,
  pending: PendingRegistration,
): Promise<boolean> {
  const isPending = await prolongPending(tx, { id: pending.id, expiresAt: pendingUntil() });
  if (isPending) await mailRegistrationLink(services, tx, pending);
  return isPending;
}

/** Mails the link; to an address that has a confirmed account, mails that the account exists instead. */
async function mailRegistrationLink(
  services: Services,
  tx: Connection,
  { id, email }: Pick<PendingRegistration, 'id' | 'email'>,
): Promise<void> {
  const owner = await lockOwner(tx, email);
  if (owner?.isConfirmed) return mailAccountExists(services, tx, { userId: owner.id, email });
  const link = await makeLink(services, tx, { purpose, userId: null, registrationId: id, email });
  await queueMail(services, tx, confirmationMail({ userId: null, email }, link));
}

async function mailAccountExists(
  services: Services,
  tx: Connection,
  person: { userId: string; email: string },
): Promise<void> {
  const link = await makeLink(services, tx, { purpose: 'reset-password', ...person });
  await queueMail(services, tx, accountExistsMail(person, link));
}

/** A pending registration expires with its link. */
function pendingUntil(): Date {
  return new Date(Date.now() + lifetimeOf(purpose));
}
