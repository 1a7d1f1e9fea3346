// Re-authentication by password, for actions that another person at an open session must not do.
import { newPasswordTexts } from '#shared/features/accounts/mail-link-texts.ts';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { refundAttempt, countAttempt } from '../../../core/limits/limits.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import { passwordGuessLimits } from '../limits.ts';
import { findPassword } from '../password/password-queries.ts';

/**
 * Requires the password of the viewer's account.
 *
 * @param field the field that the error is shown at
 * @throws ORPCError UNPROCESSABLE_CONTENT; TOO_MANY_REQUESTS
 */
export async function requirePassword(
  { auth, database, viewer, queueEntry }: RequestContext & { viewer: Viewer },
  typed: string,
  field: string,
): Promise<void> {
  const limits = passwordGuessLimits(viewer.id);
  await countAttempt(database, limits);
  const hash = await findPassword(database.kysely, viewer.id);
  if (hash === null) return refuse('UNPROCESSABLE_CONTENT', newPasswordTexts.none);
  if (!(await auth.isPassword(hash, typed, queueEntry()))) {
    const sentence = newPasswordTexts.currentWrong;
    refuse('UNPROCESSABLE_CONTENT', sentence, { [field]: sentence });
  }
  await refundAttempt(database, limits);
}
