// The connection to PostgreSQL: one pool that the whole server shares, and a query builder on top of it.
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Logger } from '../core/logger.ts';
import type { Tables } from './tables.ts';

export type Database = { pool: Pool; kysely: Kysely<Tables>; close(): Promise<void> };

// Counts and sums come as int8; none of ours grows past what a double holds exactly.
types.setTypeParser(types.builtins.INT8, Number);

/**
 * Opens a pool of at most `max` connections; each is made when it is first needed.
 *
 * Plans are made for the values at hand: a generic plan of the list of ads took 700 ms. Time is UTC on every connection.
 * A connection that breaks is logged, and replaced by the next query.
 */
export function connectDatabase(url: string, options: { max: number; logger?: Logger }): Database {
  const pool = new Pool({
    connectionString: url,
    max: options.max,
    connectionTimeoutMillis: 10_000,
    application_name: 'baskettorget',
    options: '-c plan_cache_mode=force_custom_plan -c timezone=UTC',
  });
  let isClosing = false;
  // Heard on each connection: the pool itself listens only to those that are not lent out.
  pool.on('connect', (client) =>
    client.on('error', ({ message }) => {
      if (!isClosing) options.logger?.warn({ reason: message }, 'a database connection broke');
    }),
  );
  pool.on('error', () => undefined);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = () => {
    isClosing = true;
    return pool.end();
  };
  return { pool, kysely, close };
}
