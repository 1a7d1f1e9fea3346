// The connection to PostgreSQL: pools shared by the whole server, and a query builder on top.
import { Kysely, PostgresDialect } from 'kysely';
import { type Pool, types } from 'pg';
import type { Logger } from '../core/process/logger.ts';
import { type Availability, WatchedPool, watchAvailability } from './availability.ts';
import type { Tables } from './tables.ts';

export interface Database {
  pool: Pool;
  /** For frequent lookups by key: planning them each time costs twice as much as running them. */
  lookups: Pool;
  /** For searches of ads and of the forum, whose statements are long: planning them each time costs more than running them. */
  searches: Pool;
  /** For frequent prepared writes. They may wait for a locked row, and other statements must not wait for their connections. */
  writes: Pool;
  kysely: Kysely<Tables>;
  availability: Availability;
  close(): Promise<void>;
}

/** The query builder on the database or within a transaction. */
export type Connection = Database['kysely'];

/** One connection answers about 20,000 lookups a second, but a statement that waits for a row lock blocks it. */
const LOOKUP_CONNECTIONS = 4;
/** Text searches of ads use at most two at a time, and searches of the forum two. */
const SEARCH_CONNECTIONS = 6;
/** Several, because a write that waits for a locked row blocks its connection. */
const WRITE_CONNECTIONS = 4;
/**
 * After so many searches a new connection replaces the old one, which caches half a megabyte for each of thousands of kinds of
 * search.
 */
const MAX_SEARCHES = 1000;

// Counts and sums are int8; none exceeds what a double represents exactly.
types.setTypeParser(types.builtins.INT8, Number);

interface PoolOptions {
  max: number;
  logger?: Logger;
  /** Statements that take longer are canceled: ms. None by default, for migrations, jobs and commands. */
  statementTimeout?: number;
  /** How long to wait for a response when the server no longer answers: ms. */
  answerTimeout?: number;
}

/**
 * Opens a pool of at most `max` connections, and small ones for lookups, searches and writes, which open on first use.
 *
 * The large pool uses custom plans, because its statements read very different numbers of rows depending on their values. Time is
 * UTC on every connection. The next query replaces a broken connection.
 */
export function connectDatabase(url: string, options: PoolOptions): Database {
  const { max, logger, statementTimeout, answerTimeout } = options;
  const open = (connections: number, planning: string, maxUses?: number): WatchedPool => {
    const pool = new WatchedPool({
      connectionString: url,
      max: connections,
      ...(maxUses && { maxUses }),
      connectionTimeoutMillis: 10_000,
      ...(statementTimeout && { statement_timeout: statementTimeout }),
      ...(answerTimeout && { query_timeout: answerTimeout }),
      keepAlive: true,
      application_name: 'baskettorget',
      options: `-c plan_cache_mode=${planning} -c timezone=UTC`,
    });
    pool.onConnectionError = (error) => availability.report(error);
    // Per connection, because the pool's own listener covers idle connections only.
    pool.on('connect', (client) => client.on('error', (error) => pool.noteConnectionError(error)));
    pool.on('error', () => undefined);
    return pool;
  };
  const pool = open(max, 'force_custom_plan');
  const lookups = open(LOOKUP_CONNECTIONS, 'force_generic_plan');
  const searches = open(SEARCH_CONNECTIONS, 'force_generic_plan', MAX_SEARCHES);
  const writes = open(WRITE_CONNECTIONS, 'force_generic_plan');
  const availability = watchAvailability(() => lookups.query('select 1'), logger);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    availability.close();
    await Promise.all([pool.end(), lookups.end(), searches.end(), writes.end()]);
  };
  return { pool, lookups, searches, writes, kysely, availability, close };
}
