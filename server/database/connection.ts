// The connection to PostgreSQL: one pool that the whole server shares, and a query builder on top of it.
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Logger } from '../core/logger.ts';
import type { Tables } from './tables.ts';

export interface Database {
  pool: Pool;
  /** For what touches single rows by their keys, so often that planning it anew would cost twice the answer. */
  lookups: Pool;
  kysely: Kysely<Tables>;
  close(): Promise<void>;
}

/** The query builder of the database, or of a transaction on it. */
export type Connection = Database['kysely'];

/** One answers some 20,000 lookups a second; a message that waits for its thread holds one up. */
const LOOKUP_CONNECTIONS = 4;

// Counts and sums come as int8; none of ours grows past what a double holds exactly.
types.setTypeParser(types.builtins.INT8, Number);

/**
 * Opens a pool of at most `max` connections, and a small one for lookups; each is made when it is first needed.
 *
 * Plans are made for the values at hand: a generic plan of the list of ads took 700 ms. Time is UTC on every connection.
 * A connection that breaks is logged, and replaced by the next query.
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
    // Heard on each connection: the pool itself listens only to those that are not lent out.
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
