// Asking somebody who is signed in for their password once more, before what a stranger at their screen must not do.
import type { Viewer } from '#shared/features/accounts/contract.ts';
import { newPasswordWords } from '#shared/features/accounts/mail-link-words.ts';
import { twoStepWords } from '#shared/features/accounts/two-step-words.ts';
import { readSessionToken } from '../../core/auth.ts';
import { giveBackTry, spendTry } from '../../core/limits.ts';
import { refuse } from '../../core/refusal.ts';
import type { RequestContext } from '../../core/request.ts';
import { passwordChangeLimits } from './limits.ts';
import { isSessionFresh } from './owner-queries.ts';
import { findPassword } from './password-queries.ts';

type Owner = RequestContext & { viewer: Viewer };

/**
 * For changing it.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT, beside the field `current` when it is wrong; TOO_MANY_REQUESTS
 */
export async function requireCurrentPassword(context: Owner, typed: string): Promise<void> {
  await judge(context, { typed, field: 'current', wrong: newPasswordWords.currentWrong }, () =>
    refuse('UNPROCESSABLE_CONTENT', newPasswordWords.none),
  );
}

/**
 * The password; of an account without one, that the person has just signed in.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT, beside the field `password` when it is missing or wrong; TOO_MANY_REQUESTS
 */
export async function requireOwner(context: Owner, typed: string): Promise<void> {
  await judge(context, { typed, field: 'password', wrong: twoStepWords.passwordWrong }, async () => {
    const token = readSessionToken(context.auth, context.cookieHeader) ?? '';
    if (!(await isSessionFresh(context.database.kysely, token))) {
      refuse('UNPROCESSABLE_CONTENT', twoStepWords.signInAnew);
    }
  });
}

async function judge(
  { auth, database, viewer }: Owner,
  { typed, field, wrong }: { typed: string; field: string; wrong: string },
  judgeWithout: () => Promise<void> | never,
): Promise<void> {
  const limits = passwordChangeLimits(viewer.id);
  await spendTry(database, limits);
  const hash = await findPassword(database.kysely, viewer.id);
  if (hash === null) await judgeWithout();
  else if (typed === '') {
    refuse('UNPROCESSABLE_CONTENT', twoStepWords.passwordMissing, { [field]: twoStepWords.passwordMissing });
  } else if (!(await auth.isPassword(hash, typed))) {
    refuse('UNPROCESSABLE_CONTENT', wrong, { [field]: wrong });
  }
  await giveBackTry(database, limits);
}
