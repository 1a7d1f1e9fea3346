// Runs work on one node at a time.
import type pg from 'pg';

/**
 * Runs the work under an advisory lock; other holders of the number wait.
 *
 * @param number one of `locks`
 */
export async function runExclusively<Result>(
  pool: pg.Pool,
  number: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [number]);
    return await work();
  } finally {
    // Ends the session and thereby releases the lock, whatever state a failure left.
    client.release(true);
  }
}
