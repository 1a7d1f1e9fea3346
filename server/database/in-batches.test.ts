// Updates in batches: each in its own transaction, until one is not full.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { BATCH_SIZE, inBatches } from './in-batches.ts';

test('updates in batches, each in its own transaction, until one is not full', async () => {
  const database = await createTestDatabase({ isEmpty: true });
  const transactions: string[] = [];
  const counts = [BATCH_SIZE, BATCH_SIZE, 3, 0];
  try {
    await inBatches(database, async (tx) => {
      const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(tx);
      transactions.push(...rows.map(({ id }) => id));
      return counts[transactions.length - 1] ?? 0;
    });
  } finally {
    await database.drop();
  }
  expect(transactions).toHaveLength(3);
  expect(new Set(transactions).size).toBe(3);
});
