// The browser’s line against a real server: resumed from where it was left, opened again after pauses that grow, ended by a 401.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveEvent, LiveState } from '../client/core/live/ears.ts';
import { keepStream, type Stream } from '../client/core/live/stream.ts';

let server: Server;
let address: string;
let stream: Stream | undefined;

beforeEach(async () => {
  // The network goes by its own clock; only the line's pauses stand still.
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

/** What is heard, said and asked for, each to be waited for in turn. */
function listen(position?: number) {
  const heard = new Queue<LiveEvent>();
  const states = new Queue<LiveState | 'signed out'>();
  const asked = new Queue<{ url: string; response: ServerResponse }>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) =>
    asked.push({ url: request.url ?? '', response }),
  );
  stream = keepStream({
    address,
    position,
    hear: (event) => heard.push(event),
    onState: (state) => states.push(state),
    onSignedOut: () => states.push('signed out'),
  });
  return { heard, states, asked, line: stream };
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

function say(response: ServerResponse, event: LiveEvent, position?: number): void {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(`${position === undefined ? '' : `id: ${position}\n`}data: ${JSON.stringify(event)}\n\n`);
}

/** How long the line, which has just been lost, waits before it tries again; goes there. */
function leapOverPause(): number {
  const pause = Number(vi.mocked(setTimeout).mock.lastCall?.[1]);
  vi.advanceTimersByTime(pause);
  return pause;
}

/** Whether nothing more is asked for, however long one waits. */
async function expectQuiet({ asked }: Pick<ReturnType<typeof listen>, 'asked'>): Promise<void> {
  vi.advanceTimersByTime(120_000);
  const last = fetch(`${address}/sist`);
  const { url, response } = await asked.next();
  response.end();
  await (await last).text();
  expect(url).toBe('/api/me/live/sist');
}

it('begins anew without a place, and goes on from the last event it has heard', async () => {
  const { heard, states, asked } = listen();
  const first = await asked.next();
  expect(first.url).toBe('/api/me/live');
  say(first.response, { topic: 'hello' }, 5);
  expect(await states.next()).toBe('open');
  say(first.response, { topic: 'message', text: 'Hej' }, 6);
  // What is not kept has no place.
  say(first.response, { topic: 'typing' });
  expect([await heard.next(), await heard.next(), await heard.next()].map(({ topic }) => topic)).toEqual([
    'hello',
    'message',
    'typing',
  ]);
  first.response.end();
  expect(await states.next()).toBe('lost');
  leapOverPause();
  expect((await asked.next()).url).toBe('/api/me/live?after=6');
});

it('begins where it is told to', async () => {
  expect((await listen(41).asked.next()).url).toBe('/api/me/live?after=41');
});

it('waits twice as long after each failure, to half a minute, and not at all long after a line that opened', async () => {
  const { states, asked } = listen();
  for (let failures = 0; failures < 9; failures += 1) {
    (await asked.next()).response.writeHead(503).end();
    expect(await states.next()).toBe('lost');
    const middle = Math.min(300 * 2 ** failures, 30_000);
    const pause = leapOverPause();
    expect(pause).toBeGreaterThanOrEqual(Math.floor(middle * 0.75));
    expect(pause).toBeLessThanOrEqual(Math.ceil(middle * 1.25));
  }
  const { response } = await asked.next();
  say(response, { topic: 'hello' }, 1);
  expect(await states.next()).toBe('open');
  response.destroy();
  expect(await states.next()).toBe('lost');
  expect(leapOverPause()).toBeLessThanOrEqual(375);
});

it('does not wait when the person or the network is back', async () => {
  const { states, asked, line } = listen();
  (await asked.next()).response.writeHead(502).end();
  expect(await states.next()).toBe('lost');
  line.hurry();
  (await asked.next()).response.writeHead(502).end();
});

it('is ended by a 401, which is told once', async () => {
  const { states, asked } = listen();
  (await asked.next()).response.writeHead(401).end();
  expect(await states.next()).toBe('signed out');
  await expectQuiet({ asked });
  expect(states.size).toBe(0);
});

it('takes a line for dead that does not even breathe', async () => {
  const { states, asked } = listen();
  const { response } = await asked.next();
  say(response, { topic: 'hello' }, 3);
  expect(await states.next()).toBe('open');
  vi.advanceTimersByTime(60_000);
  expect(await states.next()).toBe('lost');
  leapOverPause();
  expect((await asked.next()).url).toBe('/api/me/live?after=3');
});

it('doubts a line that has been silent when one comes back to it, and not one that has just breathed', async () => {
  const { states, asked, line } = listen();
  const { response } = await asked.next();
  say(response, { topic: 'hello' }, 3);
  expect(await states.next()).toBe('open');
  line.hurry();
  expect(states.size).toBe(0);
  // A telephone that slept: its clock has gone on, its timers have not.
  vi.setSystemTime(Date.now() + 40_000);
  line.hurry();
  expect(await states.next()).toBe('lost');
  leapOverPause();
  expect((await asked.next()).url).toBe('/api/me/live?after=3');
});

it('is dropped when the network goes, and tried again', async () => {
  const { states, asked, line } = listen();
  say((await asked.next()).response, { topic: 'hello' }, 3);
  expect(await states.next()).toBe('open');
  line.drop();
  expect(await states.next()).toBe('lost');
  leapOverPause();
  await asked.next();
});

it('says nothing any more once it is closed', async () => {
  const { states, asked, line } = listen();
  const { response } = await asked.next();
  say(response, { topic: 'hello' }, 3);
  expect(await states.next()).toBe('open');
  const gone = once(response, 'close');
  line.close();
  await gone;
  await expectQuiet({ asked });
  expect(states.size).toBe(0);
});
