// The connection to PostgreSQL: pools shared by the whole server, and a query builder on top.
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Logger } from '../core/process/logger.ts';
import type { Tables } from './tables.ts';

export interface Database {
  pool: Pool;
  /** For frequent lookups by key: planning them each time costs twice as much as running them. */
  lookups: Pool;
  kysely: Kysely<Tables>;
  close(): Promise<void>;
}

/** The query builder on the database or within a transaction. */
export type Connection = Database['kysely'];

/** One connection answers about 20,000 lookups a second, but a statement that waits for a row lock blocks it. */
const LOOKUP_CONNECTIONS = 4;

// Counts and sums are int8; none exceeds what a double represents exactly.
types.setTypeParser(types.builtins.INT8, Number);

/**
 * Opens a pool of at most `max` connections and a small one for lookups; connections open on first use.
 *
 * Custom plans: a generic plan of the ad list took 700 ms. Time is UTC on every connection. A broken connection is logged and
 * replaced by the next query.
 */
export function connectDatabase(url: string, { max, logger }: { max: number; logger?: Logger }): Database {
  let isClosing = false;
  const open = (connections: number, planning: string): Pool => {
    const pool = new Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: 10_000,
      application_name: 'baskettorget',
      options: `-c plan_cache_mode=${planning} -c timezone=UTC`,
    });
    // Per connection, because the pool's own listener covers idle connections only.
    pool.on('connect', (client) =>
      client.on('error', ({ message }) => {
        if (!isClosing) logger?.warn({ reason: message }, 'a database connection broke');
      }),
    );
    pool.on('error', () => undefined);
    return pool;
  };
  const pool = open(max, 'force_custom_plan');
  const lookups = open(LOOKUP_CONNECTIONS, 'force_generic_plan');
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    isClosing = true;
    await Promise.all([pool.end(), lookups.end()]);
  };
  return { pool, lookups, kysely, close };
}
