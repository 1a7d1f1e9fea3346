// Registering where accounts are confirmed by mail: what was typed waits, apart from all accounts, for the link that was
// sent for it. Why so: docs/decisions/12-mail.md.
import { mailLinkTexts } from '#shared/features/accounts/mail-link-words.ts';
import { isWithinLimits } from '../../../core/limits/limits.ts';
import { queueMail } from '../../../core/mail/outbox.ts';
import type { RequestContext, Services } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { accountExistsMail, confirmationMail } from '../account-mails.ts';
import { holdOwner } from '../google/google-queries.ts';
import { unaskedMailLimits } from '../limits.ts';
import { voidLinks } from '../mail-links/link-queries.ts';
import { lifeOf, makeLink } from '../mail-links/mail-links.ts';
import { deletePasskeysOf } from '../passkeys/passkey-queries.ts';
import { insertPerson, markEmailConfirmed, renamePerson, setPassword } from '../password/password-queries.ts';
import {
  deletePending,
  findPending,
  insertPending,
  listLatestPending,
  type PendingRegistration,
  prolongPending,
} from './pending-queries.ts';
import { insertSecurityEvent } from '../queries.ts';
import { endAllSessions } from '../sessions/session-queries.ts';

const purpose = 'confirm-registration';
/** How many of those that wait for one address a sign-in that fails is held against. */
const TRIED = 3;

/**
 * Keeps what was typed until the link is used that is mailed for it. An address whose owner has an account gets another
 * mail; whoever typed it is told the same, waits as long and leaves the same behind, so that nothing they can try tells the
 * two apart.
 */
export async function registerByMail(
  context: RequestContext,
  account: { name: string; email: string; password: string },
): Promise<void> {
  const { database, auth, ip, userAgent } = context;
  const { name, email } = account;
  const passwordHash = await auth.hashPassword(account.password);
  const mayMail = await isWithinLimits(database, unaskedMailLimits(email));
  await database.kysely.transaction().execute(async (tx) => {
    await insertSecurityEvent({ kysely: tx }, { event: 'registration_begun', ip, userAgent });
    const id = await insertPending(tx, { name, email, passwordHash, expiresAt: endOfWait() });
    if (mayMail) await mailWhoeverHas(context, tx, { id, email });
  });
}

/**
 * Tells somebody who has the right password of a registration that waits, that the address is to be confirmed first, and
 * mails a new link now and then. Registrations wait whether the address has an account or not, so this tells nothing of it.
 *
 * @returns what to tell them; null for anybody else
 */
export async function remindOfRegistration(
  context: RequestContext,
  { email, password }: { email: string; password: string },
): Promise<string | null> {
  const { auth, database } = context;
  const waiting = await listLatestPending(database.kysely, { email, limit: TRIED });
  const isOwn = await Promise.all(waiting.map((one) => auth.isPassword(one.passwordHash, password)));
  const own = waiting.find((_one, place) => isOwn[place]);
  if (!own) return null;
  const isMailed =
    (await isWithinLimits(database, unaskedMailLimits(email))) &&
    (await database.kysely.transaction().execute(async (tx) => {
      const isThere = await prolongPending(tx, { id: own.id, expiresAt: endOfWait() });
      if (isThere) await mailWhoeverHas(context, tx, own);
      return isThere;
    }));
  return isMailed ? mailLinkTexts.confirmFirst : mailLinkTexts.confirmFirstSent;
}

/**
 * Makes the account, or gives what was typed to one whose address nobody had confirmed. Returns whose it is; null when
 * somebody else has confirmed the address meanwhile.
 */
export async function completeRegistration(
  { ip, userAgent }: RequestContext,
  tx: Connection,
  registrationId: string,
): Promise<string | null> {
  const pending = await findPending(tx, registrationId);
  const userId = pending && (await becomeAccount(tx, pending));
  if (!userId) return null;
  await markEmailConfirmed(tx, userId);
  await deletePending(tx, pending.id);
  await insertSecurityEvent({ kysely: tx }, { event: 'registered', userId, ip, userAgent });
  return userId;
}

async function becomeAccount(tx: Connection, pending: PendingRegistration): Promise<string | null> {
  const owner = await holdOwner(tx, pending.email);
  if (!owner) return insertPerson(tx, pending);
  if (owner.isConfirmed) return null;
  // Anyone could have made it: nothing they know lets them in from now on.
  await setPassword(tx, owner.id, pending.passwordHash);
  await renamePerson(tx, owner.id, pending.name);
  await endAllSessions(tx, owner.id);
  await voidLinks(tx, owner.id);
  await deletePasskeysOf(tx, owner.id);
  return owner.id;
}

/** The link to who has no account yet, another mail to who has. */
async function mailWhoeverHas(
  services: Services,
  tx: Connection,
  { id, email }: Pick<PendingRegistration, 'id' | 'email'>,
): Promise<void> {
  const owner = await holdOwner(tx, email);
  if (owner?.isConfirmed) return mailOwner(services, tx, { userId: owner.id, email });
  const link = await makeLink(services, tx, { purpose, userId: null, registrationId: id, email });
  await queueMail(services, tx, confirmationMail({ userId: null, email }, link));
}

async function mailOwner(
  services: Services,
  tx: Connection,
  person: { userId: string; email: string },
): Promise<void> {
  const link = await makeLink(services, tx, { purpose: 'reset-password', ...person });
  await queueMail(services, tx, accountExistsMail(person, link));
}

/** With its link. */
function endOfWait(): Date {
  return new Date(Date.now() + lifeOf(purpose));
}
