// All SQL about two-step sign-in: its secret, its recovery codes, and who is between the steps.
import type { Connection } from '../../../database/connection.ts';

/** How long the key may be on screen before it is confirmed. */
const SETUP_MINUTES = 15;

export interface TwoStepRow {
  since: Date;
  recoveryCodesLeft: number;
}

/** Null while it is off. */
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

/** Writes a secret that waits to be confirmed, instead of any other that does; false when two-step is on already. */
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

/** The secret that waits to be confirmed, held until the transaction ends; null when there is none, or its time is out. */
export async function holdStarted(connection: Connection, userId: string): Promise<Buffer | null> {
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

/** @param step the half minute of the code that confirmed it, which is used by that */
export async function confirmTwoStep(connection: Connection, userId: string, step: number): Promise<void> {
  await connection
    .updateTable('two_step')
    .set({ confirmed_at: new Date(), last_step: step })
    .where('user_id', '=', userId)
    .execute();
}

/** The secret of two-step that is on. */
export async function findSecret(connection: Connection, userId: string): Promise<Buffer | null> {
  const row = await connection
    .selectFrom('two_step')
    .select('sealed_secret')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row?.sealed_secret ?? null;
}

/** Uses the code of a half minute up, and of all before it; false when that was done already. Of two at once, one does. */
export async function spendStep(connection: Connection, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('two_step')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns whether there was any, confirmed or not */
export async function deleteTwoStep(connection: Connection, userId: string): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom('two_step')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Only what was turned on since then. */
export async function deleteTwoStepSince(connection: Connection, userId: string, since: Date): Promise<void> {
  await connection
    .deleteFrom('two_step')
    .where('user_id', '=', userId)
    .where('confirmed_at', '>', since)
    .execute();
}

/** Instead of those there were. */
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

/** False when it is unknown or used. Of two at once, one uses it. */
export async function spendRecoveryCode(
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
  wait: { tokenHash: Buffer; userId: string; expiresAt: Date },
): Promise<void> {
  await connection
    .insertInto('second_steps')
    .values({ token_hash: wait.tokenHash, user_id: wait.userId, expires_at: wait.expiresAt })
    .execute();
}

/** Who is between the steps with this token; null when nobody is, or the time is out. */
export async function findSecondStep(connection: Connection, tokenHash: Buffer): Promise<string | null> {
  const row = await connection
    .selectFrom('second_steps')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Counts a try before it is made, and gives how many that makes; null when there were `most` already. */
export async function countSecondStepTry(
  connection: Connection,
  tokenHash: Buffer,
  most: number,
): Promise<number | null> {
  const row = await connection
    .updateTable('second_steps')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', new Date())
    .where('tries', '<', most)
    .returning('tries')
    .executeTakeFirst();
  return row?.tries ?? null;
}

/** False when it was over already. */
export async function deleteSecondStep(connection: Connection, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom('second_steps')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Whoever is between the steps as this person begins anew. */
export async function deleteSecondStepsOf(connection: Connection, userId: string): Promise<void> {
  await connection.deleteFrom('second_steps').where('user_id', '=', userId).execute();
}

export async function deleteExpiredSecondSteps(connection: Connection): Promise<void> {
  await connection.deleteFrom('second_steps').where('expires_at', '<', new Date()).execute();
}
