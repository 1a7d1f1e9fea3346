// Signing in with e-mail and password.
import { hasMailServer } from '../../../core/mail/mail-server.ts';
import type { Credentials, Entry } from '#shared/features/accounts/schemas.ts';
import { checkEmail } from '#shared/features/accounts/registration/email.ts';
import { signInTexts } from '#shared/features/accounts/sign-in/sign-in-texts.ts';
import { refundAttempt, countAttempt } from '../../../core/limits/limits.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import type { QueueEntry } from '../../../core/limits/fair-queue.ts';
import { requireConfirmation } from '../mail-links/confirmation.ts';
import { signInLimits } from '../limits.ts';
import { recordSignIn } from '../sessions/new-device.ts';
import { findKnownDevice } from './known-device.ts';
import { openSessionOrSecondStep, setSignInCookie } from './open-session.ts';
import { findByAddress } from '../re-authentication/owner-queries.ts';
import { remindOfRegistration } from '../registration/pending-registration.ts';
import { insertSecurityEvent } from '../queries.ts';

/**
 * Signs in and sets the session cookie; with two-step sign-in on, the cookie of the second step.
 *
 * @throws ORPCError UNAUTHORIZED, the same for an unknown address and a wrong password; TOO_MANY_REQUESTS;
 * SERVICE_UNAVAILABLE while too many sign in; with the right password, FORBIDDEN for an unconfirmed address
 */
export async function signIn(context: RequestContext, credentials: Credentials): Promise<Entry> {
  const { database, ip, userAgent } = context;
  const { email } = checkEmail(credentials.email);
  const device = findKnownDevice(context, email);
  const limits = signInLimits({ email, ip, device });
  await countAttempt(database, limits);
  const queueEntry = device
    ? { ...context.queueEntry(), group: email, isPreferred: true }
    : context.queueEntry();
  const person = await findByPassword(context, { email, password: credentials.password, queueEntry }).catch(
    async (error: unknown) => {
      // The password was not checked: too many sign-ins are waiting, or the client has disconnected.
      await refundAttempt(database, limits);
      throw error;
    },
  );
  if (!person) {
    await remindPendingRegistration(context, { email, password: credentials.password });
    await insertSecurityEvent(database, { event: 'sign_in_failed', ip, userAgent });
    return refuse('UNAUTHORIZED', signInTexts.failed);
  }
  await refundAttempt(database, limits);
  // Without a mail server no address can be confirmed. Source: the product's decisions, "Sign-up may or may not give a session".
  if (!person.isConfirmed && (await hasMailServer(context, context.database.kysely)))
    return requireConfirmation(context, email);
  const signInToken = await database.kysely
    .transaction()
    .execute((tx) => openSessionOrSecondStep(context, tx, person.id));
  const { viewer } = await setSignInCookie(context, signInToken);
  if (viewer?.isSuspended) {
    await insertSecurityEvent(database, { event: 'sign_in_blocked', userId: viewer.id, ip, userAgent });
  }
  if (viewer) await recordSignIn(context, viewer, signInToken.token);
  return { viewer };
}

/**
 * Refuses a sign-in to a registration that is not confirmed yet, and points to the mail.
 *
 * @throws ORPCError FORBIDDEN with the right password of a pending registration
 */
async function remindPendingRegistration(context: RequestContext, typed: Credentials): Promise<void> {
  const { database, ip } = context;
  const reminder = (await hasMailServer(context, context.database.kysely))
    ? await remindOfRegistration(context, typed)
    : null;
  if (!reminder) return;
  await refundAttempt(
    database,
    signInLimits({ email: typed.email, ip, device: findKnownDevice(context, typed.email) }),
  );
  refuse('FORBIDDEN', reminder);
}

/** Takes equally long for an address without an account or a password, so that the time does not reveal which it is. */
async function findByPassword(
  { auth, database }: RequestContext,
  { email, password, queueEntry }: { email: string; password: string; queueEntry: QueueEntry },
): Promise<{ id: string; isConfirmed: boolean } | null> {
  const person = await findByAddress(database.kysely, email);
  if (!person?.passwordHash) {
    await auth.hashPassword(password, queueEntry);
    return null;
  }
  return (await auth.isPassword(person.passwordHash, password, queueEntry)) ? person : null;
}
