// Keeps a line open: finds out when it has broken, opens another, and knows whether something was not sent meanwhile.
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { LINE_PATIENCE_MS, type Line, type OpenLine } from './line.ts';

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5000;
/** How long the end may wait for what is on its way, in ms. */
const GRACE_MS = 1000;

export interface KeptLine {
  /** Returns at once and never throws: what cannot be sent is made good after the next reconnection. */
  send(text: string): void;
  isConnected(): boolean;
  /** Resolves when all that was sent has left, or after a second. */
  close(): Promise<void>;
}

export interface Ears {
  hear(text: string): void;
  /**
   * Called after every reconnection.
   *
   * @param isOwed whether some texts of ours may have reached nobody
   */
  hearOfReturn(isOwed: boolean): void;
}

/** Rejects when the first line cannot be opened; from then on it reconnects by itself, waiting 5 s at most between tries. */
export async function keepLine(open: OpenLine, ears: Ears, logger: Logger): Promise<KeptLine> {
  let line: Line | null = null;
  let isOwed = false;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  const onTheirWay = new Set<Promise<void>>();

  async function connect(): Promise<void> {
    const fresh = await open(ears.hear);
    if (isClosed) return fresh.end();
    line = fresh;
    void fresh.broken.then((reason) => lose(fresh, reason));
  }

  function lose(lost: Line, reason: unknown): void {
    if (isClosed || line !== lost) return;
    line = null;
    if (onTheirWay.size > 0) isOwed = true;
    logger.warn({ reason: String(reason) }, 'the live bus lost its connection and is reconnecting');
    void lost.end();
    reconnectAfter(FIRST_RETRY_MS);
  }

  function reconnectAfter(delay: number): void {
    retry = setTimeout(async () => {
      try {
        await connect();
      } catch {
        if (!isClosed) reconnectAfter(Math.min(delay * 2, LONGEST_RETRY_MS));
        return;
      }
      if (!isClosed) welcome();
    }, delay);
    retry.unref();
  }

  function welcome(): void {
    logger.warn('the live bus is connected again');
    const wasOwed = isOwed;
    isOwed = false;
    ears.hearOfReturn(wasOwed);
  }

  // A line whose other end has vanished without a word looks like one on which nothing happens.
  const beat = setInterval(() => {
    const current = line;
    if (!current) return;
    const late = setTimeout(() => lose(current, 'there is no sign of life'), LINE_PATIENCE_MS).unref();
    current
      .check()
      .catch((reason: unknown) => lose(current, reason))
      .finally(() => clearTimeout(late));
  }, LINE_PATIENCE_MS).unref();

  try {
    await connect();
  } catch (error) {
    clearInterval(beat);
    throw error;
  }
  return {
    send(text) {
      const current = line;
      if (!current) {
        isOwed = true;
        return;
      }
      const sending = current
        .send(text)
        .catch((reason: unknown) => lose(current, reason))
        .finally(() => onTheirWay.delete(sending));
      onTheirWay.add(sending);
    },
    isConnected: () => line !== null,
    async close() {
      isClosed = true;
      clearTimeout(retry);
      clearInterval(beat);
      await Promise.race([Promise.all(onTheirWay), pause(GRACE_MS)]);
      await Promise.race([line?.end(), pause(GRACE_MS)]);
    },
  };
}
