// The live bus: short notices between all server processes, over PostgreSQL or, with REDIS_URL, over Redis.
import { EventEmitter } from 'node:events';
import type { Logger } from 'pino';
import { openReconnecting } from './reconnecting-connection.ts';
import type { OpenConnection } from './bus-connection.ts';
import { connectPostgres } from './postgres.ts';

/** Timeout of a connection attempt and of an answer, and the interval of the heartbeat, in ms. */
const TIMEOUT_MS = 5000;

/** A notice carries ids only; subscribers read the rest from the database. */
export interface Notice {
  topic: string;
  id: string;
}

export interface Bus {
  /**
   * Delivers a notice locally before the call returns, and to other processes within a millisecond or so. Call it after the
   * commit. It never fails; processes that cannot be reached learn after the reconnect that they missed notices.
   */
  publish(notice: Notice): Promise<void>;
  /** Calls back for every notice; `null` means that some may have been missed. Returns the function that unsubscribes. */
  subscribe(listener: (notice: Notice | null) => void): () => void;
  /** Whether notices from other processes currently reach this one. */
  isConnected(): boolean;
  close(): Promise<void>;
}

/** A message on the connection: the sender and the notice; null if earlier notices of the sender may be lost. */
interface Message {
  from: string;
  notice: Notice | null;
}

/**
 * Opens the bus. It reconnects by itself. After every reconnect its subscribers learn that they may have missed notices;
 * so do those of other processes if notices of this one could not be sent.
 *
 * @param timeoutMs of a connection attempt, an answer and between two heartbeats; only tests pass it
 * @throws OperatorError if REDIS_URL does not lead to a usable Redis
 */
export async function openBus(
  { redisUrl, databaseUrl }: { redisUrl?: string; databaseUrl: string },
  logger: Logger,
  timeoutMs = TIMEOUT_MS,
): Promise<Bus> {
  const origin = crypto.randomUUID();
  const local = new EventEmitter().setMaxListeners(0);
  const send = (notice: Notice | null) => connection.send(JSON.stringify({ from: origin, notice }));
  const events = {
    onMessage(text: string) {
      const { from, notice } = parseMessage(text);
      if (from !== origin) local.emit('notice', notice);
    },
    onReconnect(isLossy: boolean) {
      if (isLossy) send(null);
      local.emit('notice', null);
    },
  };
  const openConnection = redisUrl
    ? await loadRedis(redisUrl, timeoutMs)
    : connectPostgres(databaseUrl, timeoutMs);
  const connection = await openReconnecting(openConnection, { events, logger, timeoutMs });
  return {
    async publish(notice) {
      local.emit('notice', notice);
      send(notice);
    },
    subscribe(listener) {
      local.on('notice', listener);
      return () => local.off('notice', listener);
    },
    isConnected: connection.isConnected,
    close: connection.close,
  };
}

/** Imported only with REDIS_URL, since the library takes 28 MB of memory. */
async function loadRedis(redisUrl: string, timeoutMs: number): Promise<OpenConnection> {
  return (await import('./redis.ts')).connectRedis(redisUrl, timeoutMs);
}

/** A Redis may be shared with other programs; a message that cannot be parsed may have been a notice. */
function parseMessage(text: string): Message {
  try {
    const message: unknown = JSON.parse(text);
    if (typeof message === 'object' && message && 'from' in message && 'notice' in message)
      return message as Message;
  } catch {}
  return { from: '', notice: null };
}
