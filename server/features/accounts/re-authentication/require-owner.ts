// Re-authentication of the viewer, for actions that another person at an open session must not do.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { twoStepTexts } from '#shared/features/accounts/two-step/two-step-texts.ts';
import { readSessionToken } from '../../../core/auth.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import { requirePassword } from './require-password.ts';
import { isSessionFresh } from './owner-queries.ts';
import { findPassword } from '../password/password-queries.ts';

/**
 * Requires the password; for an account without one, a recent sign-in.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT, at the field `password` if it is missing or wrong; TOO_MANY_REQUESTS
 */
export async function requireOwner(
  context: RequestContext & { viewer: Viewer },
  typed: string,
): Promise<void> {
  const { auth, database, viewer, cookieHeader } = context;
  if ((await findPassword(database.kysely, viewer.id)) === null) {
    const isFresh = await isSessionFresh(database.kysely, readSessionToken(auth, cookieHeader) ?? '');
    return isFresh ? undefined : refuse('UNPROCESSABLE_CONTENT', twoStepTexts.recentSignInRequired);
  }
  if (typed === '') {
    refuse('UNPROCESSABLE_CONTENT', twoStepTexts.passwordMissing, { password: twoStepTexts.passwordMissing });
  }
  await requirePassword(context, typed, 'password');
}
