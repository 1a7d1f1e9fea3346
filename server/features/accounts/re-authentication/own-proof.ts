// Asking somebody who is signed in to show once more that it is them, before what a stranger at their screen must not do.
import type { Viewer } from '#shared/features/accounts/contract.ts';
import { twoStepTexts } from '#shared/features/accounts/two-step/two-step-words.ts';
import { readSessionToken } from '../../../core/auth.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import { requirePassword } from './own-password.ts';
import { isSessionFresh } from './owner-queries.ts';
import { findPassword } from '../password/password-queries.ts';

/**
 * By the password; of an account without one, by having just signed in.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT, beside the field `password` when it is missing or wrong; TOO_MANY_REQUESTS
 */
export async function requireOwner(
  context: RequestContext & { viewer: Viewer },
  typed: string,
): Promise<void> {
  const { auth, database, viewer, cookieHeader } = context;
  if ((await findPassword(database.kysely, viewer.id)) === null) {
    const isFresh = await isSessionFresh(database.kysely, readSessionToken(auth, cookieHeader) ?? '');
    return isFresh ? undefined : refuse('UNPROCESSABLE_CONTENT', twoStepTexts.signInAnew);
  }
  if (typed === '') {
    refuse('UNPROCESSABLE_CONTENT', twoStepTexts.passwordMissing, { password: twoStepTexts.passwordMissing });
  }
  await requirePassword(context, typed, 'password');
}
