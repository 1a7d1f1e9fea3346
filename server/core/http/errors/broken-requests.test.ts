// Requests that HTTP servers answer by themselves are answered in Swedish, in the format of all errors.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { answerBrokenRequest } from './broken-requests.ts';

let app: TestApp;
let port: number;

beforeAll(async () => {
  app = await openTestApp();
  port = Number(new URL(await app.listen()).port);
});
afterAll(() => app.close());

/** Writes these bytes on a connection; returns the status, the body and the request id of the answer. */
async function send(text: string, to = port) {
  const socket = connect(to, '127.0.0.1');
  socket.write(text);
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  await once(socket, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return {
    status: Number(head.split(' ')[1]),
    body: JSON.parse(body),
    hasId: /x-request-id: \S{36}/.test(head),
  };
}

const unreadable = 'Det du skickade gick inte att läsa.';
const end = 'Host: x\r\nConnection: close\r\n\r\n';

test.each([
  ['something other than HTTP', 'HEJ\r\n\r\n', 400, 'BAD_REQUEST', unreadable],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400, 'BAD_REQUEST', unreadable],
  ['a tunnel to another host', 'CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'BAD_REQUEST', unreadable],
  ['an unreadable length', `GET / HTTP/1.1\r\nContent-Length: x\r\n${end}`, 400, 'BAD_REQUEST', unreadable],
  [
    'an unreadable address',
    `GET /%E0%A4%A HTTP/1.1\r\n${end}`,
    400,
    'BAD_REQUEST',
    'Det du skickade gick inte att läsa. Ladda om sidan och försök igen.',
  ],
  [
    'an unknown expectation',
    `POST /api/session HTTP/1.1\r\nExpect: beröm\r\n${end}`,
    417,
    'EXPECTATION_FAILED',
    unreadable,
  ],
  [
    'cookies that are too long',
    `GET / HTTP/1.1\r\nCookie: a=${'a'.repeat(20_000)}\r\n${end}`,
    431,
    'REQUEST_HEADER_FIELDS_TOO_LARGE',
    'Adressen eller webbläsarens kakor är för långa. Rensa sajtens kakor och försök igen.',
  ],
])('%s', async (_case, text, status, code, message) => {
  expect(await send(text)).toEqual({ status, body: { defined: false, code, status, message }, hasId: true });
});

test('an upgrade to another protocol is ignored', async () => {
  const headers = `Connection: Upgrade, close\r\nUpgrade: websocket\r\nHost: x\r\n\r\n`;
  expect(await send(`GET /healthz HTTP/1.1\r\n${headers}`)).toMatchObject({
    status: 200,
    body: { status: 'ok' },
  });
});

/** A server with short timeouts; the site's own server waits five minutes. */
async function openImpatient(): Promise<Server> {
  const patience = { requestTimeout: 50, headersTimeout: 50, connectionsCheckingInterval: 20 };
  const server = createServer(patience).on('clientError', answerBrokenRequest).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return server;
}

test.each([
  ['head', 'POST /api/session HTTP/1.1\r\nHost:'],
  ['body', 'POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{'],
])('a request whose %s never ends', async (_part, text) => {
  const server = await openImpatient();
  const message = 'Det tog för lång tid att ta emot det du skickade. Försök igen.';
  expect(await send(text, (server.address() as AddressInfo).port)).toEqual({
    status: 408,
    body: { defined: false, code: 'REQUEST_TIMEOUT', status: 408, message },
    hasId: true,
  });
});

test('a connection that its client leaves open is closed', async () => {
  const server = await openImpatient();
  const { port: to } = server.address() as AddressInfo;
  const client = connect({ port: to, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void client.destroy());
  client.write('HEJ\r\n\r\n');
  await once(client.resume(), 'end');
  const count = () =>
    new Promise<number>((resolve, reject) => {
      server.getConnections((error, open) => (error ? reject(error) : resolve(open)));
    });
  await expect.poll(count, { timeout: 5000 }).toBe(0);
});
