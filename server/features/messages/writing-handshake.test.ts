// Handshakes for the socket that answers are written on, as somebody makes them who means harm or knows no better.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { WRITING_PATH } from '#shared/features/messages/writing.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';

const UPGRADE = ['connection: Upgrade', 'upgrade: websocket'];
const KEY = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==';
const VERSION = 'sec-websocket-version: 13';
const GET = `GET ${WRITING_PATH} HTTP/1.1`;
const SMALL_BODY = ['content-type: application/json', 'content-length: 20'];

let app: TestApp;
let port: number;
let writer: Person;
let asWriter: string;
const open = new Set<Socket>();

beforeAll(async () => {
  app = await openTestApp();
  port = Number(new URL(await app.listen()).port);
  writer = await app.person();
  asWriter = `cookie: ${writer.cookie}`;
});
afterEach(() => {
  for (const socket of open) socket.destroy();
  open.clear();
});
afterAll(() => app.close());

/** A connection whose own side stays open, whatever the server does with the other. */
async function dial(to = port): Promise<Socket> {
  const socket = connect({ port: to, host: '127.0.0.1', allowHalfOpen: true });
  open.add(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

function head(first: string, ...headers: string[]): string {
  return [first, 'host: localhost', ...headers, '', ''].join('\r\n');
}

/** The status of the answer, of a connection that the server then ends. */
async function statusOf(request: string): Promise<number> {
  const socket = await dial();
  socket.write(request);
  return Number((await readAll(socket)).split(' ')[1]);
}

it('one that is wrong is refused, and its connection ended', async () => {
  const right = [...UPGRADE, KEY, VERSION];
  expect(await statusOf(head(GET, ...right))).toBe(401);
  expect(await statusOf(head(GET, ...UPGRADE, VERSION, asWriter))).toBe(400);
  expect(await statusOf(head(GET, ...UPGRADE, KEY, 'sec-websocket-version: 7', asWriter))).toBe(400);
  expect(await statusOf(head(GET, 'connection: Upgrade', 'upgrade: h2c', KEY, VERSION, asWriter))).toBe(400);
  expect(await statusOf(head(GET, ...right, asWriter, `x: ${'y'.repeat(30_000)}`))).toBe(431);
  expect(await statusOf(head(GET.replace('GET', 'HEAD'), ...right, asWriter))).toBe(405);
  const post = GET.replace('GET', 'POST');
  expect(await statusOf(head(post, ...right, asWriter))).toBe(404);
  expect(await statusOf(`${head(post, ...right, asWriter, ...SMALL_BODY)}{}`)).toBe(404);
});

it('what stands behind it is no request: it is taken for frames, which end the socket', async () => {
  const next = head('GET /api/session HTTP/1.1');
  expect(await statusOf(head(GET, ...UPGRADE, KEY, VERSION, asWriter) + next)).toBe(101);
  expect(await statusOf(head(GET, ...UPGRADE, KEY, VERSION) + next)).toBe(401);
});

it('one that is refused keeps nothing open, though its sender never closes: the server can end', async () => {
  const other = await openTestApp();
  const socket = await dial(Number(new URL(await other.listen()).port));
  socket.write(head(GET, ...UPGRADE, KEY, VERSION));
  await once(socket.resume(), 'end');
  expect(socket.writable).toBe(true);
  await other.close();
});

it('one behind a request that is still being answered ends the connection, and nothing else', async () => {
  const slow = head('GET /api/session HTTP/1.1', asWriter);
  const socket = await dial();
  const closed = once(socket, 'close');
  socket.end(slow + head(GET, ...UPGRADE, KEY, VERSION, asWriter));
  socket.resume();
  await closed;
  expect((await fetch(`http://127.0.0.1:${port}/api/session`)).status).toBe(200);
});
