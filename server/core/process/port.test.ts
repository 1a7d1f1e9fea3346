// The port of the site, checked before anything starts.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { explainFailure } from './failure.ts';
import { findPort } from './port.ts';

/** The sentence that the operator reads. */
const explain = (place: { port: number; host: string }) =>
  findPort(place).then(
    () => undefined,
    (error: unknown) => explainFailure(error),
  );

test('finds a free port for port 0', async () => {
  expect(await findPort({ port: 0, host: '127.0.0.1' })).toBeGreaterThan(0);
});

test('names a port in use, and does not disturb the server on it', async () => {
  const server = createServer((socket) => socket.end('still here')).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  expect(await explain({ port, host: '127.0.0.1' })).toBe(
    `Port ${port} on 127.0.0.1 is in use by another program: stop it, or choose another PORT.`,
  );
  expect(server.listening).toBe(true);
});

test('names an address that does not belong to this machine', async () => {
  expect(await explain({ port: 0, host: '192.0.2.1' })).toBe('HOST 192.0.2.1 is no address of this machine.');
});
