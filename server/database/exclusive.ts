// Runs work on one node at a time.
import type pg from 'pg';

/**
 * Runs the work under an advisory lock; others that want the lock of this number wait.
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

/**
 * Runs the work unless another process holds the lock of this number. A killed process releases its lock at once.
 *
 * @param number one of `locks`
 */
export async function runUnlessLocked(
  pool: pg.Pool,
  number: number,
  work: () => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    const lock = 'select pg_try_advisory_lock($1) as "isFree"';
    const { rows } = await client.query<{ isFree: boolean }>(lock, [number]);
    if (rows[0]?.isFree) await work();
  } finally {
    client.release(true);
  }
}
