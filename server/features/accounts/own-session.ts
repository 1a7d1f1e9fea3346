// A session for somebody who came in otherwise than by the account library's own door, e.g. by a link in a mail.
import type { Viewer } from '#shared/features/accounts/contract.ts';
import { blockedSentence } from '#shared/features/users/words.ts';
import { makeSessionToken, SESSION_DAYS, sessionCookie } from '../../core/auth.ts';
import { refuse } from '../../core/refusal.ts';
import type { RequestContext } from '../../core/request.ts';
import { findBlock, findSession, insertSession } from './queries.ts';
import type { Connection } from './link-queries.ts';
import { viewViewer } from './view.ts';

/**
 * Opens it in the caller's transaction; gives the token for `enter`, to be called once that is committed.
 *
 * @throws ORPCError FORBIDDEN with end and reason for somebody blocked
 */
export async function openOwnSession(
  { ip, userAgent }: RequestContext,
  connection: Connection,
  userId: string,
): Promise<string> {
  const block = await findBlock({ kysely: connection }, userId);
  if (block) refuse('FORBIDDEN', blockedSentence(block));
  const token = makeSessionToken();
  const expiresAt = new Date(Date.now() + SESSION_DAYS * 86_400_000);
  await insertSession(connection, { userId, token, expiresAt, ip, userAgent });
  return token;
}

/** Gives the browser its cookie. */
export async function enter(context: RequestContext, token: string): Promise<{ viewer: Viewer }> {
  const session = await findSession(context.database, token);
  if (!session) throw new Error('The session that was just opened is not there');
  context.setCookie(sessionCookie(context.auth, token));
  return { viewer: viewViewer(session) };
}
