// Updates many rows in short transactions, so that other statements wait for their locks only briefly.
import type { Connection, Database } from './connection.ts';

/** The most rows that are updated in one transaction. */
export const BATCH_SIZE = 500;

/** @param updateBatch updates at most `BATCH_SIZE` rows and returns their number; called until a batch is not full */
export async function inBatches(
  { kysely }: Pick<Database, 'kysely'>,
  updateBatch: (transaction: Connection) => Promise<number>,
): Promise<void> {
  let count = BATCH_SIZE;
  while (count === BATCH_SIZE) count = await kysely.transaction().execute(updateBatch);
}
