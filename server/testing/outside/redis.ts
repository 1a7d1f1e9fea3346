// A Redis on loopback that can be killed and restarted at the same port.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@redis/client';

// Named by `npm test`; otherwise the path of Debian's redis-tools.
const program = process.env.REDIS_SERVER_PATH ?? '/usr/bin/redis-check-rdb';

export interface TestRedis {
  port: number;
  url: string;
  /** Restarts it after `kill`. */
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Publishes on a foreign channel. */
  publish(channel: string, text: string): Promise<void>;
  /** Number of connected clients, without the one that counts. */
  countClients(): Promise<number>;
  close(): Promise<void>;
}

/** Starts it empty, without persistence. `close` ends it and removes its folder. */
export async function startRedis({ password }: { password?: string } = {}): Promise<TestRedis> {
  const folder = await mkdtemp(path.join(tmpdir(), 'baskettorget-redis-'));
  const port = await findFreePort();
  let child: ChildProcess | undefined;
  const start = async () => {
    const own = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no', 'protected-mode': 'yes' };
    const options = Object.entries({ ...own, ...(password && { requirepass: password }) });
    const args = options.flatMap(([name, value]) => [`--${name}`, String(value)]);
    // Debian's smallest package ships the program under another name; argv[0] selects its role.
    child = spawn(program, args, { argv0: 'redis-server', stdio: ['ignore', 'pipe', 'inherit'] });
    await untilReady(child);
  };
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  await start();
  const url = `redis://${password ? `:${password}@` : ''}127.0.0.1:${port}`;
  const ask = async (...command: string[]) => {
    const client = await createClient({ url }).connect();
    const reply: unknown = await client.sendCommand(command);
    client.destroy();
    return String(reply);
  };
  return {
    port,
    url,
    start,
    kill,
    publish: async (channel, text) => void (await ask('PUBLISH', channel, text)),
    countClients: async () => (await ask('CLIENT', 'LIST')).trim().split('\n').length - 1,
    async close() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(child: ChildProcess): Promise<void> {
  let output = '';
  const ready = Promise.withResolvers<void>();
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk;
    if (output.includes('Ready to accept connections')) ready.resolve();
  });
  child.once('error', ready.reject);
  child.once('exit', () => ready.reject(new Error(`Redis did not start: ${output}`)));
  await ready.promise;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
