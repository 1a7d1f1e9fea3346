// The live bus: short notices between all server processes, over PostgreSQL LISTEN/NOTIFY.
import { EventEmitter } from 'node:events';
import { Client } from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../database/connection.ts';

const CHANNEL = 'baskettorget';
const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5000;

/** A notice carries ids only; whoever hears it reads the rest from the database. */
export interface Notice {
  topic: string;
  id: string;
}

export interface Bus {
  /** Heard here before the call returns, elsewhere within a millisecond or so. Call it after the commit. */
  publish(notice: Notice): Promise<void>;
  /** Calls back for every notice; `null` means that some may have been missed. Returns how to stop. */
  subscribe(hear: (notice: Notice | null) => void): () => void;
  /** Whether notices from other processes reach this one right now. */
  isConnected(): boolean;
  close(): Promise<void>;
}

/**
 * Opens the bus. It reconnects by itself, and after every reconnection tells its listeners that they may have missed
 * something.
 */
export async function openBus(databaseUrl: string, database: Database, logger: Logger): Promise<Bus> {
  const origin = crypto.randomUUID();
  const local = new EventEmitter().setMaxListeners(0);
  let client: Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new Client({ connectionString: databaseUrl, application_name: 'baskettorget bus' });
    fresh.on('notification', ({ payload }) => {
      const { from, ...notice } = JSON.parse(payload ?? '{}') as Notice & { from: string };
      if (from !== origin) local.emit('notice', notice);
    });
    fresh.on('error', () => lose(fresh));
    fresh.on('end', () => lose(fresh));
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    client = fresh;
  }

  function lose(lost: Client): void {
    if (closed || client !== lost) return;
    client = null;
    logger.warn('The live bus lost its connection and is reconnecting');
    reconnectAfter(FIRST_RETRY_MS);
  }

  function reconnectAfter(delay: number): void {
    retry = setTimeout(() => {
      connect().then(
        () => local.emit('notice', null),
        () => {
          if (!closed) reconnectAfter(Math.min(delay * 2, LONGEST_RETRY_MS));
        },
      );
    }, delay);
    retry.unref();
  }

  await connect();
  return {
    async publish(notice) {
      local.emit('notice', notice);
      await database.pool.query('select pg_notify($1, $2)', [
        CHANNEL,
        JSON.stringify({ ...notice, from: origin }),
      ]);
    },
    subscribe(hear) {
      local.on('notice', hear);
      return () => local.off('notice', hear);
    },
    isConnected: () => client !== null,
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
