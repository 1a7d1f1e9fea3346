// The second step of signing in: a code, sent by the browser that has passed the first step.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { twoStepTexts } from '#shared/features/accounts/two-step/two-step-texts.ts';
import { refundAttempt, isWithinLimits, countAttempt } from '../../../core/limits/limits.ts';
import { queueMail } from '../../../core/mail/outbox.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { secondStepLimits, warningLimits } from '../limits.ts';
import { recordSignIn } from '../sessions/new-device.ts';
import { replaceSession, openSession } from '../sign-in/open-session.ts';
import { findEmail } from '../re-authentication/owner-queries.ts';
import { insertSecurityEvent } from '../queries.ts';
import { endedSecondStepCookie, readSecondStep } from './second-step-cookie.ts';
import { isAppCode, consumeCode } from './consume-code.ts';
import { recoveryCodeUsedMail, secondStepFailedMail } from './two-step-mails.ts';
import { countSecondStepAttempt, deleteSecondStep, findSecondStep, findTwoStep } from './two-step-queries.ts';

/** After this many codes, the first step must be repeated. */
const MAX_ATTEMPTS = 5;

interface SecondStepResult {
  viewer: Viewer;
  recoveryCodesLeft: number | null;
}

/**
 * Checks the code and opens the session.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a wrong code; UNAUTHORIZED if the second step has expired, or after too
 * many wrong codes; TOO_MANY_REQUESTS
 */
export async function completeSecondStep(context: RequestContext, typed: string): Promise<SecondStepResult> {
  const { auth, database } = context;
  const tokenHash = readSecondStep(auth, context.cookieHeader);
  const userId = tokenHash && (await findSecondStep(database.kysely, tokenHash));
  if (!tokenHash || !userId) return endSecondStep(context, twoStepTexts.signInTimedOut);
  const code = typed.trim();
  if (code === '') refuseCode(twoStepTexts.codeMissing);
  const limits = secondStepLimits(userId);
  await countAttempt(database, limits);
  const attempts = await countSecondStepAttempt(database.kysely, tokenHash, MAX_ATTEMPTS);
  if (attempts === null) return endSecondStep(context, twoStepTexts.tooManyWrong);
  const passed = await database.kysely
    .transaction()
    .execute((tx) => consumeCodeAndOpen(context, tx, { userId, code, tokenHash }));
  if (!passed)
    return refuseWrongCode(context, { userId, code, tokenHash, isLast: attempts === MAX_ATTEMPTS });
  await refundAttempt(database, limits);
  context.setCookie(endedSecondStepCookie(auth));
  const viewer = await replaceSession(context, passed.token);
  await recordSignIn(context, viewer, passed.token);
  return { viewer, recoveryCodesLeft: passed.recoveryCodesLeft };
}

interface Attempt {
  userId: string;
  code: string;
  tokenHash: Buffer;
}

/** Null if the code is wrong. */
async function consumeCodeAndOpen(
  context: RequestContext,
  tx: Connection,
  { userId, code, tokenHash }: Attempt,
): Promise<{ token: string; recoveryCodesLeft: number | null } | null> {
  const kind = await consumeCode(context, tx, { userId, code });
  if (!kind) return null;
  if (!(await deleteSecondStep(tx, tokenHash))) return endSecondStep(context, twoStepTexts.signInTimedOut);
  const token = await openSession(context, tx, userId);
  const recoveryCodesLeft = kind === 'recovery' ? await recordRecoveryCodeUse(context, tx, userId) : null;
  return { token, recoveryCodesLeft };
}

async function recordRecoveryCodeUse(
  context: RequestContext,
  tx: Connection,
  userId: string,
): Promise<number> {
  const { settings, ip, userAgent } = context;
  const left = (await findTwoStep(tx, userId))?.recoveryCodesLeft ?? 0;
  const details = { left };
  await insertSecurityEvent({ kysely: tx }, { event: 'recovery_code_used', userId, ip, userAgent, details });
  const person = { userId, email: await findEmail(tx, userId) };
  await queueMail(context, tx, recoveryCodeUsedMail(person, { publicUrl: settings.publicUrl, left }));
  return left;
}

async function refuseWrongCode(
  context: RequestContext,
  { userId, code, tokenHash, isLast }: Attempt & { isLast: boolean },
): Promise<never> {
  const { database, ip, userAgent } = context;
  await insertSecurityEvent(database, { event: 'second_step_failed', userId, ip, userAgent });
  if (!isLast) refuseCode(isAppCode(code) ? twoStepTexts.codeWrong : twoStepTexts.recoveryWrong);
  await deleteSecondStep(database.kysely, tokenHash);
  await warnOwner(context, userId);
  return endSecondStep(context, twoStepTexts.tooManyWrong);
}

/** Mails the owner, since another person seems to have passed the first step without having the owner's app. */
async function warnOwner(context: RequestContext, userId: string): Promise<void> {
  const { database, settings } = context;
  if (!(await isWithinLimits(database, warningLimits(userId)))) return;
  const email = await findEmail(database.kysely, userId);
  await database.kysely
    .transaction()
    .execute((tx) => queueMail(context, tx, secondStepFailedMail({ userId, email }, settings.publicUrl)));
}

function refuseCode(sentence: string): never {
  return refuse('UNPROCESSABLE_CONTENT', sentence, { code: sentence });
}

function endSecondStep(context: RequestContext, sentence: string): never {
  context.setCookie(endedSecondStepCookie(context.auth));
  return refuse('UNAUTHORIZED', sentence);
}
