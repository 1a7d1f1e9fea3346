// Reads a stream of server-sent events and reconnects from the last event id with exponential backoff.
import { createParser } from 'eventsource-parser';
import { RECONNECT_FIRST_MS, RECONNECT_MAX_MS, SILENCE_MS } from '#shared/live-timing.ts';
import { createPause } from '../wait.ts';
import type { LiveEvent, LiveState } from './connection-state.ts';

const SIGNED_OUT = 401;

export interface StreamOptions {
  address: string;
  /** Id of the last received event; undefined for a new page. */
  position: number | undefined;
  onEvent: (event: LiveEvent, position: number | undefined) => void;
  onState: (state: LiveState) => void;
  onSignedOut: () => void;
  /** The first pause after a lost connection, in ms, and how much each pause varies: 1 for half to one and a half of its length. */
  pauses?: { firstMs: number; variation: number };
  /** Low for a stream that must not delay the loading of its page. */
  priority?: RequestPriority;
  /** Replaced in tests. */
  fetch?: typeof globalThis.fetch;
}

export interface Stream {
  /** Call it when the network or the user is back: reconnects at once if the connection is lost or silent. */
  retryNow(): void;
  /** Ends the current connection when the network is down. */
  disconnect(): void;
  close(): void;
}

export function openStream(options: StreamOptions): Stream {
  const { address, onEvent, onState, onSignedOut, fetch = globalThis.fetch, priority = 'auto' } = options;
  const { firstMs, variation } = options.pauses ?? { firstMs: RECONNECT_FIRST_MS, variation: 0.5 };
  const closing = new AbortController();
  const pause = createPause();
  let { position } = options;
  let failures = 0;
  let disconnect: (() => void) | undefined;
  let receivedAt = Date.now();

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      const outcome = await readOnce().catch(() => 'lost' as const);
      if (closing.signal.aborted) return;
      if (outcome === 'signed-out') return onSignedOut();
      onState('lost');
      await pause.wait(backoff());
    }
  }

  /** Opens a connection and reads it to its end. */
  async function readOnce(): Promise<'lost' | 'signed-out'> {
    const ending = new AbortController();
    const end = () => ending.abort();
    closing.signal.addEventListener('abort', end);
    disconnect = end;
    receivedAt = Date.now();
    let silence = setTimeout(end, SILENCE_MS);
    try {
      const response = await fetch(addressFrom(address, position), {
        headers: { accept: 'text/event-stream' },
        cache: 'no-store',
        priority,
        signal: ending.signal,
      });
      if (response.status === SIGNED_OUT) return 'signed-out';
      if (!response.ok || !response.body) return 'lost';
      const parser = createParser({ onEvent: ({ data, id }) => receive(data, id) });
      const decoder = new TextDecoder();
      const reader = response.body.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return 'lost';
        clearTimeout(silence);
        silence = setTimeout(end, SILENCE_MS);
        receivedAt = Date.now();
        parser.feed(decoder.decode(value, { stream: true }));
      }
    } finally {
      clearTimeout(silence);
      closing.signal.removeEventListener('abort', end);
      end();
    }
  }

  function receive(data: string, id: string | undefined): void {
    const event = JSON.parse(data) as LiveEvent;
    const eventPosition = id === undefined ? undefined : Number(id);
    if (eventPosition !== undefined) position = eventPosition;
    if (event.topic === 'hello') {
      failures = 0;
      onState('open');
    }
    onEvent(event, eventPosition);
  }

  /** Exponential backoff with jitter, so that not all browsers reconnect at once after a restart. */
  function backoff(): number {
    const average = Math.min(firstMs * 2 ** failures, RECONNECT_MAX_MS);
    failures += 1;
    return average * (1 + (Math.random() - 0.5) * variation);
  }

  void run();
  return {
    retryNow() {
      failures = 0;
      // The timer that ends a silent connection does not run while a phone sleeps.
      if (Date.now() - receivedAt > SILENCE_MS) disconnect?.();
      pause.end();
    },
    disconnect: () => disconnect?.(),
    close() {
      closing.abort();
      pause.end();
    },
  };
}

function addressFrom(address: string, position: number | undefined): string {
  if (position === undefined) return address;
  return `${address}${address.includes('?') ? '&' : '?'}after=${position}`;
}
