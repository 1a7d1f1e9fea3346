// Resetting a forgotten password by a mailed link. Source: spec 1 §2 Password reset page, §4, §5, §8.
import type { Entry, RepeatedPassword } from '#shared/features/accounts/schemas.ts';
import { checkEmail } from '#shared/features/accounts/registration/email.ts';
import { checkRepeatedPassword } from '#shared/features/accounts/password/repeated-password.ts';
import { mailLinkTexts } from '#shared/features/accounts/mail-link-texts.ts';
import { signInTexts } from '#shared/features/accounts/sign-in/sign-in-texts.ts';
import { addJob, type Job } from '../../../core/jobs/jobs.ts';
import { countAttempt, isWithinLimits, refundAllAttempts } from '../../../core/limits/limits.ts';
import { queueMail } from '../../../core/mail/outbox.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { RequestContext, Services } from '../../../core/http/request.ts';
import { passwordChangedMail, resetMail } from '../account-mails.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { deleteSignInMethods } from '../email-change/email-queries.ts';
import { dayRefundLimits, resetLimits, secondStepLimits } from '../limits.ts';
import { isLinkOpen, voidLinks } from '../mail-links/link-queries.ts';
import { hashOf, makeLink, consumeLink } from '../mail-links/mail-links.ts';
import { openSessionOrSecondStep, setSignInCookie } from '../sign-in/open-session.ts';
import { deletePasskeysOf } from '../passkeys/passkey-queries.ts';
import { markEmailConfirmed, setPassword } from './password-queries.ts';
import { expirePendingOf } from '../registration/pending-queries.ts';
import { remindOfLatestRegistration } from '../registration/pending-registration.ts';
import { findProfileByEmail, insertSecurityEvent } from '../queries.ts';
import { endAllSessions } from '../sessions/session-queries.ts';

const MAIL_RESET_LINK = 'mail-reset-link';
const TRIES = 5;
const purpose = 'reset-password';
const purposes = [purpose] as const;

/**
 * Requests a reset link. A job looks up the account, so that neither the answer nor its timing reveals whether it
 * exists.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an invalid address; TOO_MANY_REQUESTS
 */
export async function requestReset(context: RequestContext, typed: string): Promise<{ sent: boolean }> {
  if (typed.trim() === '') refuseAddress(signInTexts.emailMissing);
  // An address that looks automated may belong to an account, although the form for registering may refuse it.
  const { email, isValid } = checkEmail(typed, { automated: 'confirm' });
  if (!isValid) refuseAddress(mailLinkTexts.addressUnknown);
  await countAttempt(context.database, resetLimits(email, context.ip));
  await addJob(context.database.kysely, { name: MAIL_RESET_LINK, payload: { email }, tries: TRIES });
  return { sent: true };
}

export function resetJobs(services: Services): Job[] {
  return [{ name: MAIL_RESET_LINK, run: ({ payload }) => mailResetLink(services, emailOf(payload)) }];
}

/**
 * @throws ORPCError UNPROCESSABLE_CONTENT for a link that is used, expired or unknown
 */
export async function checkReset({ database }: Services, token: string): Promise<{ isOpen: boolean }> {
  const isOpen = await isLinkOpen(database.kysely, { tokenHash: hashOf(token), purposes });
  return isOpen ? { isOpen } : refuseLink();
}

/**
 * Sets the password, ends every session and other link of the user, and signs them in here. The link was read in the
 * inbox, so the address counts as confirmed.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT with a sentence per wrong field, or for a link that no longer works
 */
export async function resetPassword(
  context: RequestContext,
  { token, ...typed }: RepeatedPassword & { token: string },
): Promise<Entry> {
  const { auth, database, settings, ip, userAgent } = context;
  const wrong = checkRepeatedPassword(typed);
  const [sentence] = Object.values(wrong);
  if (sentence) refuse('UNPROCESSABLE_CONTENT', sentence, wrong);
  refuseCommonPassword(typed.password);
  // Checked before hashing, so that a forged link does not cost a password hash.
  await checkReset(context, token);
  const passwordHash = await auth.hashPassword(typed.password, context.queueEntry());
  const { userId: owner, signInToken } = await database.kysely.transaction().execute(async (tx) => {
    const link = await consumeLink(tx, { purposes, token });
    if (!link?.userId) return refuseLink();
    const { userId, email } = link;
    // Another person may have created the account with this address: their passkeys and Google account must be removed, like
    // their password.
    if (await markEmailConfirmed(tx, userId)) {
      await deleteSignInMethods(tx, userId);
      await deletePasskeysOf(tx, userId);
    }
    await setPassword(tx, userId, passwordHash);
    await endAllSessions(tx, userId);
    await voidLinks(tx, userId);
    await expirePendingOf(tx, email);
    await insertSecurityEvent({ kysely: tx }, { event: 'password_reset', userId, ip, userAgent });
    await queueMail(context, tx, passwordChangedMail({ userId, email }, settings.publicUrl));
    return { userId, signInToken: await openSessionOrSecondStep(context, tx, userId) };
  });
  await refundCodes(context, owner);
  return setSignInCookie(context, signInToken);
}

/** An intruder with the old password may have used up the attempts at codes, which would lock the owner out. */
async function refundCodes({ database }: Services, owner: string): Promise<void> {
  const [recent, ofDay] = secondStepLimits(owner);
  const isDayRefunded = await isWithinLimits(database, dayRefundLimits(owner));
  await refundAllAttempts(database, isDayRefunded ? [recent, ofDay] : [recent]);
}

async function mailResetLink(services: Services, email: string): Promise<void> {
  const found = await findProfileByEmail(services.database, email);
  if (!found) return remindOfLatestRegistration(services, email);
  const person = { userId: found.id, email };
  await services.database.kysely.transaction().execute(async (tx) => {
    const link = await makeLink(services, tx, { purpose, ...person });
    await queueMail(services, tx, resetMail(person, link));
  });
}

function emailOf(payload: unknown): string {
  const email =
    typeof payload === 'object' && payload !== null && 'email' in payload ? payload.email : undefined;
  if (typeof email !== 'string') throw new Error('Job payload has no email');
  return email;
}

function refuseAddress(sentence: string): never {
  return refuse('UNPROCESSABLE_CONTENT', sentence, { email: sentence });
}

function refuseLink(): never {
  return refuse('UNPROCESSABLE_CONTENT', mailLinkTexts.resetLinkInvalid);
}
