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
    try {
      return await work();
    } finally {
      await unlock(client, number);
    }
  } finally {
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
    if (!rows[0]?.isFree) return;
    try {
      await work();
    } finally {
      await unlock(client, number);
    }
  } finally {
    client.release(true);
  }
}

/**
 * The end of the session releases the lock too, but only some time after the pool has dropped the connection. It suffices if
 * this statement fails.
 */
async function unlock(client: pg.PoolClient, number: number): Promise<void> {
  await client.query('select pg_advisory_unlock($1)', [number]).catch(() => undefined);
}
