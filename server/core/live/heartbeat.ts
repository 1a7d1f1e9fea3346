// Sends heartbeats on open streams, and ends those whose session has ended.
import { HEARTBEAT_MS, HEARTBEAT_TICK_MS } from '#shared/live-timing.ts';
import type { Logger } from '../process/logger.ts';
import type { EventStream } from './event-stream.ts';

export interface Heartbeat {
  add(stream: EventStream): void;
  remove(stream: EventStream): void;
  /** The number of open streams. */
  count(): number;
  /** Ends all streams. */
  close(): void;
}

/** @param findOpenSessions which of these session tokens are still valid */
export function startHeartbeat(
  findOpenSessions: (tokens: string[]) => Promise<Set<string>>,
  logger: Logger,
): Heartbeat {
  /** When each stream's next heartbeat is due. */
  const dueTimes = new Map<EventStream, number>();
  const timer = setInterval(() => sendDue(Date.now()), HEARTBEAT_TICK_MS);
  timer.unref();

  function sendDue(now: number): void {
    const due: EventStream[] = [];
    for (const [stream, time] of dueTimes) if (time <= now) due.push(stream);
    for (const stream of due) {
      dueTimes.set(stream, now + HEARTBEAT_MS);
      stream.sendHeartbeat();
    }
    if (due.length > 0) void endSignedOut(due);
  }

  async function endSignedOut(streams: readonly EventStream[]): Promise<void> {
    try {
      const open = await findOpenSessions(streams.map(({ token }) => token));
      for (const stream of streams) if (!open.has(stream.token)) stream.end();
    } catch (error) {
      logger.warn({ err: error }, 'Could not look up the sessions of live streams');
    }
  }

  return {
    // Spread out, also when many browsers reconnect at once.
    add: (stream) => dueTimes.set(stream, Date.now() + HEARTBEAT_MS * (0.5 + Math.random() / 2)),
    remove: (stream) => dueTimes.delete(stream),
    count: () => dueTimes.size,
    close() {
      clearInterval(timer);
      for (const stream of dueTimes.keys()) stream.end();
    },
  };
}
