// Accounts that are confirmed by e-mail before they are used; only where there is a mail server.
import { mailLinkWords } from '#shared/features/accounts/mail-link-words.ts';
import type { Entry } from '#shared/features/accounts/contract.ts';
import { mayTry } from '../../core/limits.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import { refuse } from '../../core/refusal.ts';
import type { RequestContext, Services } from '../../core/request.ts';
import { accountExistsMail, type Addressee, confirmationMail } from './account-mails.ts';
import { unaskedMailLimits } from './limits.ts';
import { type Connection, voidLinks } from './link-queries.ts';
import { makeLink, takeLink } from './mail-links.ts';
import { admit, enter } from './own-session.ts';
import { insertPerson, markEmailConfirmed } from './password-queries.ts';
import { findProfileByEmail, insertSecurityEvent } from './queries.ts';

/**
 * Makes an account that waits for its confirmation. An address that has an account gets another mail, and whoever typed it
 * neither an answer nor a wait that tells the two apart: both take the hashing of a password and a few writes.
 */
export async function registerByMail(
  context: RequestContext,
  account: { name: string; email: string; password: string },
): Promise<void> {
  const { database, auth, ip, userAgent } = context;
  const { name, email } = account;
  const passwordHash = await auth.hashPassword(account.password);
  const mayMail = await mayTry(database, unaskedMailLimits(email));
  await database.kysely.transaction().execute(async (tx) => {
    const userId = await insertPerson(tx, { name, email, passwordHash });
    if (!userId) return mayMail ? mailOwner(context, tx, email) : undefined;
    await insertSecurityEvent({ kysely: tx }, { event: 'registered', userId, ip, userAgent });
    await mailConfirmation(context, tx, { userId, email });
  });
}

/**
 * Tells somebody who has the right password that the address is not confirmed yet, and mails a new link now and then.
 *
 * @throws ORPCError FORBIDDEN always
 */
export async function askForConfirmation(context: RequestContext, email: string): Promise<never> {
  const person = await findProfileByEmail(context.database, email);
  if (!person || !(await mayTry(context.database, unaskedMailLimits(email)))) {
    return refuse('FORBIDDEN', mailLinkWords.confirmFirstSent);
  }
  await context.database.kysely
    .transaction()
    .execute((tx) => mailConfirmation(context, tx, { userId: person.id, email }));
  return refuse('FORBIDDEN', mailLinkWords.confirmFirst);
}

/**
 * Confirms the address a link was sent to, and lets its reader in.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a link that is used, too old or not ours
 */
export async function confirmEmail(context: RequestContext, token: string): Promise<Entry> {
  const { ip, userAgent } = context;
  const admission = await context.database.kysely.transaction().execute(async (tx) => {
    const person = await takeLink(tx, { purpose: 'confirm-email', token });
    if (!person) return refuse('UNPROCESSABLE_CONTENT', mailLinkWords.confirmLinkInvalid);
    const { userId } = person;
    await markEmailConfirmed(tx, userId);
    // There may be more of them in the inbox.
    await voidLinks(tx, userId);
    await insertSecurityEvent({ kysely: tx }, { event: 'email_confirmed', userId, ip, userAgent });
    return admit(context, tx, userId);
  });
  return enter(context, admission);
}

async function mailConfirmation(services: Services, tx: Connection, person: Addressee): Promise<void> {
  const link = await makeLink(services, tx, { purpose: 'confirm-email', person });
  await queueMail(services, tx, confirmationMail(person, link));
}

async function mailOwner(services: Services, tx: Connection, email: string): Promise<void> {
  const owner = await findProfileByEmail({ kysely: tx }, email);
  if (!owner) return;
  const person = { userId: owner.id, email };
  const link = await makeLink(services, tx, { purpose: 'reset-password', person });
  await queueMail(services, tx, accountExistsMail(person, link));
}
