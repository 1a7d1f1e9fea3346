// A TCP proxy to a test server that can be cut or stalled.
import { once } from 'node:events';
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

export interface TestProxy {
  port: number;
  /** Breaks all connections and refuses new ones, until `restore`. */
  cut(): void;
  /** Stops passing data in both directions, until `restore`. */
  stall(): void;
  restore(): void;
  close(): Promise<void>;
}

/** Listens on a free port of loopback and forwards to that server. */
export async function openProxy(target: NetConnectOpts): Promise<TestProxy> {
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'stalled' = 'open';
  const server = createServer((near) => {
    if (state === 'cut') return near.destroy();
    const far = connect(target);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    const pass = (from: Socket, to: Socket) => from.on('data', (data) => state === 'open' && to.write(data));
    pass(near, far);
    pass(far, near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut() {
      state = 'cut';
      breakAll();
    },
    stall() {
      state = 'stalled';
    },
    restore() {
      // The data that was dropped is missing in the middle of a stream, so the connections are useless.
      if (state === 'stalled') breakAll();
      state = 'open';
    },
    async close() {
      breakAll();
      server.close();
      await once(server, 'close');
    },
  };
}
