// The one gate behind every door, be it the password, Google or a link in a mail: a session, or first a second step.
import type { Entry, Viewer } from '#shared/features/accounts/contract.ts';
import { blockedSentence } from '#shared/features/users/words.ts';
import { makeSessionToken, readSessionToken, SESSION_DAYS, sessionCookie } from '../../../core/auth.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { findBlock } from '../queries.ts';
import { deleteSession, findSession, insertSession } from '../sessions/session-queries.ts';
import { beginSecondStep, secondStepCookie } from '../two-step/second-step-cookie.ts';
import { findTwoStep } from '../two-step/two-step-queries.ts';
import { seeViewer } from '../view.ts';

/** What the browser is to be given once the transaction is committed. */
export interface Admission {
  token: string;
  /** The token is not of a session, but of the wait for a code. */
  isHalfway: boolean;
}

/**
 * Lets somebody who has come through a door on, in the caller's transaction; to be followed by `enter` once that is
 * committed. Nobody else opens sessions, but for registering, where there is no two-step yet.
 *
 * @throws ORPCError FORBIDDEN with end and reason for somebody blocked
 */
export async function admit(
  context: RequestContext,
  connection: Connection,
  userId: string,
): Promise<Admission> {
  const isHalfway = (await findTwoStep(connection, userId)) !== null;
  if (!isHalfway) return { token: await openSession(context, connection, userId), isHalfway };
  await refuseBlocked(connection, userId);
  return { token: await beginSecondStep(connection, userId), isHalfway };
}

/**
 * For `admit`, and for who has taken the second step.
 *
 * @throws ORPCError FORBIDDEN with end and reason for somebody blocked
 */
export async function openSession(
  { ip, userAgent }: RequestContext,
  connection: Connection,
  userId: string,
): Promise<string> {
  await refuseBlocked(connection, userId);
  const token = makeSessionToken();
  const expiresAt = new Date(Date.now() + SESSION_DAYS * 86_400_000);
  await insertSession(connection, { userId, token, expiresAt, ip, userAgent });
  return token;
}

async function refuseBlocked(connection: Connection, userId: string): Promise<void> {
  const block = await findBlock({ kysely: connection }, userId);
  if (block) refuse('FORBIDDEN', blockedSentence(block));
}

/** Gives the browser the cookie of what it was let in to. */
export async function enter(context: RequestContext, { token, isHalfway }: Admission): Promise<Entry> {
  if (!isHalfway) return { viewer: await giveSession(context, token) };
  context.setCookie(secondStepCookie(context.auth, token));
  return { viewer: null };
}

/** Gives the browser a session that was just opened, in place of the one it has brought along, if any. */
export async function giveSession(context: RequestContext, token: string): Promise<Viewer> {
  const session = await findSession(context.database, token);
  if (!session) throw new Error('The session that was just opened is not there');
  await endBroughtSession(context);
  context.setCookie(sessionCookie(context.auth, token));
  return seeViewer(context, session);
}

/** Ends the session whose cookie came with the request. */
export async function endBroughtSession({ auth, database, cookieHeader }: RequestContext): Promise<void> {
  const token = readSessionToken(auth, cookieHeader);
  if (token) await deleteSession(database, token);
}
