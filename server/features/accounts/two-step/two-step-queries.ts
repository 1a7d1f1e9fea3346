// All SQL for two-step sign-in: secrets, recovery codes and unfinished sign-ins.
import type { Connection } from '../../../database/connection.ts';

/** How long the key may be on screen before it is confirmed. */
const SETUP_MINUTES = 15;

export interface TwoStepRow {
  since: Date;
  recoveryCodesLeft: number;
}

/** Null if it is off. */
export async function findTwoStep(connection: Connection, userId: string): Promise<TwoStepRow | null> {
  const row = await connection
    .selectFrom('two_step')
    .select((eb) => [
      'confirmed_at',
      eb
        .selectFrom('recovery_codes')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('recovery_codes.user_id', '=', 'two_step.user_id')
        .where('used_at', 'is', null)
        .as('left'),
    ])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row?.confirmed_at ? { since: row.confirmed_at, recoveryCodesLeft: row.left ?? 0 } : null;
}

/** Stores an unconfirmed secret in place of any other; false if two-step sign-in is on. */
export async function startTwoStep(
  connection: Connection,
  userId: string,
  sealedSecret: Buffer,
): Promise<boolean> {
  const written = await connection
    .insertInto('two_step')
    .values({ user_id: userId, sealed_secret: sealedSecret })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_secret: sealedSecret, started_at: new Date() })
        .where('two_step.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return written !== undefined;
}

/** The unconfirmed secret, locked until the transaction ends; null if there is none or it has expired. */
export async function lockUnconfirmedSecret(connection: Connection, userId: string): Promise<Buffer | null> {
  const row = await connection
    .selectFrom('two_step')
    .select('sealed_secret')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('started_at', '>', new Date(Date.now() - SETUP_MINUTES * 60_000))
    .forUpdate()
    .executeTakeFirst();
  return row?.sealed_secret ?? null;
}

/**
 * @param step the time step of the code that confirmed the secret; the code counts as used
 */
export async function confirmTwoStep(connection: Connection, userId: string, step: number): Promise<void> {
  await connection
    .updateTable('two_step')
    .set({ confirmed_at: new Date(), last_step: step })
    .where('user_id', '=', userId)
    .execute();
}

/** The confirmed secret. */
export async function findSecret(connection: Connection, userId: string): Promise<Buffer | null> {
  const row = await connection
    .selectFrom('two_step')
    .select('sealed_secret')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row?.sealed_secret ?? null;
}

/** Uses the code of a time step and all earlier ones; false if it was used. Of concurrent attempts, one succeeds. */
export async function consumeTimeStep(
  connection: Connection,
  userId: string,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('two_step')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * @returns whether there was a secret, confirmed or not
 */
export async function deleteTwoStep(connection: Connection, userId: string): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom('two_step')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Deletes two-step sign-in only if it was turned on after `since`. */
export async function deleteTwoStepSince(connection: Connection, userId: string, since: Date): Promise<void> {
  await connection
    .deleteFrom('two_step')
    .where('user_id', '=', userId)
    .where('confirmed_at', '>', since)
    .execute();
}

/** Replaces the user's recovery codes. */
export async function writeRecoveryCodes(
  connection: Connection,
  userId: string,
  hashes: Buffer[],
): Promise<void> {
  await connection.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await connection
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash, used_at: null })))
    .execute();
}

/** False if it is unknown or used. Of concurrent attempts, one succeeds. */
export async function consumeRecoveryCode(
  connection: Connection,
  userId: string,
  hash: Buffer,
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('recovery_codes')
    .set({ used_at: new Date() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function insertSecondStep(
  connection: Connection,
  secondStep: { tokenHash: Buffer; userId: string; expiresAt: Date },
): Promise<void> {
  await connection
    .insertInto('second_steps')
    .values({
      token_hash: secondStep.tokenHash,
      user_id: secondStep.userId,
      expires_at: secondStep.expiresAt,
    })
    .execute();
}

/** The user of an unfinished sign-in with this token; null if there is none or it has expired. */
export async function findSecondStep(connection: Connection, tokenHash: Buffer): Promise<string | null> {
  const row = await connection
    .selectFrom('second_steps')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Counts an attempt before it is made and returns the total; null if the maximum was reached. */
export async function countSecondStepAttempt(
  connection: Connection,
  tokenHash: Buffer,
  max: number,
): Promise<number | null> {
  const row = await connection
    .updateTable('second_steps')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', new Date())
    .where('tries', '<', max)
    .returning('tries')
    .executeTakeFirst();
  return row?.tries ?? null;
}

/** False if it was already finished or expired. */
export async function deleteSecondStep(connection: Connection, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom('second_steps')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Deletes the user's unfinished sign-ins, which must then start again. */
export async function deleteSecondStepsOf(connection: Connection, userId: string): Promise<void> {
  await connection.deleteFrom('second_steps').where('user_id', '=', userId).execute();
}

export async function deleteExpiredSecondSteps(connection: Connection): Promise<void> {
  await connection.deleteFrom('second_steps').where('expires_at', '<', new Date()).execute();
}
