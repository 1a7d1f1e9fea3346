// The second step of signing in: a code, given by the browser that has just come through a door.
import type { Viewer } from '#shared/features/accounts/contract.ts';
import { twoStepTexts } from '#shared/features/accounts/two-step/two-step-words.ts';
import { refundAttempt, isWithinLimits, countAttempt } from '../../../core/limits/limits.ts';
import { queueMail } from '../../../core/mail/outbox.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { secondStepLimits, warningLimits } from '../limits.ts';
import { recordSignIn } from '../sessions/new-device.ts';
import { giveSession, openSession } from '../sign-in/own-session.ts';
import { findEmail } from '../re-authentication/owner-queries.ts';
import { insertSecurityEvent } from '../queries.ts';
import { endedSecondStepCookie, readSecondStep } from './second-step-cookie.ts';
import { isAppCode, spendCode } from './spend-code.ts';
import { recoveryCodeUsedMail, secondStepFailedMail } from './two-step-mails.ts';
import { countSecondStepTry, deleteSecondStep, findSecondStep, findTwoStep } from './two-step-queries.ts';

/** Then the first step is to be taken anew. */
const MOST_TRIES = 5;

interface Passed {
  viewer: Viewer;
  recoveryCodesLeft: number | null;
}

/**
 * Opens the session that the first step led up to.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a wrong code; UNAUTHORIZED when the wait is over, or with too many wrong
 * codes ends; TOO_MANY_REQUESTS; FORBIDDEN with end and reason for somebody who has been blocked meanwhile
 */
export async function takeSecondStep(context: RequestContext, typed: string): Promise<Passed> {
  const { auth, database } = context;
  const tokenHash = readSecondStep(auth, context.cookieHeader);
  const userId = tokenHash && (await findSecondStep(database.kysely, tokenHash));
  if (!tokenHash || !userId) return endWait(context, twoStepTexts.waitOver);
  const code = typed.trim();
  if (code === '') refuseCode(twoStepTexts.codeMissing);
  const limits = secondStepLimits(userId);
  await countAttempt(database, limits);
  const tries = await countSecondStepTry(database.kysely, tokenHash, MOST_TRIES);
  if (tries === null) return endWait(context, twoStepTexts.tooManyWrong);
  const passed = await database.kysely
    .transaction()
    .execute((tx) => spendAndOpen(context, tx, { userId, code, tokenHash }));
  if (!passed) return refuseWrong(context, { userId, code, tokenHash, isLast: tries === MOST_TRIES });
  await refundAttempt(database, limits);
  context.setCookie(endedSecondStepCookie(auth));
  const viewer = await giveSession(context, passed.token);
  await recordSignIn(context, viewer, passed.token);
  return { viewer, recoveryCodesLeft: passed.recoveryCodesLeft };
}

interface Try {
  userId: string;
  code: string;
  tokenHash: Buffer;
}

/** Null when the code is wrong. */
async function spendAndOpen(
  context: RequestContext,
  tx: Connection,
  { userId, code, tokenHash }: Try,
): Promise<{ token: string; recoveryCodesLeft: number | null } | null> {
  const kind = await spendCode(context, tx, { userId, code });
  if (!kind) return null;
  if (!(await deleteSecondStep(tx, tokenHash))) return endWait(context, twoStepTexts.waitOver);
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

async function refuseWrong(
  context: RequestContext,
  { userId, code, tokenHash, isLast }: Try & { isLast: boolean },
): Promise<never> {
  const { database, ip, userAgent } = context;
  await insertSecurityEvent(database, { event: 'second_step_failed', userId, ip, userAgent });
  if (!isLast) refuseCode(isAppCode(code) ? twoStepTexts.codeWrong : twoStepTexts.recoveryWrong);
  await deleteSecondStep(database.kysely, tokenHash);
  await warnOwner(context, userId);
  return endWait(context, twoStepTexts.tooManyWrong);
}

/** Somebody has come through the first door as this person, and does not have their app. */
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

function endWait(context: RequestContext, sentence: string): never {
  context.setCookie(endedSecondStepCookie(context.auth));
  return refuse('UNAUTHORIZED', sentence);
}
