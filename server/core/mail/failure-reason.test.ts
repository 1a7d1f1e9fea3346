// The reasons in the back office, from the errors of real connections.
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSmtp, type TestSmtp } from '../../testing/outside/smtp.ts';
import { reasonOf } from './failure-reason.ts';

const servers: Server[] = [];
let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(async () => {
  for (const server of servers) server.close();
  await smtp.close();
});

async function listen(answer: (socket: Socket) => void): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
const smtpPort = () => Number(new URL(smtp.url).port);

async function reasonFor(options: {
  port: number;
  secure?: true;
  requireTLS?: true;
  greetingTimeout?: number;
}): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', ...options });
  try {
    await transport.sendMail({ from: 'a@exempel.se', to: 'b@exempel.se', text: 'Hej' });
    return 'sent';
  } catch (error) {
    return reasonOf(error);
  } finally {
    transport.close();
  }
}

test('names a port without a server', async () => {
  const port = await listen(() => undefined);
  const [server] = servers.splice(0);
  await new Promise((closed) => server?.close(closed));
  expect(await reasonFor({ port })).toBe('Anslutningen nekades, kontrollera värden och porten');
});

test('names a server that is silent', async () => {
  const port = await listen((socket) => socket.on('close', () => socket.destroy()));
  expect(await reasonFor({ port, greetingTimeout: 200 })).toBe('Servern svarade inte i tid');
});

test('names a server that closes the connection', async () => {
  expect(await reasonFor({ port: await listen((socket) => socket.end()) })).toBe('Servern bröt anslutningen');
});

test('names a server of another protocol', async () => {
  const port = await listen((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  expect(await reasonFor({ port })).toBe('Det som svarade är ingen e-postserver');
});

test('names encryption from the first byte where the server expects none', async () => {
  expect(await reasonFor({ port: smtpPort(), secure: true })).toBe('Krypteringen passar inte porten');
});

test('names a server without STARTTLS', async () => {
  expect(await reasonFor({ port: smtpPort(), requireTLS: true })).toBe(
    'Servern kan inte kryptera med STARTTLS',
  );
});

test('quotes the answer of a server that refuses', async () => {
  smtp.refuseWith(550);
  expect(await reasonFor({ port: smtpPort() })).toMatch(/^Servern svarade ”550 .+”$/);
  smtp.refuseWith(null);
});

test.each([
  ['self-signed certificate', 'ESOCKET', 'Serverns certifikat är ogiltigt'],
  ['Invalid login: 535 Authentication failed', 'EAUTH', 'Inloggningen nekades (535 Authentication failed)'],
])('names %s', (message, code, reason) => {
  const response = code === 'EAUTH' ? '535 Authentication failed' : undefined;
  expect(reasonOf(Object.assign(new Error(message), { code, response }))).toBe(reason);
});
