// Migrates a database to this release: numbered SQL files, each applied once, in a transaction.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import type pg from 'pg';
import { OperatorError } from '../core/process/operator-error.ts';
import { locks } from './locks.ts';

type Migration = { number: number; name: string; sql: string; checksum: string };

const LOCK_NOT_AVAILABLE = '55P03';
/** With the default timeout, the attempts take ten minutes. */
const LOCK_TRIES = 100;
/** How long a statement waits for a lock, before it yields to other statements, in milliseconds. */
type Locking = { timeoutMs: number };

/** The project's migrations. */
export const migrationsFolder = path.join(import.meta.dirname, 'migrations');

/**
 * Applies the files `0001-name.sql`, `0002-…` of the folder that have not been applied, in order, each in a transaction of its
 * own. Nodes that start at once take turns. Returns the names applied.
 *
 * @throws OperatorError when a newer release has migrated the database, an applied file was changed since, two files share a
 * number, or a migration fails: it is rolled back, and those before it remain applied.
 */
export async function migrate(
  pool: pg.Pool,
  folder: string = migrationsFolder,
  locking: Locking = { timeoutMs: 3000 },
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [locks.migrations]);
    await client.query(
      `create table if not exists schema_migrations (
        number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
      )`,
    );
    const waiting = await findWaiting(client, migrations);
    for (const migration of waiting) await apply(client, migration, locking);
    return waiting.map(({ name }) => name);
  } finally {
    // Ending the session releases the lock, also after a failure.
    client.release(true);
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = await Promise.all(names.map((name) => readMigration(folder, name)));
  const twin = migrations.find(({ number }, index) => migrations[index + 1]?.number === number);
  if (twin) throw new OperatorError(`Two migrations have the number of ${twin.name}.`);
  return migrations;
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1];
  if (!number) throw new OperatorError(`The migration ${name} is not named like 0001-name.sql.`);
  // Git may check out other line endings, which must not change the checksum.
  const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
  return { number: Number(number), name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

async function findWaiting(client: pg.PoolClient, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ number: number; name: string; checksum: string }>(
    'select number, name, checksum from schema_migrations order by number',
  );
  const ours = new Set(migrations.map(({ number }) => number));
  const unknown = rows.findLast(({ number }) => !ours.has(number));
  if (unknown) {
    throw new OperatorError(
      `A newer release of Baskettorget has migrated this database (${unknown.name}): start that release or a newer one, or restore a backup from before it.`,
    );
  }
  const applied = new Map(rows.map(({ number, checksum }) => [number, checksum]));
  const changed = migrations.find(
    ({ number, checksum }) => applied.has(number) && applied.get(number) !== checksum,
  );
  if (changed)
    throw new OperatorError(`The migration ${changed.name} was changed after this database had it.`);
  return migrations.filter(({ number }) => !applied.has(number));
}

/**
 * A statement that waits for a lock on a table blocks all readers behind it, so it yields to long transactions, such as dumps
 * and exports, and is tried again.
 */
async function apply(client: pg.PoolClient, migration: Migration, locking: Locking): Promise<void> {
  for (
    let tries = 1;
    !(await isApplied(client, migration, { ...locking, isLast: tries === LOCK_TRIES }));
    tries += 1
  )
    await pause(locking.timeoutMs);
}

/** False if a lock was not available in time. */
async function isApplied(
  client: pg.PoolClient,
  { number, name, sql, checksum }: Migration,
  { timeoutMs, isLast }: Locking & { isLast: boolean },
): Promise<boolean> {
  try {
    await client.query('begin');
    await client.query(`set local lock_timeout = ${timeoutMs}`);
    await client.query(sql);
    await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
      number,
      name,
      checksum,
    ]);
    await client.query('commit');
    return true;
  } catch (error) {
    if (!isLast && error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE) {
      await client.query('rollback');
      return false;
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`The migration ${name} failed and was undone: ${reason}.`, { cause: error });
  }
}
