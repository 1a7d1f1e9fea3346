// Choosing another password when one has forgotten it. Source: spec 1 §2 Password reset page, §4, §5, §8.
import type { Entry, TwicePassword } from '#shared/features/accounts/contract.ts';
import { checkEmail } from '#shared/features/accounts/registration/email.ts';
import { checkRepeatedPassword } from '#shared/features/accounts/password/new-password.ts';
import { mailLinkTexts } from '#shared/features/accounts/mail-link-words.ts';
import { signInTexts } from '#shared/features/accounts/sign-in/sign-in-words.ts';
import { addJob, type Job } from '../../../core/jobs/jobs.ts';
import { refundAllAttempts, countAttempt } from '../../../core/limits/limits.ts';
import { queueMail } from '../../../core/mail/outbox.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { RequestContext, Services } from '../../../core/http/request.ts';
import { passwordChangedMail, resetMail } from '../account-mails.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { resetLimits, secondStepLimits } from '../limits.ts';
import { isLinkOpen, voidLinks } from '../mail-links/link-queries.ts';
import { hashOf, makeLink, takeLink } from '../mail-links/mail-links.ts';
import { mailable } from '../mailable.ts';
import { admit, enter } from '../sign-in/own-session.ts';
import { deletePasskeysOf } from '../passkeys/passkey-queries.ts';
import { markEmailConfirmed, setPassword } from './password-queries.ts';
import { findProfileByEmail, insertSecurityEvent } from '../queries.ts';
import { endAllSessions } from '../sessions/session-queries.ts';

const MAIL_RESET_LINK = 'mail-reset-link';
const TRIES = 5;
const purpose = 'reset-password';
const purposes = [purpose] as const;

/**
 * Asks for a link. Whether the address has an account is looked up by a job, so that neither answer nor wait tells.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an address that cannot be mailed; TOO_MANY_REQUESTS
 */
export async function requestReset(context: RequestContext, typed: string): Promise<{ sent: boolean }> {
  if (typed.trim() === '') refuseAddress(signInTexts.emailMissing);
  // An address may look automated and have an account all the same.
  if (!checkEmail(typed, { automated: 'confirm' }).isValid) refuseAddress(mailLinkTexts.addressUnknown);
  const email = mailable(typed);
  await countAttempt(context.database, resetLimits(email, context.ip));
  await addJob(context.database.kysely, { name: MAIL_RESET_LINK, payload: { email }, tries: TRIES });
  return { sent: true };
}

export function resetJobs(services: Services): Job[] {
  return [{ name: MAIL_RESET_LINK, run: ({ payload }) => mailResetLink(services, emailOf(payload)) }];
}

/** @throws ORPCError UNPROCESSABLE_CONTENT for a link that is used, too old or not ours */
export async function checkReset({ database }: Services, token: string): Promise<{ isOpen: boolean }> {
  const isOpen = await isLinkOpen(database.kysely, { tokenHash: hashOf(token), purposes });
  return isOpen ? { isOpen } : refuseLink();
}

/**
 * Sets the password, ends every session and every other link of the person, and lets them in here. Whoever reads the mail
 * has the address, so it counts as confirmed.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT with a sentence per wrong field, or for a link that no longer works
 */
export async function resetPassword(
  context: RequestContext,
  { token, ...typed }: TwicePassword & { token: string },
): Promise<Entry> {
  const { auth, database, settings, ip, userAgent } = context;
  const wrong = checkRepeatedPassword(typed);
  const [sentence] = Object.values(wrong);
  if (sentence) refuse('UNPROCESSABLE_CONTENT', sentence, wrong);
  await refuseCommonPassword(typed.password);
  // Nobody makes the server hash by sending it made-up links.
  await checkReset(context, token);
  const passwordHash = await auth.hashPassword(typed.password);
  const { userId: owner, admission } = await database.kysely.transaction().execute(async (tx) => {
    const link = await takeLink(tx, { purposes, token });
    if (!link?.userId) return refuseLink();
    const { userId, email } = link;
    await setPassword(tx, userId, passwordHash);
    const isFirstProof = await markEmailConfirmed(tx, userId);
    // Whoever made the account may not be who has the address: what they had made to come in by is gone with their password.
    if (isFirstProof) await deletePasskeysOf(tx, userId);
    await endAllSessions(tx, userId);
    await voidLinks(tx, userId);
    await insertSecurityEvent({ kysely: tx }, { event: 'password_reset', userId, ip, userAgent });
    await queueMail(context, tx, passwordChangedMail({ userId, email }, settings.publicUrl));
    return { userId, admission: await admit(context, tx, userId) };
  });
  // Who knew the old password could use up the tries at the code, and keep out whoever has just chosen another.
  await refundAllAttempts(database, secondStepLimits(owner));
  return enter(context, admission);
}

async function mailResetLink(services: Services, email: string): Promise<void> {
  const found = await findProfileByEmail(services.database, email);
  if (!found) return;
  const person = { userId: found.id, email };
  await services.database.kysely.transaction().execute(async (tx) => {
    const link = await makeLink(services, tx, { purpose, ...person });
    await queueMail(services, tx, resetMail(person, link));
  });
}

function emailOf(payload: unknown): string {
  const email =
    typeof payload === 'object' && payload !== null && 'email' in payload ? payload.email : undefined;
  if (typeof email !== 'string') throw new Error('A link is to be mailed to nobody');
  return email;
}

function refuseAddress(sentence: string): never {
  return refuse('UNPROCESSABLE_CONTENT', sentence, { email: sentence });
}

function refuseLink(): never {
  return refuse('UNPROCESSABLE_CONTENT', mailLinkTexts.resetLinkInvalid);
}
