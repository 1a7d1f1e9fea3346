// Signing in with e-mail and password: one of the doors to the gate in own-session.ts.
import type { Credentials, Entry } from '#shared/features/accounts/contract.ts';
import { signInTexts } from '#shared/features/accounts/sign-in/sign-in-words.ts';
import { blockedSentence } from '#shared/features/users/words.ts';
import { refundAttempt, countAttempt } from '../../../core/limits/limits.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import { askForConfirmation } from '../mail-links/confirmation.ts';
import { signInLimits } from '../limits.ts';
import { mailable } from '../mailable.ts';
import { recordSignIn } from '../sessions/new-device.ts';
import { admit, enter } from './own-session.ts';
import { findByAddress } from '../re-authentication/owner-queries.ts';
import { remindOfRegistration } from '../registration/pending-registration.ts';
import { findBlock, insertSecurityEvent } from '../queries.ts';

/**
 * Signs in and sets the session's cookie; or, for somebody with two-step sign-in, the one that asks for a code.
 *
 * @throws ORPCError UNAUTHORIZED, the same whether the address is unknown or the password wrong; TOO_MANY_REQUESTS;
 * FORBIDDEN with the right password to an address that is not confirmed, and with end and reason to somebody blocked
 */
export async function signIn(context: RequestContext, credentials: Credentials): Promise<Entry> {
  const { database, settings, ip, userAgent } = context;
  const email = mailable(credentials.email);
  const limits = signInLimits(email, ip);
  await countAttempt(database, limits);
  const person = await findByPassword(context, email, credentials.password);
  if (!person) {
    await remindWhoRegistered(context, { email, password: credentials.password });
    await insertSecurityEvent(database, { event: 'sign_in_failed', ip, userAgent });
    return refuse('UNAUTHORIZED', signInTexts.failed);
  }
  await refundAttempt(database, limits);
  // Without a mail server nobody could confirm anything. Source: PRODUCT.md, "Sign-up may or may not give a session".
  if (settings.smtpUrl && !person.isConfirmed) return askForConfirmation(context, email);
  await refuseBlocked(context, person.id);
  const admission = await database.kysely.transaction().execute((tx) => admit(context, tx, person.id));
  const { viewer } = await enter(context, admission);
  if (viewer) await recordSignIn(context, viewer, admission.token);
  return { viewer };
}

/**
 * Whoever waits for a mail is told to look for it.
 *
 * @throws ORPCError FORBIDDEN with the right password of a registration that is not confirmed
 */
async function remindWhoRegistered(context: RequestContext, typed: Credentials): Promise<void> {
  const { database, settings, ip } = context;
  const reminder = settings.smtpUrl ? await remindOfRegistration(context, typed) : null;
  if (!reminder) return;
  await refundAttempt(database, signInLimits(typed.email, ip));
  refuse('FORBIDDEN', reminder);
}

/** Takes as long for an address that has no account, or none with a password. */
async function findByPassword(
  { auth, database }: RequestContext,
  email: string,
  password: string,
): Promise<{ id: string; isConfirmed: boolean } | null> {
  const person = await findByAddress(database.kysely, email);
  if (!person?.passwordHash) {
    await auth.hashPassword(password);
    return null;
  }
  return (await auth.isPassword(person.passwordHash, password)) ? person : null;
}

async function refuseBlocked(context: RequestContext, userId: string): Promise<void> {
  const { database, ip, userAgent } = context;
  const block = await findBlock(database, userId);
  if (!block) return;
  await insertSecurityEvent(database, { event: 'sign_in_blocked', userId, ip, userAgent });
  refuse('FORBIDDEN', blockedSentence(block));
}
