// The browser's event stream against a real server: it resumes, reconnects with growing pauses, and ends with a 401.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveEvent, LiveState } from '../../client/core/live/connection-state.ts';
import { SILENCE_MS } from '#shared/live-timing.ts';
import { openStream, type Stream } from '../../client/core/live/stream.ts';

let server: Server;
let address: string;
let stream: Stream | undefined;

beforeEach(async () => {
  // The network uses real time; only the pauses of the stream are simulated.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(globalThis, 'setTimeout');
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  address = `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}/api/me/live`;
});
afterEach(async () => {
  stream?.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** The received events, states and requests, each awaited in turn. */
function connect(position?: number) {
  const received = new Queue<LiveEvent>();
  const states = new Queue<LiveState | 'signed out'>();
  const requests = new Queue<{ url: string; response: ServerResponse }>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) =>
    requests.push({ url: request.url ?? '', response }),
  );
  stream = openStream({
    address,
    position,
    onEvent: (event) => received.push(event),
    onState: (state) => states.push(state),
    onSignedOut: () => states.push('signed out'),
  });
  return { received, states, requests, client: stream };
}

class Queue<Item> {
  readonly #items: Item[] = [];
  #wake: (() => void) | undefined;

  push(item: Item): void {
    this.#items.push(item);
    this.#wake?.();
  }

  async next(): Promise<Item> {
    for (;;) {
      const item = this.#items.shift();
      if (item !== undefined) return item;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  get size(): number {
    return this.#items.length;
  }
}

function send(response: ServerResponse, event: LiveEvent, position?: number): void {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(`${position === undefined ? '' : `id: ${position}\n`}data: ${JSON.stringify(event)}\n\n`);
}

/** Advances past the pause before the next attempt, and returns its length. */
function skipPause(): number {
  const pause = Number(vi.mocked(setTimeout).mock.lastCall?.[1]);
  vi.advanceTimersByTime(pause);
  return pause;
}

/** Verifies that no request follows, however long the test waits. */
async function expectNoRequest({ requests }: Pick<ReturnType<typeof connect>, 'requests'>): Promise<void> {
  vi.advanceTimersByTime(120_000);
  const last = fetch(`${address}/sist`);
  const { url, response } = await requests.next();
  response.end();
  await (await last).text();
  expect(url).toBe('/api/me/live/sist');
}

it('starts without a position, and resumes from the last received event', async () => {
  const { received, states, requests } = connect();
  const first = await requests.next();
  expect(first.url).toBe('/api/me/live');
  send(first.response, { topic: 'hello' }, 5);
  expect(await states.next()).toBe('open');
  send(first.response, { topic: 'message', text: 'Hej' }, 6);
  // An event that is not stored has no position.
  send(first.response, { topic: 'typing' });
  expect(
    [await received.next(), await received.next(), await received.next()].map(({ topic }) => topic),
  ).toEqual(['hello', 'message', 'typing']);
  first.response.end();
  expect(await states.next()).toBe('lost');
  skipPause();
  expect((await requests.next()).url).toBe('/api/me/live?after=6');
});

it('starts from a given position', async () => {
  expect((await connect(41).requests.next()).url).toBe('/api/me/live?after=41');
});

it('waits twice as long after each failure, up to half a minute, and briefly again after a connection that opened', async () => {
  const { states, requests } = connect();
  for (let failures = 0; failures < 9; failures += 1) {
    (await requests.next()).response.writeHead(503).end();
    expect(await states.next()).toBe('lost');
    const middle = Math.min(300 * 2 ** failures, 30_000);
    const pause = skipPause();
    expect(pause).toBeGreaterThanOrEqual(Math.floor(middle * 0.75));
    expect(pause).toBeLessThanOrEqual(Math.ceil(middle * 1.25));
  }
  const { response } = await requests.next();
  send(response, { topic: 'hello' }, 1);
  expect(await states.next()).toBe('open');
  response.destroy();
  expect(await states.next()).toBe('lost');
  expect(skipPause()).toBeLessThanOrEqual(375);
});

it('reconnects at once when the user or the network is back', async () => {
  const { states, requests, client } = connect();
  (await requests.next()).response.writeHead(502).end();
  expect(await states.next()).toBe('lost');
  client.retryNow();
  (await requests.next()).response.writeHead(502).end();
});

it('ends with a 401, which is reported once', async () => {
  const { states, requests } = connect();
  (await requests.next()).response.writeHead(401).end();
  expect(await states.next()).toBe('signed out');
  await expectNoRequest({ requests });
  expect(states.size).toBe(0);
});

it('reconnects when not even a heartbeat has arrived for too long', async () => {
  const { states, requests } = connect();
  const { response } = await requests.next();
  send(response, { topic: 'hello' }, 3);
  expect(await states.next()).toBe('open');
  vi.advanceTimersByTime(SILENCE_MS);
  expect(await states.next()).toBe('lost');
  skipPause();
  expect((await requests.next()).url).toBe('/api/me/live?after=3');
});

it('reconnects after a silence when the user returns, but not when an event has just arrived', async () => {
  const { states, requests, client } = connect();
  const { response } = await requests.next();
  send(response, { topic: 'hello' }, 3);
  expect(await states.next()).toBe('open');
  client.retryNow();
  expect(states.size).toBe(0);
  // As on a sleeping phone: the clock goes on, the timers do not.
  vi.setSystemTime(Date.now() + 40_000);
  client.retryNow();
  expect(await states.next()).toBe('lost');
  skipPause();
  expect((await requests.next()).url).toBe('/api/me/live?after=3');
});

it('disconnects when the network is lost, and tries again', async () => {
  const { states, requests, client } = connect();
  send((await requests.next()).response, { topic: 'hello' }, 3);
  expect(await states.next()).toBe('open');
  client.disconnect();
  expect(await states.next()).toBe('lost');
  skipPause();
  await requests.next();
});

it('reports nothing after it is closed', async () => {
  const { states, requests, client } = connect();
  const { response } = await requests.next();
  send(response, { topic: 'hello' }, 3);
  expect(await states.next()).toBe('open');
  const closed = once(response, 'close');
  client.close();
  await closed;
  await expectNoRequest({ requests });
  expect(states.size).toBe(0);
});
