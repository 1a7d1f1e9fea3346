// The live connection: events as they happen, resuming, several servers, and how a stream ends.
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '#shared/features/messages/contract.ts';
import { findOpenSessions } from '../../features/accounts/actions.ts';
import { type Notice, openBus } from '../bus/bus.ts';
import { createDeferredTasks } from '../jobs/deferred-tasks.ts';
import { createLogger } from '../process/logger.ts';
import type { EventStream } from './event-stream.ts';
import { openLive } from './live.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { type ReceivedEvent, openTestStream, type TestStream } from '../../testing/live-stream.ts';

let app: TestApp;
let address: string;
let anna: Person;
let berit: Person;
const streams: TestStream[] = [];

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
afterAll(async () => {
  for (const stream of streams) stream.close();
  await app.close();
});
beforeEach(async () => {
  anna = await app.person();
  berit = await app.person();
});

async function listen(as: Person, after?: number): Promise<TestStream> {
  const stream = await openTestStream(address, as.cookie, after);
  streams.push(stream);
  return stream;
}

const write = async (from: Person, to: Person, content: string) =>
  (
    await app.call<{ message: Message; threadId: string }>('POST', '/api/messages', {
      as: from,
      body: { recipientId: to.id, subject: 'Hej', content },
    })
  ).body;

/** Requests a stream and disconnects before the answer. */
const requestAndDisconnect = (as: Person) =>
  new Promise<void>((done) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.once('close', () => done());
    socket.write(`GET /api/me/live HTTP/1.1\r\nHost: localhost\r\nCookie: ${as.cookie}\r\n\r\n`, () =>
      socket.destroySoon(),
    );
  });

const textOf = (event: ReceivedEvent) => (event['message'] as Message).content;

describe('a live stream', () => {
  it('starts with the position and the unread counts', async () => {
    await write(anna, berit, 'Hej');
    await app.services.deferredTasks.finish();
    const hello = await (await listen(berit)).next('hello');
    // Two events: the message, and the change in the notification centre.
    expect(hello).toMatchObject({ isFresh: true, messages: 1, notifications: 1, position: 2 });
  });

  it('sends a message to both members, and the unread counts to the recipient', async () => {
    const [hers, mine] = [await listen(berit), await listen(anna)];
    await hers.next('hello');
    await mine.next('hello');
    await write(anna, berit, 'Finns den kvar?');
    const payload = await hers.next('message');
    expect(payload).toMatchObject({ key: anna.id, message: { isMine: false, content: 'Finns den kvar?' } });
    expect(await mine.next('message')).toMatchObject({ key: berit.id, message: { isMine: true } });
    expect(await hers.next('counts')).toMatchObject({ messages: 1 });
  });

  it('sends the sender receipts when a message is delivered and read', async () => {
    const mine = await listen(anna);
    await mine.next('hello');
    const { threadId } = await write(anna, berit, 'Hej');
    const hers = await listen(berit, 0);
    await hers.next('message');
    expect(await mine.next('receipt')).toMatchObject({ threadId, deliveredTo: 1, readTo: 0 });
    await app.call('PUT', `/api/threads/${threadId}/read`, { as: berit, body: { upTo: 1 } });
    expect(await mine.next('receipt')).toMatchObject({ threadId, deliveredTo: 1, readTo: 1 });
  });

  it('sends typing signals without storing them', async () => {
    const { threadId } = await write(anna, berit, 'Hej');
    const mine = await listen(anna);
    await mine.next('hello');
    await app.call('POST', `/api/threads/${threadId}/typing`, { as: berit });
    expect(await mine.next('typing')).toEqual({ topic: 'typing', threadId, position: undefined });
  });

  it('resumes from the last event without gaps or repeats', async () => {
    const first = await listen(berit);
    await first.next('hello');
    await write(anna, berit, 'nr 1');
    const { position } = await first.next('message');
    first.close();
    await first.ended;
    for (let number = 2; number <= 130; number += 1) await write(anna, berit, `nr ${number}`);
    const second = await listen(berit, position);
    expect(await second.next('hello')).toMatchObject({ isFresh: false, messages: 130 });
    const payload: string[] = [];
    while (payload.length < 129) payload.push(textOf(await second.next('message')));
    expect(payload).toEqual(Array.from({ length: 129 }, (_each, index) => `nr ${index + 2}`));
  });

  it('starts fresh when the events in between are deleted, or never existed', async () => {
    for (const number of [1, 2, 3]) await write(anna, berit, `nr ${number}`);
    // The counts of unread notifications are events too.
    await app.services.deferredTasks.finish();
    const { rows } = await app.services.database.pool.query<{ position: number }>(
      'select max(position)::integer as position from live_events where user_id = $1',
      [berit.id],
    );
    const position = rows[0]?.position ?? 0;
    await app.services.database.pool.query('delete from live_events where user_id = $1 and position < $2', [
      berit.id,
      position,
    ]);
    const helloAfter = async (seen: number) => (await listen(berit, seen)).next('hello');
    expect(await helloAfter(1)).toMatchObject({ isFresh: true, position });
    expect(await helloAfter(position - 1)).toMatchObject({ isFresh: false, position: position - 1 });
    expect(await helloAfter(99)).toMatchObject({ isFresh: true, position });
  });

  it('sends nothing of what other users write to each other', async () => {
    const outsider = await listen(await app.person());
    await outsider.next('hello');
    const hers = await listen(berit);
    await hers.next('hello');
    await write(anna, berit, 'Hemligt');
    await hers.next('message');
    expect(outsider.received).toEqual([]);
  });

  it('requires sign-in, and allows twenty per user', async () => {
    expect((await openTestStream(address, '')).status).toBe(401);
    const many = await Promise.all(Array.from({ length: 21 }, () => listen(anna)));
    expect(many.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
    const one = many.find(({ status }) => status === 200);
    one?.close();
    await one?.ended;
    // The server notices the closed stream a moment later.
    await expect.poll(async () => (await listen(anna)).status).toBe(200);
  });

  it('is refused when another user is signed in than the page expects', async () => {
    const statusFor = async (of: string) => {
      const giveUp = new AbortController();
      const options = { headers: { cookie: berit.cookie }, signal: giveUp.signal };
      const { status } = await fetch(`${address}/api/me/live?of=${of}`, options);
      giveUp.abort();
      return status;
    };
    expect([await statusFor(berit.id), await statusFor(anna.id)]).toEqual([200, 401]);
  });

  it('is not counted if the browser disconnects before it is open', async () => {
    const held = await app.services.database.pool.connect();
    await held.query('begin; lock table sessions in access exclusive mode');
    for (let nth = 0; nth < 30; nth += 1) await requestAndDisconnect(anna);
    // An answer to a later request shows that the server has received the thirty earlier requests and their ends.
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    await held.query('commit');
    held.release();
    expect((await listen(anna)).status).toBe(200);
  });

  it('sends on one server what was stored through another', async () => {
    const { database } = app.services;
    const { url } = database as typeof database & { url: string };
    const elsewhere = await openBus({ databaseUrl: url }, createLogger('silent'));
    const hers = await listen(berit);
    await hers.next('hello');
    await database.pool.query('insert into live_positions values ($1, 1)', [berit.id]);
    await database.pool.query(
      `insert into live_events (user_id, position, topic, ref) values ($1, 1, 'unknown', 'x')`,
      [berit.id],
    );
    await elsewhere.publish({ topic: 'live', id: berit.id });
    expect(await hers.next('counts')).toMatchObject({ messages: 0 });
    await elsewhere.close();
  });
});

it('numbers the events of each user without gaps, however many are stored at once', async () => {
  const people = [anna, berit, await app.person(), await app.person()];
  const { threadId } = await write(anna, berit, 'nr 0');
  await Promise.all(
    Array.from({ length: 60 }, async (_each, index) => {
      const [from, to] = [people[index % 4], people[(index + 1 + (index % 3)) % 4]];
      if (!from || !to || from === to) return;
      await write(from, to, `nr ${index}`);
      await app.call('POST', `/api/threads/${threadId}/messages`, {
        as: index % 2 ? anna : berit,
        body: { messageId: randomUUID(), content: `svar ${index}` },
      });
    }),
  );
  const { rows } = await app.services.database.pool.query<{ gaps: number; behind: number }>(
    `select count(*) filter (where position <> place)::integer as gaps,
            count(*) filter (where position > (select position from live_positions p where p.user_id = e.user_id))::integer as behind
       from (select *, row_number() over (partition by user_id order by position) as place from live_events
              where user_id = any($1::uuid[])) as e`,
    [people.map(({ id }) => id)],
  );
  expect(rows).toEqual([{ gaps: 0, behind: 0 }]);
  const { rows: threads } = await app.services.database.pool.query<{ whole: boolean }>(
    `select max(m.position) = count(*) and count(*) = max(t.last_position) as whole
       from threads t join messages m on m.thread_id = t.id group by t.id`,
  );
  expect(threads.every(({ whole }) => whole)).toBe(true);
});

/** A stream without a browser, which passes everything written to `send`. */
const streamOf = ({ id: userId }: Person, parts: Partial<EventStream> = {}): EventStream => ({
  userId,
  token: '',
  position: null,
  send: () => undefined,
  sendHeartbeat: () => undefined,
  isFull: () => false,
  end: () => undefined,
  ...parts,
});

it('follows up every delivered event, also when the user continues in another tab meanwhile', async () => {
  const { database, bus, logger } = app.services;
  const deferredTasks = createDeferredTasks(logger);
  const followed: string[] = [];
  const live = openLive({
    database,
    bus,
    logger,
    topics: {
      payloads: {},
      counts: async () => ({ messages: 2 }),
      onDelivered: async (_userId, events) => {
        followed.push(...events.map(({ ref }) => ref));
        return [];
      },
    },
    deferredTasks,
    findOpenSessions: (tokens) => findOpenSessions(database, tokens),
  });
  const publish = (position: number, ref: string) =>
    live.publish([{ userId: anna.id, position, topic: 'unknown', ref, payload: {} }]);
  const first = streamOf(anna);
  await live.join(first, null);
  await publish(1, 'first');
  live.leave(first);
  await database.pool.query('insert into live_positions values ($1, 1)', [anna.id]);
  const sent: unknown[] = [];
  const second = streamOf(anna, { send: (event) => sent.push(event) });
  await live.join(second, 1);
  await publish(2, 'second');
  await deferredTasks.finish();
  expect(followed).toEqual(['first', 'second']);
  expect(sent.at(-1)).toEqual({ topic: 'counts', messages: 2 });
  live.close();
});

it('makes browsers fetch their pages again when notices may have been lost, and ends streams without unread counts', async () => {
  const { database, bus, logger, deferredTasks } = app.services;
  const listeners: ((notice: Notice | null) => void)[] = [];
  let areCountsReadable = true;
  const live = openLive({
    database,
    bus: { ...bus, subscribe: (listener) => (listeners.push(listener), () => undefined) },
    logger,
    topics: {
      payloads: {},
      async counts() {
        if (!areCountsReadable) throw new Error('The database does not answer');
        return { messages: 3 };
      },
    },
    deferredTasks,
    findOpenSessions: async (tokens) => new Set(tokens),
  });
  const sent: unknown[] = [];
  const ended: string[] = [];
  let isFull = false;
  const send = (event: unknown) => void sent.push(event);
  await live.join(streamOf(anna, { send, isFull: () => isFull, end: () => void ended.push('hers') }), 0);
  expect(sent).toEqual([{ topic: 'hello', isFresh: false, messages: 3 }]);
  const lose = () => listeners.forEach((listener) => listener(null));
  lose();
  await expect.poll(() => sent.slice(1)).toEqual([{ topic: 'hello', isFresh: true, messages: 3 }]);
  isFull = true;
  lose();
  await expect.poll(() => ended).toEqual(['hers']);
  [isFull, areCountsReadable] = [false, false];
  lose();
  await expect.poll(() => ended).toEqual(['hers', 'hers']);
  expect(sent).toHaveLength(2);
  live.close();
});

it('ends a stream when its session ends or its user is suspended', async () => {
  const { database, bus, logger } = app.services;
  const sessionOf = async ({ id }: Person) =>
    (await database.pool.query<{ token: string }>('select token from sessions where user_id = $1', [id]))
      .rows[0]?.token ?? '';
  const people = [anna, berit, await app.person()];
  const reached: string[] = [];
  const ended: string[] = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const live = openLive({
    database,
    bus,
    logger,
    topics: { payloads: {}, counts: async () => ({}) },
    deferredTasks: app.services.deferredTasks,
    findOpenSessions: (tokens) => findOpenSessions(database, tokens),
  });
  for (const person of people) {
    await live.join(
      streamOf(person, {
        token: await sessionOf(person),
        sendHeartbeat: () => void reached.push(person.id),
        end: () => void ended.push(person.id),
      }),
      null,
    );
  }
  await database.pool.query('delete from sessions where user_id = $1', [anna.id]);
  await database.pool.query(
    "update profiles set blocked_until = 'infinity', blocked_reason = 'x' where id = $1",
    [berit.id],
  );
  vi.advanceTimersByTime(26_000);
  vi.useRealTimers();
  await expect.poll(() => ended.toSorted()).toEqual([anna.id, berit.id].toSorted());
  expect(new Set(reached)).toEqual(new Set(people.map(({ id }) => id)));
  live.close();
});
