// @vitest-environment happy-dom
// The live connection of a visitor's tab: when it is opened and closed, and when the page must be fetched again.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VISITOR_HIDDEN_MS } from '#shared/live-timing.ts';
import type { LiveEvent } from './connection-state.ts';
import { openVisitorConnection } from './visitor-connection.ts';

interface Connection {
  address: string;
  priority: string | undefined;
  isClosed: boolean;
  send(event: LiveEvent): Promise<void>;
  /** Ends the answer, as a server that stops. */
  end(): Promise<void>;
}

const encoder = new TextEncoder();
let connections: Connection[];
let received: LiveEvent[];
let visibility: DocumentVisibilityState;
let close: () => void;

/** Lets the reader of a stream process what has arrived. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(performance.timeOrigin + 2000);
  [connections, received, visibility, close] = [[], [], 'visible', () => undefined];
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubGlobal('fetch', async (address: string, { signal, priority }: RequestInit) => {
    let controller: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({ start: (started) => void (controller = started) });
    const connection: Connection = {
      address,
      priority,
      isClosed: false,
      async send(event) {
        controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
        await settle();
      },
      async end() {
        controller.close();
        await settle();
      },
    };
    signal?.addEventListener('abort', () => {
      if (!connection.isClosed) controller.error(new Error('aborted'));
      connection.isClosed = true;
    });
    connections.push(connection);
    return new Response(body);
  });
});
afterEach(() => {
  close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function open(): Promise<void> {
  close = openVisitorConnection((event) => received.push(event));
  await settle();
}
async function turn(state: DocumentVisibilityState): Promise<void> {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
}
const hello = (coveredMs: number) => connections.at(-1)?.send({ topic: 'hello', isFresh: false, coveredMs });

test('receives events, and fetches nothing if the latest of them reach back to the request of the page', async () => {
  await open();
  expect(connections).toMatchObject([{ address: '/api/live', priority: 'low' }]);
  await hello(60_000);
  await connections[0]?.send({ topic: 'result', id: 'a' });
  expect(received).toEqual([
    { topic: 'hello', isFresh: false },
    { topic: 'result', id: 'a' },
  ]);
});

test('the page is fetched again if it is older than the latest events, as in a tab that was opened in the background', async () => {
  visibility = 'hidden';
  await open();
  expect(connections).toEqual([]);
  vi.advanceTimersByTime(300_000);
  await turn('visible');
  await hello(120_000);
  expect(received).toEqual([{ topic: 'hello', isFresh: true }]);
});

test('a tab that is hidden disconnects after a while, and connects when it is shown', async () => {
  await open();
  await hello(60_000);
  await turn('hidden');
  await vi.advanceTimersByTimeAsync(VISITOR_HIDDEN_MS - 1000);
  expect(connections[0]?.isClosed).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(connections[0]?.isClosed).toBe(true);
  await turn('visible');
  expect(connections).toHaveLength(2);
  // What was missed follows.
  await hello(120_000);
  expect(received.at(-1)).toEqual({ topic: 'hello', isFresh: false });
});

test('a tab that is hidden for a moment remains connected', async () => {
  await open();
  await hello(60_000);
  await turn('hidden');
  await turn('visible');
  await vi.advanceTimersByTimeAsync(VISITOR_HIDDEN_MS + 1000);
  expect(connections).toMatchObject([{ isClosed: false }]);
});

test('the page is fetched again after a restart of the server, and browsers return spread over ten seconds', async () => {
  await open();
  await hello(60_000);
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  await connections[0]?.end();
  await vi.advanceTimersByTimeAsync(8900);
  expect(connections).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(connections).toHaveLength(2);
  // The server has been running for two seconds.
  await hello(2000);
  expect(received.at(-1)).toEqual({ topic: 'hello', isFresh: true });
});

test('the page is fetched again when the server has lost events', async () => {
  await open();
  await hello(60_000);
  await connections[0]?.send({ topic: 'hello', isFresh: true });
  expect(received.at(-1)).toEqual({ topic: 'hello', isFresh: true });
});

test('disconnects at the end, and does not return', async () => {
  await open();
  await hello(60_000);
  close();
  await turn('visible');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connections).toMatchObject([{ isClosed: true }]);
});
