// Opens the session for every sign-in method (password, Google, mailed link), or starts the second step first.
import { DAY_MS } from '#shared/durations.ts';
import type { Entry, Viewer } from '#shared/features/accounts/schemas.ts';
import { SESSION_DAYS } from '#shared/features/accounts/sessions/session-lifetime.ts';
import { makeSessionToken, readSessionToken, sessionCookie } from '../../../core/auth.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { deleteSession, findSession, insertSession } from '../sessions/session-queries.ts';
import { beginSecondStep, secondStepCookie } from '../two-step/second-step-cookie.ts';
import { findTwoStep } from '../two-step/two-step-queries.ts';
import { toSignedIn } from '../view.ts';
import { knownDeviceCookie } from './known-device.ts';

/** The token that the browser gets as a cookie, once the transaction is committed. */
export interface SignInToken {
  token: string;
  /** The token is that of an unfinished sign-in, not of a session. */
  isSecondStep: boolean;
}

/**
 * Opens a session or starts the second step, in the caller's transaction; the caller calls `setSignInCookie` after the commit.
 * A suspended user signs in too, to the page about the suspension. Two sign-ins skip this function: registering (two-step
 * sign-in cannot be on yet) and passkeys (which are two factors by themselves).
 */
export async function openSessionOrSecondStep(
  context: RequestContext,
  connection: Connection,
  userId: string,
): Promise<SignInToken> {
  const isSecondStep = (await findTwoStep(connection, userId)) !== null;
  if (!isSecondStep) return { token: await openSession(context, connection, userId), isSecondStep };
  return { token: await beginSecondStep(connection, userId), isSecondStep };
}

/** Opens a session without a second step. Called directly after registering, a passkey sign-in and the second step. */
export async function openSession(
  { ip, userAgent }: RequestContext,
  connection: Connection,
  userId: string,
): Promise<string> {
  const token = makeSessionToken();
  const expiresAt = new Date(Date.now() + SESSION_DAYS * DAY_MS);
  await insertSession(connection, { userId, token, expiresAt, ip, userAgent });
  return token;
}

/** Sets the cookie of the session or of the second step. */
export async function setSignInCookie(
  context: RequestContext,
  { token, isSecondStep }: SignInToken,
): Promise<Entry> {
  if (!isSecondStep) return { viewer: await replaceSession(context, token) };
  context.setCookie(secondStepCookie(context.auth, token));
  return { viewer: null };
}

/** Sets the cookies of a session that was just opened and of its device, and ends the session of the request, if any. */
export async function replaceSession(context: RequestContext, token: string): Promise<Viewer> {
  const session = await findSession(context.database, token);
  if (!session) throw new Error('The new session was not found');
  await endRequestSession(context);
  context.setCookie(sessionCookie(context.auth, token));
  context.setCookie(knownDeviceCookie(context, session.email));
  return toSignedIn(context, session);
}

/** Ends the session whose cookie came with the request. */
export async function endRequestSession({ auth, database, cookieHeader }: RequestContext): Promise<void> {
  const token = readSessionToken(auth, cookieHeader);
  if (token) await deleteSession(database, token);
}
