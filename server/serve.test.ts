// The server process: start, shutdown, recovery, and the messages of a failed start.
import { chmod, mkdtemp } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  onTestFinished,
  test,
} from 'vitest';
import { lockDataDir } from './core/process/data-dir-lock.ts';
import { connectDatabase } from './database/connection.ts';
import { readPostmaster } from './database/embedded/postmaster.ts';
import { copyDataDir } from './testing/data-dir.ts';
import { createTestDatabase } from './testing/database.ts';
import { insertAds } from './testing/samples/sample-ads.ts';
import { startRedis } from './testing/outside/redis.ts';
import { runCli } from './testing/run-cli.ts';
import { runServer, type ServerProcess } from './testing/server-process.ts';
import { waitFor } from './testing/wait-for.ts';

let dataDir: string;
let servers: ServerProcess[];

beforeEach(() => {
  servers = [];
});

afterEach(async () => {
  for (const server of servers) await stop(server);
});

async function chooseDataDir(): Promise<void> {
  const folder = await mkdtemp(path.join(inject('scratchFolder'), 'serve-'));
  // Otherwise PostgreSQL's account cannot enter it when root runs the tests, and a new cluster is placed outside of it.
  await chmod(folder, 0o755);
  dataDir = path.join(folder, 'data');
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

function stop({ process: child, ended }: ServerProcess): ServerProcess['ended'] {
  child.kill('SIGTERM');
  return ended;
}

async function killServer({ process: child, ended }: ServerProcess): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

describe('shutdown', () => {
  beforeEach(chooseDataDir);

  test('ends all of it on SIGINT after a first start, with exit code 0', async () => {
    const server = run();
    await server.address;
    const running = await postmaster();
    server.process.kill('SIGINT');
    expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
    expect(await postmaster()).toBeUndefined();
    expect(() => process.kill(running?.pid ?? 0, 0)).toThrow('ESRCH');
  });

  test('works during start-up, here on SIGHUP', async () => {
    await copyDataDir(dataDir);
    const server = run();
    await waitFor(async () => expect(await postmaster()).toBeDefined());
    server.process.kill('SIGHUP');
    expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
    expect(await postmaster()).toBeUndefined();
  });

  test('reports that it is not ready, then accepts no new requests, answers open ones and writes the views it has counted', async () => {
    const env = await onSharedCluster();
    const server = run({ ...env, SHUTDOWN_DELAY: '2' });
    const address = await server.address;
    const database = connectDatabase(env['DATABASE_URL'] ?? '', { max: 1 });
    onTestFinished(() => database.close());
    const { rows: people } = await database.pool.query<{ id: string }>('select id from profiles');
    const [ad] = await insertAds(database, people[0]?.id ?? '', [{}]);
    const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await fetch(`${address}/ad/${ad}`, { headers: { 'user-agent': browser } });
    const { socket, sendBody } = await openRequest(address);
    // As when the starter is killed.
    server.process.disconnect();
    await waitFor(async () => {
      const ready = await fetch(`${address}/readyz`);
      expect([ready.status, await ready.json()]).toEqual([
        503,
        { status: 'ending', database: true, storage: true, bus: true },
      ]);
    });
    const headers = { connection: 'close' };
    expect((await fetch(`${address}/api/session`, { headers })).status).toBe(200);
    await waitFor(() => expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed'));
    sendBody();
    expect(await nextText(socket)).toContain('HTTP/1.1 401 Unauthorized');
    expect(await server.ended).toMatchObject({ code: 0 });
    const { rows } = await database.pool.query('select subject, views from page_views');
    expect(rows).toEqual([{ subject: ad, views: 1 }]);
  });
});

/** Sends the headers of a request whose body the server then waits for. */
async function openRequest(address: string): Promise<{ socket: Socket; sendBody(): void }> {
  const { host, hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const body = JSON.stringify({ email: 'ingen@torget.se', password: 'fel' });
  socket.write(
    `POST /api/session HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  expect(await nextText(socket)).toContain('100 Continue');
  return { socket, sendBody: () => void socket.write(body) };
}

async function nextText(socket: Socket): Promise<string> {
  const [chunk] = await once(socket, 'data');
  return String(chunk);
}

async function whoIs(address: string, cookie: string): Promise<unknown> {
  const answer = await fetch(`${address}/api/session`, { headers: { cookie } });
  return answer.json();
}

const refusal = (sentence: string) => ({ code: 1, stdout: '', stderr: `${sentence}\n` });

const inUse = () =>
  `Another Baskettorget runs on DATA_DIR (${dataDir}): stop it first, or choose another folder.`;

// The tests share a server and a folder, and each continues with what the one before has left.
describe('a server with the embedded PostgreSQL', () => {
  const admin = { ADMIN_EMAIL: 'chef@torget.se', ADMIN_PASSWORD: 'Korgen-2026!' };
  const viewer = { viewer: { email: admin.ADMIN_EMAIL } };
  let server: ServerProcess;
  let address: string;
  let cookie: string;

  beforeAll(async () => {
    await prepareDataDir();
    await start();
    cookie = await signIn();
  });
  afterAll(() => killServer(server));

  async function start(): Promise<void> {
    server = runServer({ DATA_DIR: dataDir, SHUTDOWN_DELAY: '300', ...admin });
    address = await server.address;
  }

  async function signIn(): Promise<string> {
    const answer = await fetch(`${address}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }),
    });
    expect(answer.status).toBe(200);
    return answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
  }

  const isReady = async () => expect((await fetch(`${address}/readyz`)).status).toBe(200);
  const readViewer = () => whoIs(address, cookie);

  test('is not disturbed by another server that is started on its folder, which names the folder and ends', async () => {
    expect(await run().ended).toEqual(refusal(inUse()));
    await isReady();
  });

  test('shares its database with a command that creates a superadmin, and continues', async () => {
    const args = ['create-superadmin', 'reserv@torget.se'];
    expect(await runCli(args, { DATA_DIR: dataDir })).toMatchObject({ code: 0, stderr: '' });
    await isReady();
  });

  test('answers requests again without a restart after kill -9 of PostgreSQL, and still holds its folder', async () => {
    const before = await postmaster();
    await killPostgres();
    await waitFor(async () => expect((await postmaster())?.pid).not.toBe(before?.pid));
    await waitFor(async () => expect(await readViewer()).toMatchObject(viewer));
    await waitFor(isReady);
    await expect(lockDataDir(dataDir, 0)).rejects.toThrow(inUse());
    await isReady();
  });

  test.each<[string, () => Promise<void>]>([
    ['the server', () => killServer(server)],
    ['PostgreSQL and the server', () => killPostgres().then(() => killServer(server))],
  ])('has the sessions from before kill -9 of %s', async (_what, kill) => {
    await kill();
    await start();
    expect(await readViewer()).toMatchObject(viewer);
  });

  test('ends with PostgreSQL on a second SIGTERM, without waiting for a delay or a request, with exit code 0', async () => {
    await openRequest(address);
    const again = setInterval(() => server.process.kill('SIGTERM'), 100);
    onTestFinished(() => clearInterval(again));
    expect(await server.ended).toMatchObject({ code: 0 });
    expect(await postmaster()).toBeUndefined();
  });
});

describe('a failed start', () => {
  beforeEach(chooseDataDir);

  test('names an invalid setting', async () => {
    expect(await run({ PORT: 'http' }).ended).toEqual(
      refusal('The setting PORT must be a whole number from 0 to 65535.'),
    );
  });

  test('a start that fails after the database was opened reports that nothing answers at REDIS_URL', async () => {
    const redis = await startRedis();
    await redis.close();
    expect(
      await run({ ...(await onSharedCluster()), REDIS_URL: redis.url, LOG_LEVEL: 'error' }).ended,
    ).toEqual(refusal(`REDIS_URL does not work: nothing answers at 127.0.0.1:${redis.port}.`));
  });
});
