// Waits until statements wait for a lock, for tests of two requests at the same time.
import { expect } from 'vitest';
import type { Database } from '../database/connection.ts';
import { waitFor } from './wait-for.ts';

/**
 * @param count number of statements that wait
 * @param text a text that these statements contain
 */
export async function waitForLocked(
  { pool }: Pick<Database, 'pool'>,
  { count = 1, text = '' }: { count?: number; text?: string } = {},
): Promise<void> {
  await waitFor(async () => {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and strpos(query, $1) > 0`,
      [text],
    );
    expect(rowCount).toBe(count);
  });
}
