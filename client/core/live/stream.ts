// The line itself: opened, read until it ends, and opened again after a pause that grows, from where it was left.
import { createParser } from 'eventsource-parser';
import type { LiveEvent, LiveState } from './ears.ts';

const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 30_000;
/** The server breathes every 25 seconds; a line that is silent for longer is dead, whatever the network says. */
const SILENCE_MS = 60_000;
/** After this long without a breath whoever comes back does not wait for the rest: a telephone wakes up on another network. */
const DOUBT_MS = 35_000;
const SIGNED_OUT = 401;

export interface StreamParts {
  /** Of the line, without a place. */
  address: string;
  /** The last event heard; undefined to begin anew. */
  position: number | undefined;
  hear: (event: LiveEvent, position: number | undefined) => void;
  onState: (state: LiveState) => void;
  onSignedOut: () => void;
  /** As the browser has it; tests bring one that goes through a cut network. */
  fetch?: typeof globalThis.fetch;
}

export interface Stream {
  /** Tries again at once, since the network or the person is back. */
  hurry(): void;
  /** The network has gone: the line is dead, though nobody has said so. */
  drop(): void;
  close(): void;
}

function placedIn(address: string, position: number): string {
  return `${address}${address.includes('?') ? '&' : '?'}after=${position}`;
}

export function keepStream(parts: StreamParts): Stream {
  const { address, hear, onState, onSignedOut, fetch = globalThis.fetch } = parts;
  const closing = new AbortController();
  let { position } = parts;
  let failures = 0;
  let wake: (() => void) | undefined;
  let breakOff: (() => void) | undefined;
  let lastHeard = Date.now();

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      const outcome = await listenOnce().catch(() => 'lost' as const);
      if (closing.signal.aborted) return;
      if (outcome === 'signed-out') return onSignedOut();
      onState('lost');
      await rest();
    }
  }

  /** Reads one line to its end. */
  async function listenOnce(): Promise<'lost' | 'signed-out'> {
    const ending = new AbortController();
    const end = () => ending.abort();
    closing.signal.addEventListener('abort', end);
    breakOff = end;
    lastHeard = Date.now();
    let watch = setTimeout(end, SILENCE_MS);
    try {
      const answer = await fetch(position === undefined ? address : placedIn(address, position), {
        headers: { accept: 'text/event-stream' },
        cache: 'no-store',
        signal: ending.signal,
      });
      if (answer.status === SIGNED_OUT) return 'signed-out';
      if (!answer.ok || !answer.body) return 'lost';
      const parser = createParser({ onEvent: ({ data, id }) => take(data, id) });
      const words = new TextDecoder();
      const reader = answer.body.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return 'lost';
        clearTimeout(watch);
        watch = setTimeout(end, SILENCE_MS);
        lastHeard = Date.now();
        parser.feed(words.decode(value, { stream: true }));
      }
    } finally {
      clearTimeout(watch);
      closing.signal.removeEventListener('abort', end);
      end();
    }
  }

  function take(data: string, id: string | undefined): void {
    const event = JSON.parse(data) as LiveEvent;
    const place = id === undefined ? undefined : Number(id);
    if (place !== undefined) position = place;
    if (event.topic === 'hello') {
      failures = 0;
      onState('open');
    }
    hear(event, place);
  }

  /** Twice as long each time; not all browsers at the same moment when a server comes back. */
  function rest(): Promise<void> {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS) * (0.75 + Math.random() / 2);
    failures += 1;
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pause);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  void run();
  return {
    hurry() {
      failures = 0;
      if (Date.now() - lastHeard > DOUBT_MS) breakOff?.();
      wake?.();
    },
    drop: () => breakOff?.(),
    close() {
      closing.abort();
      wake?.();
    },
  };
}
