// The live bus: short notices between all server processes, over PostgreSQL or, with REDIS_URL, over Redis.
import { EventEmitter } from 'node:events';
import type { Logger } from 'pino';
import { openReconnecting } from './reconnecting-connection.ts';
import type { OpenConnection } from './bus-connection.ts';
import { connectPostgres } from './postgres.ts';

/** Timeout of a connection attempt and of an answer, and the interval of the heartbeat, in ms. */
const TIMEOUT_MS = 5000;
/** How long `publishToAll` waits for processes that do not confirm a notice, in ms. */
const CONFIRM_MS = 2000;

/** A notice carries ids only; subscribers read the rest from the database. */
export interface Notice {
  topic: string;
  id: string;
}

export interface Bus {
  /**
   * Delivers a notice locally before the call returns, and to other processes within a millisecond or so. Call it after the
   * commit. It never fails; processes that cannot be reached are notified after the reconnect that notices may be lost.
   */
  publish(notice: Notice): Promise<void>;
  /**
   * Publishes a notice and returns once every process has delivered it to its subscribers, or after two seconds. For
   * changes that every process must show as soon as the request is answered.
   */
  publishToAll(notice: Notice): Promise<void>;
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
  /** Asks the other processes to confirm the notice under this id. */
  confirmAs?: string;
  /** The id of the notice that this message confirms; the message has no other purpose. */
  confirms?: string;
}

/**
 * Opens the bus. It reconnects by itself. After every reconnect its subscribers are notified that notices may be lost;
 * so are those of other processes if notices of this one could not be sent.
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
  const send = (notice: Notice | null, receipt?: Pick<Message, 'confirmAs' | 'confirms'>) =>
    connection.send(JSON.stringify({ from: origin, notice, ...receipt } satisfies Message));
  const events = {
    onMessage(text: string) {
      const { from, notice, confirmAs, confirms } = parseMessage(text);
      if (from === origin) return;
      if (confirms !== undefined) return void local.emit(`confirmed ${confirms}`);
      local.emit('notice', notice);
      if (confirmAs !== undefined) send(null, { confirms: confirmAs });
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
    async publishToAll(notice) {
      local.emit('notice', notice);
      const receivers = await connection.countReceivers().catch(() => 0);
      const confirmAs = crypto.randomUUID();
      const confirmed = receiveTimes(local, `confirmed ${confirmAs}`, receivers - 1);
      send(notice, { confirmAs });
      if (!(await confirmed)) logger.warn({ topic: notice.topic }, 'A process did not confirm a notice');
    },
    subscribe(listener) {
      local.on('notice', listener);
      return () => local.off('notice', listener);
    },
    isConnected: connection.isConnected,
    close: connection.close,
  };
}

/** Whether the event was emitted this many times within two seconds. */
async function receiveTimes(emitter: EventEmitter, event: string, times: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let left = times;
  const count = () => {
    left -= 1;
    if (left === 0) resolve(true);
  };
  emitter.on(event, count);
  const timeout = setTimeout(() => resolve(false), CONFIRM_MS);
  if (times <= 0) resolve(true);
  return promise.finally(() => {
    clearTimeout(timeout);
    emitter.off(event, count);
  });
}

/** Imported only with REDIS_URL, since the library takes 28 MB of memory. */
async function loadRedis(redisUrl: string, timeoutMs: number): Promise<OpenConnection> {
  return (await import('./redis.ts')).connectRedis(redisUrl, timeoutMs);
}

/** Other programs may share the Redis. A message that cannot be parsed counts as a notice that may have been missed. */
function parseMessage(text: string): Message {
  try {
    const message: unknown = JSON.parse(text);
    if (typeof message === 'object' && message && 'from' in message && 'notice' in message)
      return message as Message;
  } catch {
    // Not JSON.
  }
  return { from: '', notice: null };
}
