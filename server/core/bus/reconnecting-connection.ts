// A connection that reconnects: detects that it is broken, opens another, and records whether messages were lost meanwhile.
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { BusConnection, OpenConnection } from './bus-connection.ts';

const FIRST_RETRY_MS = 100;
/** Short, because nothing is answered from caches meanwhile. */
const MAX_RETRY_MS = 1000;
/** Timeout of pending messages on close, in ms. */
const CLOSE_TIMEOUT_MS = 1000;

export interface ReconnectingConnection {
  /** Returns at once and never throws: a message that cannot be sent is reported as lost after the next reconnect. */
  send(text: string): void;
  isConnected(): boolean;
  /** How many processes receive messages, this one included; 0 while disconnected. */
  countReceivers(): Promise<number>;
  /** Resolves when all messages are sent, or after a second. */
  close(): Promise<void>;
}

export interface ConnectionEvents {
  onMessage(text: string): void;
  /**
   * Called after every reconnect.
   *
   * @param isLossy whether messages of this process may be lost
   */
  onReconnect(isLossy: boolean): void;
}

/** Rejects if the first connection cannot be opened; later it reconnects by itself, at most 1 s between attempts. */
export async function openReconnecting(
  open: OpenConnection,
  { events, logger, timeoutMs }: { events: ConnectionEvents; logger: Logger; timeoutMs: number },
): Promise<ReconnectingConnection> {
  let connection: BusConnection | null = null;
  let isLossy = false;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  const pending = new Set<Promise<void>>();

  async function connect(): Promise<void> {
    const opened = await open(events.onMessage);
    if (isClosed) return opened.end();
    connection = opened;
    void opened.broken.then((reason) => dropConnection(opened, reason));
  }

  function dropConnection(lost: BusConnection, reason: unknown): void {
    if (isClosed || connection !== lost) return;
    connection = null;
    if (pending.size > 0) isLossy = true;
    logger.warn({ reason: String(reason) }, 'The live bus lost its connection and is reconnecting');
    void lost.end();
    reconnectAfter(FIRST_RETRY_MS);
  }

  function reconnectAfter(delay: number): void {
    retry = setTimeout(async () => {
      try {
        await connect();
      } catch {
        // The loss was logged; the log has another line when the bus is connected again.
        if (!isClosed) reconnectAfter(Math.min(delay * 2, MAX_RETRY_MS));
        return;
      }
      if (!isClosed) reportReconnect();
    }, delay);
    retry.unref();
  }

  function reportReconnect(): void {
    logger.warn('The live bus is connected again');
    const wasLossy = isLossy;
    isLossy = false;
    events.onReconnect(wasLossy);
  }

  // Without a heartbeat, a half-open connection cannot be distinguished from an idle one.
  const heartbeat = setInterval(() => {
    const current = connection;
    if (!current) return;
    const timeout = setTimeout(
      () => dropConnection(current, 'no answer to the heartbeat'),
      timeoutMs,
    ).unref();
    current
      .check()
      .catch((reason: unknown) => dropConnection(current, reason))
      .finally(() => clearTimeout(timeout));
  }, timeoutMs).unref();

  try {
    await connect();
  } catch (error) {
    clearInterval(heartbeat);
    throw error;
  }
  return {
    send(text) {
      const current = connection;
      if (!current) {
        isLossy = true;
        return;
      }
      const sending = current
        .send(text)
        .catch((reason: unknown) => dropConnection(current, reason))
        .finally(() => pending.delete(sending));
      pending.add(sending);
    },
    isConnected: () => connection !== null,
    countReceivers: async () => (await connection?.countReceivers()) ?? 0,
    async close() {
      isClosed = true;
      clearTimeout(retry);
      clearInterval(heartbeat);
      await Promise.race([Promise.all(pending), pause(CLOSE_TIMEOUT_MS)]);
      await Promise.race([connection?.end(), pause(CLOSE_TIMEOUT_MS)]);
    },
  };
}
