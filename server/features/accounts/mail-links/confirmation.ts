// Links to /confirm-email, and what each kind does when it is used.
import type { Confirmation } from '#shared/features/accounts/schemas.ts';
import { mailLinkTexts } from '#shared/features/accounts/mail-link-texts.ts';
import { isWithinLimits } from '../../../core/limits/limits.ts';
import { queueMail } from '../../../core/mail/outbox.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { confirmationMail } from '../account-mails.ts';
import { completeEmailChange, restoreEmail } from '../email-change/email-change.ts';
import { unsolicitedMailLimits } from '../limits.ts';
import { type UsedLink, voidLinks } from './link-queries.ts';
import { makeLink, consumeLink } from './mail-links.ts';
import { type SignInToken, openSessionOrSecondStep, setSignInCookie } from '../sign-in/open-session.ts';
import { markEmailConfirmed } from '../password/password-queries.ts';
import { expirePendingOf } from '../registration/pending-queries.ts';
import { completeRegistration } from '../registration/pending-registration.ts';
import { findProfileByEmail, insertSecurityEvent } from '../queries.ts';

const purposes = ['confirm-registration', 'confirm-email', 'change-email', 'restore-email'] as const;

/**
 * Refuses a sign-in with the right password of an account with an unconfirmed address, created before there was a mail
 * server, and mails a new link within the limit.
 *
 * @throws ORPCError FORBIDDEN always
 */
export async function requireConfirmation(context: RequestContext, email: string): Promise<never> {
  const found = await findProfileByEmail(context.database, email);
  if (!found || !(await isWithinLimits(context.database, unsolicitedMailLimits(email)))) {
    return refuse('FORBIDDEN', mailLinkTexts.confirmFirstSent);
  }
  const person = { userId: found.id, email };
  await context.database.kysely.transaction().execute(async (tx) => {
    const link = await makeLink(context, tx, { purpose: 'confirm-email', ...person });
    await queueMail(context, tx, confirmationMail(person, link));
  });
  return refuse('FORBIDDEN', mailLinkTexts.confirmFirst);
}

/**
 * Uses a link. A link that confirms an address signs its reader in. A link that changes the address of an account does
 * not, since a misspelt address would sign another person in. A link that restores an address leads to a new password.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a link that is used, expired or unknown; CONFLICT when another user has
 * taken the address in the meantime
 */
export async function confirmEmail(context: RequestContext, token: string): Promise<Confirmation> {
  const done = await context.database.kysely.transaction().execute(async (tx): Promise<LinkOutcome> => {
    const link = (await consumeLink(tx, { purposes, token })) ?? refuseLink();
    const { purpose, userId, email, newEmail, createdAt } = link;
    if (userId === null || newEmail === null) {
      return { kind: 'confirmed', signInToken: await confirmOwner(context, tx, link) };
    }
    return purpose === 'restore-email'
      ? { kind: 'restored', next: await restoreEmail(context, tx, { userId, email, since: createdAt }) }
      : { kind: 'changed', ...(await completeEmailChange(context, tx, { userId, email, newEmail })) };
  });
  return done.kind === 'confirmed'
    ? { kind: 'confirmed', ...(await setSignInCookie(context, done.signInToken)) }
    : done;
}

/** The outcome before the browser gets its cookie. */
type LinkOutcome =
  | { kind: 'confirmed'; signInToken: SignInToken }
  | Exclude<Confirmation, { kind: 'confirmed' }>;

async function confirmOwner(context: RequestContext, tx: Connection, link: UsedLink): Promise<SignInToken> {
  const { ip, userAgent } = context;
  const userId = link.registrationId
    ? ((await completeRegistration(context, tx, link.registrationId)) ?? refuseLink())
    : (link.userId ?? refuseLink());
  if (!link.registrationId) await markEmailConfirmed(tx, userId);
  // Other links in the same inbox must stop working, and the passwords of other registrations of the address.
  await voidLinks(tx, userId);
  await expirePendingOf(tx, link.email);
  await insertSecurityEvent({ kysely: tx }, { event: 'email_confirmed', userId, ip, userAgent });
  return openSessionOrSecondStep(context, tx, userId);
}

function refuseLink(): never {
  return refuse('UNPROCESSABLE_CONTENT', mailLinkTexts.confirmLinkInvalid);
}
