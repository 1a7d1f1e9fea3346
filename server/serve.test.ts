// The server process: start, shutdown, recovery, and the messages of a failed start.
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, connect, type Socket } from 'node:net';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { connectDatabase } from './database/connection.ts';
import { readPostmaster } from './database/embedded-postmaster.ts';
import { copyDataDir } from './testing/data-dir.ts';
import { createTestDatabase } from './testing/database.ts';
import { openOldPostgres } from './testing/outside/old-postgres.ts';
import { insertAds } from './testing/samples/sample-ads.ts';
import { startRedis } from './testing/outside/redis.ts';
import { runServer, type ServerProcess } from './testing/server-process.ts';
import { waitFor } from './testing/wait-for.ts';

let dataDir: string;
let servers: ServerProcess[];

beforeEach(() => {
  servers = [];
});

afterEach(async () => {
  for (const server of servers) {
    server.process.kill('SIGTERM');
    await server.ended;
  }
});

async function chooseDataDir(): Promise<void> {
  dataDir = path.join(await mkdtemp(path.join(inject('scratchFolder'), 'serve-')), 'data');
}

/** Copies the DATA_DIR of a site that has run before, because creating a cluster takes seconds. */
async function prepareDataDir(): Promise<void> {
  await chooseDataDir();
  await copyDataDir(dataDir);
}

function run(env: NodeJS.ProcessEnv = {}): ServerProcess {
  const server = runServer({ DATA_DIR: dataDir, ...env });
  servers.push(server);
  return server;
}

/** Settings for a server on a database of the tests' cluster, which starts faster than a cluster of its own. */
async function onSharedCluster(): Promise<NodeJS.ProcessEnv> {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  return { DATABASE_URL: database.url };
}

const postmaster = () => readPostmaster(path.join(dataDir, 'cluster'));

async function killPostgres(): Promise<void> {
  const running = await postmaster();
  if (running) process.kill(running.pid, 'SIGKILL');
}

async function killServer({ process: child, ended }: ServerProcess): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

describe('shutdown', () => {
  beforeAll(chooseDataDir);

  test.each<NodeJS.Signals>(['SIGINT', 'SIGTERM', 'SIGHUP'])(
    'ends all of it on %s, with exit code 0',
    async (signal) => {
      const server = run();
      await server.address;
      const running = await postmaster();
      server.process.kill(signal);
      expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
      expect(await postmaster()).toBeUndefined();
      expect(() => process.kill(running?.pid ?? 0, 0)).toThrow('ESRCH');
    },
  );

  test('ends when the starter is killed', async () => {
    const server = run(await onSharedCluster());
    await server.address;
    server.process.disconnect();
    expect(await server.ended).toMatchObject({ code: 0 });
  });

  test('works during start-up', async () => {
    const server = run();
    await waitFor(async () => expect(await postmaster()).toBeDefined());
    server.process.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
    expect(await postmaster()).toBeUndefined();
  });

  test('answers open requests and accepts no new ones', async () => {
    const server = run(await onSharedCluster());
    const { host, hostname, port } = new URL(await server.address);
    const socket = connect(Number(port), hostname);
    const body = JSON.stringify({ email: 'ingen@torget.se', password: 'fel' });
    socket.write(
      `POST /api/session HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    expect(await nextText(socket)).toContain('100 Continue');
    server.process.kill('SIGTERM');
    await waitFor(() => expect(fetch(`http://${host}/healthz`)).rejects.toThrow('fetch failed'));
    socket.write(body);
    expect(await nextText(socket)).toContain('HTTP/1.1 401 Unauthorized');
    expect(await server.ended).toMatchObject({ code: 0 });
  });

  test('writes the views that it has counted', async () => {
    const env = await onSharedCluster();
    const server = run(env);
    const address = await server.address;
    const database = connectDatabase(env['DATABASE_URL'] ?? '', { max: 1 });
    const { rows: people } = await database.pool.query<{ id: string }>('select id from profiles');
    const [ad] = await insertAds(database, people[0]?.id ?? '', [{}]);
    const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await fetch(`${address}/ad/${ad}`, { headers: { 'user-agent': browser } });
    server.process.kill('SIGTERM');
    await server.ended;
    const { rows } = await database.pool.query('select subject, views from page_views');
    await database.close();
    expect(rows).toEqual([{ subject: ad, views: 1 }]);
  });

  test('reports that it is not ready before it stops accepting requests', async () => {
    const server = run({ ...(await onSharedCluster()), SHUTDOWN_DELAY: '2' });
    const { host } = new URL(await server.address);
    server.process.kill('SIGTERM');
    await waitFor(async () => {
      const ready = await fetch(`http://${host}/readyz`);
      expect([ready.status, await ready.json()]).toEqual([
        503,
        { status: 'ending', database: true, storage: true, bus: true },
      ]);
    });
    const headers = { connection: 'close' };
    expect((await fetch(`http://${host}/api/session`, { headers })).status).toBe(200);
    await waitFor(() => expect(fetch(`http://${host}/healthz`)).rejects.toThrow('fetch failed'));
    expect(await server.ended).toMatchObject({ code: 0 });
  });

  test('does not wait after a second signal', async () => {
    const server = run({ ...(await onSharedCluster()), SHUTDOWN_DELAY: '300' });
    const { host, hostname, port } = new URL(await server.address);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(
      `POST /api/session HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n`,
    );
    await nextText(socket);
    const again = setInterval(() => server.process.kill('SIGTERM'), 100);
    onTestFinished(() => clearInterval(again));
    expect(await server.ended).toMatchObject({ code: 0 });
  });
});

async function nextText(socket: Socket): Promise<string> {
  const [chunk] = await once(socket, 'data');
  return String(chunk);
}

async function whoIs(address: string, cookie: string): Promise<unknown> {
  const answer = await fetch(`${address}/api/session`, { headers: { cookie } });
  return answer.json();
}

const refusal = (sentence: string) => ({ code: 1, stdout: '', stderr: `${sentence}\n` });

describe('recovery after kill -9', () => {
  beforeAll(prepareDataDir);

  const admin = { ADMIN_EMAIL: 'chef@torget.se', ADMIN_PASSWORD: 'Korgen-2026!' };

  async function signIn(address: string): Promise<string> {
    const answer = await fetch(`${address}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }),
    });
    expect(answer.status).toBe(200);
    return answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  }

  test.each<[string, (server: ServerProcess) => Promise<void>]>([
    ['the server', killServer],
    ['the server and PostgreSQL', (server) => killServer(server).then(killPostgres)],
    ['PostgreSQL and the server', (server) => killPostgres().then(() => killServer(server))],
  ])('of %s: a session from before it is still valid', async (_what, kill) => {
    const first = run(admin);
    const cookie = await signIn(await first.address);
    await kill(first);
    const second = run(admin);
    expect(await whoIs(await second.address, cookie)).toMatchObject({ viewer: { email: admin.ADMIN_EMAIL } });
  });

  test('of PostgreSQL alone: requests work again without a restart', async () => {
    const server = run(admin);
    const address = await server.address;
    const cookie = await signIn(address);
    await killPostgres();
    await waitFor(async () => {
      expect(await whoIs(address, cookie)).toMatchObject({ viewer: { email: admin.ADMIN_EMAIL } });
    });
    await waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(200));
  });
});

describe('a failed start', () => {
  beforeEach(chooseDataDir);

  test('names an invalid setting', async () => {
    expect(await run({ PORT: 'http' }).ended).toEqual(
      refusal('The setting PORT must be a whole number from 0 to 65535.'),
    );
  });

  test('names a port in use, and does not disturb the server on it', async () => {
    const first = run(await onSharedCluster());
    const { port } = new URL(await first.address);
    await chooseDataDir();
    expect(await run({ PORT: port }).ended).toEqual(
      refusal(`Port ${port} on 127.0.0.1 is in use by another program: stop it, or choose another PORT.`),
    );
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  });

  test('names a folder that another server uses, also after its PostgreSQL was restarted, and does not disturb that server', async () => {
    await copyDataDir(dataDir);
    const first = run();
    const address = await first.address;
    const inUse = refusal(
      `Another Baskettorget runs on DATA_DIR (${dataDir}): stop it first, or choose another folder.`,
    );
    expect(await run({}).ended).toEqual(inUse);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const before = await postmaster();
    await killPostgres();
    await waitFor(async () => expect((await postmaster())?.pid).not.toBe(before?.pid));
    await waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(200));
    expect(await run({}).ended).toEqual(inUse);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });

  test('names an address that does not belong to this machine', async () => {
    expect(await run({ HOST: '192.0.2.1' }).ended).toEqual(
      refusal('HOST 192.0.2.1 is no address of this machine.'),
    );
  });

  test('names a folder that cannot be written', async () => {
    expect(await run({ DATA_DIR: '/sys/torget' }).ended).toEqual(
      refusal(`The folder DATA_DIR (/sys/torget) cannot be written by ${os.userInfo().username}.`),
    );
  });

  test('names a file in place of the folder', async () => {
    await writeFile(dataDir, '');
    expect(await run({}).ended).toEqual(refusal(`DATA_DIR (${dataDir}) is not a folder.`));
  });

  test('reports that nothing answers at DATABASE_URL', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    server.close();
    expect(await run({ DATABASE_URL: `postgres://torget@127.0.0.1:${port}/torget` }).ended).toEqual(
      refusal(`DATABASE_URL does not work: nothing answers at 127.0.0.1:${port}.`),
    );
  });

  test.each([
    ['password', 'fel', 'localhost refuses the password of baskettorget'],
    ['pathname', '/ingen', 'localhost has no database called ingen'],
  ] as const)('reports a wrong %s in DATABASE_URL', async (part, value, reason) => {
    const url = new URL(inject('clusterUrl'));
    url[part] = value;
    expect(await run({ DATABASE_URL: url.href }).ended).toEqual(
      refusal(`DATABASE_URL does not work: ${reason}.`),
    );
  });

  test('reports an unknown host in DATABASE_URL', async () => {
    expect(await run({ DATABASE_URL: 'postgres://torget@finns-inte.invalid/torget' }).ended).toEqual(
      refusal('DATABASE_URL does not work: no host is called finns-inte.invalid.'),
    );
  });

  test('reports that nothing answers at REDIS_URL', async () => {
    const redis = await startRedis();
    await redis.close();
    expect(
      await run({ ...(await onSharedCluster()), REDIS_URL: redis.url, LOG_LEVEL: 'error' }).ended,
    ).toEqual(refusal(`REDIS_URL does not work: nothing answers at 127.0.0.1:${redis.port}.`));
  });

  test('reports a PostgreSQL that cannot be written, as a standby', async () => {
    const { DATABASE_URL = '' } = await onSharedCluster();
    const { pool, close } = connectDatabase(DATABASE_URL, { max: 1 });
    const name = new URL(DATABASE_URL).pathname.slice(1);
    await pool.query(`alter database ${name} set default_transaction_read_only = on`);
    await close();
    expect(await run({ DATABASE_URL }).ended).toEqual(
      refusal(
        'DATABASE_URL leads to a PostgreSQL that cannot be written, such as a standby: give the address of the primary.',
      ),
    );
  });

  test('reports that PostgreSQL is too old', async () => {
    const old = await openOldPostgres('14.18');
    onTestFinished(() => old.close());
    expect(await run({ DATABASE_URL: old.url }).ended).toEqual(
      refusal('DATABASE_URL leads to PostgreSQL 14.18, but 15 or a newer one is needed.'),
    );
  });
});
