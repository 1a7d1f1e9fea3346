// A server that speaks enough of PostgreSQL's protocol to report an old version.
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export type OldPostgres = { url: string; close(): void };

/** Listens on a free port of loopback; answers every statement with one row, the version. */
export async function openOldPostgres(version: string): Promise<OldPostgres> {
  const server = createServer((socket) => answer(socket, version)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `postgres://torget@127.0.0.1:${port}/torget`, close: () => server.close() };
}

function answer(socket: Socket, version: string): void {
  socket.once('data', () => {
    socket.write(Buffer.concat([message('R', [int32(0)]), ready]));
    socket.on('data', (request) => {
      if (request.toString('latin1', 0, 1) !== 'Q') return;
      const field = [text('server_version'), int32(0), int16(0), int32(25), int16(-1), int32(-1), int16(0)];
      const value = Buffer.from(version);
      socket.write(
        Buffer.concat([
          message('T', [int16(1), ...field]),
          message('D', [int16(1), int32(value.length), value]),
          message('C', [text('SHOW')]),
          ready,
        ]),
      );
    });
  });
}

const int16 = (value: number) => {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
};

const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};

const text = (value: string) => Buffer.from(`${value}\0`);

/** Type byte, length including itself, and contents. */
function message(letter: string, parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(letter), int32(body.length + 4), body]);
}

const ready = message('Z', [Buffer.from('I')]);
