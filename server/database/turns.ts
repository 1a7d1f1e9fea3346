// One node at a time: for what must be done once although many nodes start at once.
import type pg from 'pg';

/**
 * Does the work while no other holder of the same number does theirs; the others wait.
 *
 * @param number one of `locks`
 */
export async function inTurn<Result>(
  pool: pg.Pool,
  number: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [number]);
    return await work();
  } finally {
    // Ends the session, and with it the lock, whatever state a failure left it in.
    client.release(true);
  }
}
