// Prevents two servers from using one embedded database: the first to stop would stop it for the other.
import { Client } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from '../core/process/operator-error.ts';
import { locks } from './locks.ts';

const TIMEOUT_MS = 5000;

/**
 * Claims the database for this process until the returned function is called or the process ends.
 *
 * @throws OperatorError when another running server has it. The lock of a killed server may last a moment longer.
 */
export async function claimDatabase(url: string, dataDir: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url, application_name: 'baskettorget server' });
  // A PostgreSQL crash releases the lock; the server goes on.
  client.on('error', () => undefined);
  await client.connect();
  const giveUpAt = Date.now() + TIMEOUT_MS;
  while (!(await tryLock(client))) {
    if (Date.now() > giveUpAt) {
      await client.end();
      throw new OperatorError(
        `Another Baskettorget runs on DATA_DIR (${dataDir}): stop it first, or choose another folder.`,
      );
    }
    await pause(50);
  }
  return () => client.end();
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ isLocked: boolean }>(
    'select pg_try_advisory_lock($1) as "isLocked"',
    [locks.soleServer],
  );
  return rows[0]?.isLocked === true;
}
