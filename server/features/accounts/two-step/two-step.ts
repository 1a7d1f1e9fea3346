// Turning two-step sign-in on and off, and its recovery codes. Reasons: docs/decisions/16-two-step.md.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { TwoStep, TwoStepKey } from '#shared/features/accounts/two-step/two-step-contract.ts';
import { twoStepTexts } from '#shared/features/accounts/two-step/two-step-texts.ts';
import { refundAttempt, countAttempt } from '../../../core/limits/limits.ts';
import { queueMail } from '../../../core/mail/outbox.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { RequestContext, Services } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import type { MailRecipient } from '../account-mails.ts';
import { secondStepLimits } from '../limits.ts';
import { recordAndMail } from '../record-and-mail.ts';
import { requireOwner } from '../re-authentication/require-owner.ts';
import { findPassword } from '../password/password-queries.ts';
import { consumeCode } from './consume-code.ts';
import {
  describeSecret,
  hashRecoveryCode,
  makeRecoveryCodes,
  makeSealedSecret,
  openSecret,
  plainCode,
  stepOf,
} from './two-step-codes.ts';
import { codesRenewedMail, twoStepOffMail, twoStepOnMail, twoStepRemovedMail } from './two-step-mails.ts';
import {
  confirmTwoStep,
  deleteTwoStep,
  findTwoStep,
  lockUnconfirmedSecret,
  startTwoStep,
  writeRecoveryCodes,
} from './two-step-queries.ts';

type Owner = RequestContext & { viewer: Viewer };

export async function readTwoStep({ database, viewer }: Owner): Promise<TwoStep> {
  const row = await findTwoStep(database.kysely, viewer.id);
  return {
    isOn: row !== null,
    since: row?.since.toISOString() ?? null,
    recoveryCodesLeft: row?.recoveryCodesLeft ?? 0,
    hasPassword: (await findPassword(database.kysely, viewer.id)) !== null,
  };
}

/**
 * Creates a key for the app. Sign-ins require no code until it is confirmed.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT without the right password; CONFLICT if it is on; TOO_MANY_REQUESTS
 */
export async function beginTwoStep(context: Owner, password: string): Promise<TwoStepKey> {
  const { auth, database, viewer } = context;
  await requireOwner(context, password);
  const { sealed, bytes } = makeSealedSecret(auth, viewer.id);
  if (!(await startTwoStep(database.kysely, viewer.id, sealed))) refuse('CONFLICT', twoStepTexts.alreadyOn);
  return describeSecret(bytes, viewer.email);
}

/**
 * Turns it on with a code that proves that the app has the key.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a wrong code; CONFLICT without an unconfirmed key; TOO_MANY_REQUESTS
 */
export async function finishTwoStep(context: Owner, code: string): Promise<{ recoveryCodes: string[] }> {
  const { auth, database, viewer } = context;
  const limits = secondStepLimits(viewer.id);
  await countAttempt(database, limits);
  const done = await database.kysely.transaction().execute(async (tx) => {
    const sealed = await lockUnconfirmedSecret(tx, viewer.id);
    if (!sealed) return refuse('CONFLICT', twoStepTexts.setupTimedOut);
    const step = stepOf(openSecret(auth, viewer.id, sealed), plainCode(code));
    if (step === null) return refuseCode(twoStepTexts.codeWrong);
    await confirmTwoStep(tx, viewer.id, step);
    const recoveryCodes = await replaceRecoveryCodes(tx, viewer.id);
    await recordAndMail(context, tx, { event: 'two_step_on', mail: twoStepOnMail });
    return { recoveryCodes };
  });
  await refundAttempt(database, limits);
  return done;
}

/**
 * @throws ORPCError UNPROCESSABLE_CONTENT without the right password and code; CONFLICT if it is off; TOO_MANY_REQUESTS
 */
export async function renewRecoveryCodes(
  context: Owner,
  proof: { password: string; code: string },
): Promise<{ recoveryCodes: string[] }> {
  return withProof(context, proof, async (tx) => {
    const recoveryCodes = await replaceRecoveryCodes(tx, context.viewer.id);
    await recordAndMail(context, tx, { event: 'recovery_codes_renewed', mail: codesRenewedMail });
    return { recoveryCodes };
  });
}

/**
 * @throws ORPCError UNPROCESSABLE_CONTENT without the right password and code; CONFLICT if it is off; TOO_MANY_REQUESTS
 */
export async function turnOffTwoStep(
  context: Owner,
  proof: { password: string; code: string },
): Promise<{ isOn: boolean }> {
  return withProof(context, proof, async (tx) => {
    await deleteTwoStep(tx, context.viewer.id);
    await recordAndMail(context, tx, { event: 'two_step_off', mail: twoStepOffMail });
    return { isOn: false };
  });
}

/**
 * Removes another user's two-step sign-in in the caller's transaction, which writes the audit log; false if it was off.
 */
export async function deleteTwoStepOf(
  services: Pick<Services, 'settings'>,
  tx: Connection,
  person: MailRecipient,
): Promise<boolean> {
  if (!(await findTwoStep(tx, person.userId))) return false;
  await deleteTwoStep(tx, person.userId);
  await queueMail(services, tx, twoStepRemovedMail(person, services.settings.publicUrl));
  return true;
}

/** Runs `action` for the owner with the right password and code, and uses the code. */
async function withProof<Result>(
  context: Owner,
  { password, code }: { password: string; code: string },
  action: (tx: Connection) => Promise<Result>,
): Promise<Result> {
  const { database, viewer } = context;
  if (!(await findTwoStep(database.kysely, viewer.id))) refuse('CONFLICT', twoStepTexts.alreadyOff);
  await requireOwner(context, password);
  return requireCode(context, code, action);
}

/**
 * Uses a code of the owner and runs `action` in the same transaction.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a wrong code; TOO_MANY_REQUESTS
 */
export async function requireCode<Result>(
  context: Owner,
  code: string,
  action: (tx: Connection) => Promise<Result>,
): Promise<Result> {
  const { database, viewer } = context;
  if (code.trim() === '') refuseCode(twoStepTexts.codeMissing);
  const limits = secondStepLimits(viewer.id);
  await countAttempt(database, limits);
  const done = await database.kysely.transaction().execute(async (tx) => {
    const isRight = await consumeCode(context, tx, { userId: viewer.id, code });
    return isRight ? action(tx) : refuseCode(twoStepTexts.codeWrong);
  });
  await refundAttempt(database, limits);
  return done;
}

async function replaceRecoveryCodes(tx: Connection, userId: string): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await writeRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashRecoveryCode(userId, code)),
  );
  return codes;
}

function refuseCode(sentence: string): never {
  return refuse('UNPROCESSABLE_CONTENT', sentence, { code: sentence });
}
