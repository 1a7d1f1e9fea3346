// The reference of message delivery: a plain Node HTTP server that stores each posted text and forwards it to an open
// stream over PostgreSQL's NOTIFY.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';

const CHANNEL = 'bare';

process.once('message', async ({ databaseUrl }: { databaseUrl: string }) => {
  const [sender, listener] = [
    new Client({ connectionString: databaseUrl }),
    new Client({ connectionString: databaseUrl }),
  ];
  await Promise.all([sender.connect(), listener.connect()]);
  const streams = new Map<string, ServerResponse>();
  listener.on('notification', ({ payload = '' }) => {
    const name = payload.slice(0, payload.indexOf(' '));
    const receivers = name === 'everyone' ? streams.values() : [streams.get(name)];
    for (const stream of receivers) stream?.write(`data: ${payload}\n\n`);
  });
  await sender.query('create table if not exists bare_messages (content text not null)');
  await listener.query(`listen ${CHANNEL}`);
  const server = createServer(async (request, response) => {
    const name = request.url?.slice(1) ?? '';
    if (request.url === '/page') {
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Bare</title><body>');
      return;
    }
    if (request.url === '/memory') {
      response.end(String(process.memoryUsage.rss()));
      return;
    }
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(':\n\n');
      response.socket?.setNoDelay(true);
      streams.set(name, response);
      return;
    }
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const content = Buffer.concat(parts).toString();
    await sender.query({
      name: 'insert',
      text: 'insert into bare_messages (content) values ($1)',
      values: [content],
    });
    await sender.query('select pg_notify($1, $2)', [CHANNEL, `${name} ${content}`]);
    response.end('{}');
  });
  server.listen(0, '127.0.0.1', () =>
    process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  );
});
