// The socket on which browsers write their answers: who gets one, what it does, and what it leaves to requests.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Message } from '#shared/features/messages/contract.ts';
import { WRITING_PATH, type WritingAnswer } from '#shared/features/messages/writing.ts';
import { endAllSessions } from '../accounts/actions.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';

let app: TestApp;
let address: string;
let writer: Person;
let reader: Person;
let threadId: string;
const open = new Set<WebSocket>();

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
  [writer, reader] = [await app.person(), await app.person()];
  threadId = await begin(writer, reader);
});
afterAll(async () => {
  for (const socket of open) socket.terminate();
  await app.close();
});

async function begin(from: Person, to: Person): Promise<string> {
  const body = { recipientId: to.id, subject: 'Hej', content: 'Hej' };
  return (await app.call<{ threadId: string }>('POST', '/api/messages', { as: from, body })).body.threadId;
}

function dial(headers: Record<string, string>): WebSocket {
  const socket = new WebSocket(new URL(WRITING_PATH, address), { headers });
  open.add(socket);
  return socket;
}

async function dialAs({ cookie }: Person): Promise<WebSocket> {
  const socket = dial({ cookie });
  await once(socket, 'open');
  return socket;
}

/** The status with which a socket was refused. */
async function refusalOf(headers: Record<string, string>): Promise<number | undefined> {
  const socket = dial(headers);
  // It is told twice, as an answer and as a failure.
  socket.on('error', () => undefined);
  const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode?: number }];
  return answer.statusCode;
}

async function write(socket: WebSocket, order: object): Promise<WritingAnswer> {
  socket.send(JSON.stringify(order));
  const [data] = (await once(socket, 'message')) as [Buffer];
  return JSON.parse(data.toString()) as WritingAnswer;
}

function orderOf(words: object): string {
  return JSON.stringify({ id: randomUUID(), messageId: randomUUID(), ...words });
}

async function textsOf(id: string): Promise<string[]> {
  const { body } = await app.call<{ messages: Message[] }>('GET', `/api/threads/${id}/messages`, {
    as: reader,
  });
  return body.messages.map(({ content }) => content);
}

async function closeOf(socket: WebSocket): Promise<number> {
  const [code] = (await once(socket, 'close')) as [number];
  return code;
}

describe('who gets one', () => {
  it('is signed in, and on a page of the site', async () => {
    const { cookie } = writer;
    expect(await refusalOf({})).toBe(401);
    expect(await refusalOf({ cookie, origin: 'https://elsewhere.example' })).toBe(403);
    expect(await refusalOf({ cookie, 'sec-fetch-site': 'cross-site' })).toBe(403);
    const own = dial({ cookie, origin: new URL(address).origin });
    await once(own, 'open');
  });

  it('asks for a socket: a request for a page is told so', async () => {
    const answer = await fetch(new URL(WRITING_PATH, address), { headers: { cookie: writer.cookie } });
    expect([answer.status, answer.headers.get('upgrade')]).toEqual([426, 'websocket']);
  });

  it('has twenty at most, and again when one is closed', async () => {
    const person = await app.person();
    const sockets = await Promise.all(Array.from({ length: 20 }, () => dialAs(person)));
    expect(await refusalOf({ cookie: person.cookie })).toBe(429);
    sockets[0]?.close();
    await expect
      .poll(async () => {
        const socket = dial({ cookie: person.cookie });
        socket.on('error', () => undefined);
        const isOpen = await Promise.race([
          once(socket, 'open').then(() => true),
          once(socket, 'unexpected-response').then(() => false),
        ]).catch(() => false);
        return isOpen;
      })
      .toBe(true);
  });

  it('any other address has none', async () => {
    const socket = new WebSocket(new URL('/api/session', address), {
      headers: { cookie: writer.cookie },
    });
    socket.on('error', () => undefined);
    const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode?: number }];
    expect(answer.statusCode).toBe(200);
  });
});

describe('what is written on it', () => {
  it('stands in the thread, and the answer is that of a request', async () => {
    const id = await begin(writer, await app.person());
    const socket = await dialAs(writer);
    const messageId = randomUUID();
    const { sent, ...answer } = await write(socket, { id, messageId, content: ' Finns den kvar? ' });
    expect(answer).toEqual({ messageId });
    const body = { messageId, content: 'Finns den kvar?' };
    const again = await app.call('POST', `/api/threads/${id}/messages`, { as: writer, body });
    expect(again).toMatchObject({ status: 201, body: sent });
    expect(sent?.message).toMatchObject({ id: messageId, content: 'Finns den kvar?', isMine: true });
  });

  it('is written once, also when a request was before it', async () => {
    const messageId = randomUUID();
    const body = { messageId, content: 'En gång' };
    await app.call('POST', `/api/threads/${threadId}/messages`, { as: writer, body });
    const socket = await dialAs(writer);
    // The request that follows knows that it was sent before.
    expect(await write(socket, { id: threadId, ...body })).toEqual({ messageId, sent: null });
    expect((await textsOf(threadId)).filter((text) => text === 'En gång')).toHaveLength(1);
  });

  it('keeps its order, also when nobody waits for the answers', async () => {
    const socket = await dialAs(writer);
    const texts = Array.from({ length: 12 }, (_each, index) => `nummer ${index}`);
    const answers: WritingAnswer[] = [];
    socket.on('message', (data) => answers.push(JSON.parse(data.toString()) as WritingAnswer));
    for (const content of texts)
      socket.send(JSON.stringify({ id: threadId, messageId: randomUUID(), content }));
    await expect.poll(() => answers.length).toBe(texts.length);
    expect((await textsOf(threadId)).slice(-texts.length)).toEqual(texts);
  });

  it('is left to a request when something speaks against it: a stranger’s thread, a block, a session that is over', async () => {
    const stranger = await dialAs(await app.person());
    const order = () => ({ id: threadId, messageId: randomUUID(), content: 'Får inte stå här' });
    expect((await write(stranger, order())).sent).toBeNull();

    const socket = await dialAs(writer);
    await app.call('PUT', `/api/people/${writer.id}/block`, { as: reader });
    expect((await write(socket, order())).sent).toBeNull();
    await app.call('DELETE', `/api/people/${writer.id}/block`, { as: reader });
    expect((await write(socket, { ...order(), content: 'Nu får det' })).sent).not.toBeNull();

    const leaver = await app.person();
    const ownThread = await begin(leaver, reader);
    const theirs = await dialAs(leaver);
    await endAllSessions(app.services.database.kysely, leaver.id);
    expect((await write(theirs, { ...order(), id: ownThread })).sent).toBeNull();
    expect([...(await textsOf(threadId)), ...(await textsOf(ownThread))]).not.toContain('Får inte stå här');
  });

  it('is taken up again by whoever has said another age meanwhile', async () => {
    const person = await app.person();
    const own = await begin(person, reader);
    const socket = await dialAs(person);
    const order = () => ({ id: own, messageId: randomUUID(), content: 'Hej igen' });
    await app.services.database.pool.query('update profiles set birth_year = 1980 where id = $1', [
      person.id,
    ]);
    expect((await write(socket, order())).sent).toBeNull();
    await expect.poll(async () => (await write(socket, order())).sent !== null).toBe(true);
  });

  it.each([
    ['words that are no order', 'hej', 1008],
    ['an order without an id', JSON.stringify({ id: randomUUID(), content: 'x' }), 1008],
    ['pictures', orderOf({ content: '', pictureIds: [randomUUID()] }), 1008],
    ['the site’s own word', orderOf({ content: 'x', asStaff: true }), 1008],
    ['a text that is too long', JSON.stringify({ content: 'x'.repeat(40_000) }), 1009],
  ])('%s end it', async (_what, text, code) => {
    const socket = await dialAs(writer);
    socket.send(text);
    expect(await closeOf(socket)).toBe(code);
  });
});

describe('when the server ends', () => {
  let other: TestApp;
  let person: Person;
  let itsAddress: string;
  beforeEach(async () => {
    other = await openTestApp();
    person = await other.person();
    itsAddress = await other.listen();
  });

  function dialOther(): WebSocket {
    return new WebSocket(new URL(WRITING_PATH, itsAddress), { headers: { cookie: person.cookie } });
  }

  it('what has come is answered before it says goodbye', async () => {
    const friend = await other.person();
    const body = { recipientId: friend.id, subject: 'Hej', content: 'Hej' };
    const begun = await other.call<{ threadId: string }>('POST', '/api/messages', { as: person, body });
    const socket = dialOther();
    await once(socket, 'open');
    const heard: string[] = [];
    socket.on('message', (data: Buffer) => heard.push(data.toString()));
    const closed = closeOf(socket);
    const letGo = await hold(other, 'select from threads for update');
    socket.send(orderOf({ id: begun.body.threadId, content: 'Sist' }));
    await untilSomebodyWaits(other);
    const ending = other.close();
    await letGo();
    expect(await closed).toBe(1001);
    expect(heard.map((text) => JSON.parse(text) as unknown)).toMatchObject([
      { sent: { message: { content: 'Sist' } } },
    ]);
    await ending;
  });

  it('whoever is just about to have a socket gets none, and nobody waits for them', async () => {
    const early = dialOther();
    await once(early, 'open');
    const letGo = await hold(other, 'lock table sessions in access exclusive mode');
    const late = dialOther();
    late.on('error', () => undefined);
    const refused = once(late, 'unexpected-response');
    await untilSomebodyWaits(other);
    const ending = other.close();
    await once(early, 'close');
    await letGo();
    const [, answer] = (await refused) as [unknown, { statusCode?: number }];
    expect(answer.statusCode).toBe(503);
    await ending;
  });
});

/** Holds a lock until what is given back is called. */
async function hold({ services }: TestApp, lock: string): Promise<() => Promise<void>> {
  const holder = await services.database.pool.connect();
  await holder.query('begin');
  await holder.query(lock);
  return async () => {
    await holder.query('commit');
    holder.release();
  };
}

async function untilSomebodyWaits({ services }: TestApp): Promise<void> {
  const question = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await services.database.pool.query(question)).rowCount).toBe(1);
}
