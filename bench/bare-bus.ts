// The limit of delivery: a server of nothing but Node's own HTTP, which passes what it is sent over PostgreSQL's bare
// notifications to a bare socket.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';

const CHANNEL = 'bare';

process.once('message', async ({ databaseUrl }: { databaseUrl: string }) => {
  const [speaker, listener] = [
    new Client({ connectionString: databaseUrl }),
    new Client({ connectionString: databaseUrl }),
  ];
  await Promise.all([speaker.connect(), listener.connect()]);
  const lines = new Map<string, ServerResponse>();
  listener.on('notification', ({ payload = '' }) => {
    lines.get(payload.slice(0, payload.indexOf(' ')))?.write(`data: ${payload}\n\n`);
  });
  await listener.query(`listen ${CHANNEL}`);
  const server = createServer(async (request, response) => {
    const name = request.url?.slice(1) ?? '';
    if (request.url === '/page') {
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Bare</title><body>');
      return;
    }
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(':\n\n');
      response.socket?.setNoDelay(true);
      lines.set(name, response);
      return;
    }
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    await speaker.query('select pg_notify($1, $2)', [CHANNEL, `${name} ${Buffer.concat(parts).toString()}`]);
    response.end('{}');
  });
  server.listen(0, '127.0.0.1', () =>
    process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  );
});
