// Sends heartbeats on open streams, spread over the interval.
import { HEARTBEAT_MS, HEARTBEAT_TICK_MS } from '#shared/live-timing.ts';

interface OpenStream {
  /** Writes a comment, so that proxies keep the connection open. */
  sendHeartbeat(): void;
  end(): void;
}

export interface Heartbeat<Stream extends OpenStream> {
  add(stream: Stream): void;
  remove(stream: Stream): void;
  /** All open streams. */
  streams(): Iterable<Stream>;
  /** The number of open streams. */
  count(): number;
  /** Ends all streams. */
  close(): void;
}

/** @param afterSent called with the streams that have just got a heartbeat */
export function startHeartbeat<Stream extends OpenStream>(
  afterSent: (streams: readonly Stream[]) => void,
): Heartbeat<Stream> {
  /** When each stream's next heartbeat is due. */
  const dueTimes = new Map<Stream, number>();
  const timer = setInterval(() => sendDue(Date.now()), HEARTBEAT_TICK_MS);
  timer.unref();

  function sendDue(now: number): void {
    const due: Stream[] = [];
    for (const [stream, time] of dueTimes) if (time <= now) due.push(stream);
    for (const stream of due) {
      dueTimes.set(stream, now + HEARTBEAT_MS);
      stream.sendHeartbeat();
    }
    if (due.length > 0) afterSent(due);
  }

  return {
    // Spread out, also when many browsers reconnect at once.
    add: (stream) => dueTimes.set(stream, Date.now() + HEARTBEAT_MS * (0.5 + Math.random() / 2)),
    remove: (stream) => dueTimes.delete(stream),
    streams: () => dueTimes.keys(),
    count: () => dueTimes.size,
    close() {
      clearInterval(timer);
      for (const stream of dueTimes.keys()) stream.end();
    },
  };
}
