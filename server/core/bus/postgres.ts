// The live bus over PostgreSQL LISTEN/NOTIFY, on its own connection.
import { Client } from 'pg';
import type { BusConnection, OpenConnection } from './bus-connection.ts';

const CHANNEL = 'baskettorget';
const CONNECTION_NAME = 'baskettorget bus';

/**
 * Not a connection of the pool: a notice would wait there for a free one (ten seconds while PostgreSQL restarts), and
 * notices would not keep their order.
 */
export function connectPostgres(databaseUrl: string, timeoutMs: number): OpenConnection {
  return async (onMessage) => {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: CONNECTION_NAME,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      keepAlive: true,
      // Notices are not durable, so none needs to wait for the disk.
      options: '-c synchronous_commit=off',
    });
    const broken = Promise.withResolvers<Error>();
    client.on('error', broken.resolve);
    client.on('end', () => broken.resolve(new Error('PostgreSQL closed the connection')));
    client.on('notification', ({ payload = '' }) => onMessage(payload));
    // A broken connection cannot be ended, and nothing uses it any more.
    const end = () => client.end().catch(() => undefined);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      void end();
      throw error;
    }
    return { ...batchQueries(client), broken: broken.promise, end };
  };
}

/**
 * One query at a time, as the driver requires; messages that arrive meanwhile are sent together with the next query.
 * PostgreSQL delivers identical messages of one query only once, which is enough: a repeated notice has no further effect.
 */
function batchQueries(client: Client): Pick<BusConnection, 'send' | 'check' | 'countReceivers'> {
  let pending: string[] = [];
  let last = Promise.resolve();
  let next: Promise<void> | null = null;
  const notify = async () => {
    const texts = pending;
    pending = [];
    next = null;
    await client.query('select pg_notify($1, text) from unnest($2::text[]) text', [CHANNEL, texts]);
  };
  return {
    send(text) {
      pending.push(text);
      if (!next) last = next = last.then(notify);
      return next;
    },
    countReceivers() {
      const counting = last.then(async () => {
        const { rows } = await client.query<{ receivers: number }>(
          `select count(*)::integer as receivers from pg_stat_activity
            where application_name = $1 and datname = current_database()`,
          [CONNECTION_NAME],
        );
        return rows[0]?.receivers ?? 0;
      });
      last = counting.then(() => undefined);
      return counting;
    },
    check() {
      last = last.then(async () => void (await client.query('select 1')));
      return last;
    },
  };
}
