// The live bus over PostgreSQL LISTEN/NOTIFY, on a connection of its own.
import { Client } from 'pg';
import { type Line, LINE_PATIENCE_MS, type OpenLine } from './line.ts';

const CHANNEL = 'baskettorget';

/**
 * A pool's connection would make a notice wait for its turn there, for ten seconds while PostgreSQL restarts, and could
 * not keep their order.
 */
export function linePostgres(databaseUrl: string): OpenLine {
  return async (hear) => {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: 'baskettorget bus',
      connectionTimeoutMillis: LINE_PATIENCE_MS,
      query_timeout: LINE_PATIENCE_MS,
      keepAlive: true,
      // A notice does not outlive a crash, so none needs to wait for the disk.
      options: '-c synchronous_commit=off',
    });
    const broken = Promise.withResolvers<Error>();
    client.on('error', broken.resolve);
    client.on('end', () => broken.resolve(new Error('PostgreSQL closed the connection')));
    client.on('notification', ({ payload = '' }) => hear(payload));
    const end = () => client.end().catch(() => undefined);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      void end();
      throw error;
    }
    return { ...takeTurns(client), broken: broken.promise, end };
  };
}

/**
 * One query at a time, as the driver wants it; what is to be said meanwhile goes with the next one, all of it at once.
 * PostgreSQL brings the same text said twice in one query once, which says nothing less.
 */
function takeTurns(client: Client): Pick<Line, 'send' | 'check'> {
  let waiting: string[] = [];
  let last = Promise.resolve();
  let next: Promise<void> | null = null;
  const say = async () => {
    const texts = waiting;
    waiting = [];
    next = null;
    await client.query('select pg_notify($1, text) from unnest($2::text[]) text', [CHANNEL, texts]);
  };
  return {
    send(text) {
      waiting.push(text);
      if (!next) last = next = last.then(say);
      return next;
    },
    check() {
      last = last.then(async () => void (await client.query('select 1')));
      return last;
    },
  };
}
