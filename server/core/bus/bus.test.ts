// The live bus over PostgreSQL and over Redis, against real servers that are killed, disconnected and restarted.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { startCluster } from '../../database/embedded.ts';
import { copyDataDir } from '../../testing/data-dir.ts';
import { openProxy, type TestProxy } from '../../testing/outside/proxy.ts';
import { startRedis } from '../../testing/outside/redis.ts';
import { type Bus, type Notice, openBus } from './bus.ts';
import { createLogger } from '../process/logger.ts';
import { waitFor } from '../../testing/wait-for.ts';

type Address = { databaseUrl: string; redisUrl?: string };

interface BusServer {
  address: Address;
  /** The same address through a proxy. */
  through(proxy: TestProxy): Address;
  openProxy(): Promise<TestProxy>;
  /** Kills the server and starts it again. */
  restart(): Promise<void>;
  /** Number of bus connections that the server reports. */
  countConnections(): Promise<number>;
  close(): Promise<void>;
}

/** Instead of five seconds, for finding a half-open connection. */
const SHORT_TIMEOUT_MS = 1000;
const logger = createLogger('silent');
const kinds: [name: string, open: () => Promise<BusServer>][] = [
  ['PostgreSQL', startPostgresServer],
  ['Redis', startRedisServer],
];

describe.each(kinds)('the bus over %s', (_name, open) => {
  let server: BusServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  test('delivers locally before publish returns, and to other processes soon after', async () => {
    const [local, remote] = [await join(server.address), await join(server.address)];
    void local.bus.publish({ topic: 'ads', id: '1' });
    expect(local.received).toEqual([{ topic: 'ads', id: '1' }]);
    await waitFor(() => expect(remote.received).toEqual([{ topic: 'ads', id: '1' }]));
    void remote.bus.publish({ topic: 'page-settings', id: 'forum' });
    await waitFor(() => expect(local.received).toHaveLength(2));
    expect(local.received[1]).toEqual({ topic: 'page-settings', id: 'forum' });
  });

  test('delivers each notice once and in order', async () => {
    const [local, remote] = [await join(server.address), await join(server.address)];
    const notices = Array.from({ length: 500 }, (_, index) => ({ topic: 'ads', id: `å ${index}` }));
    for (const notice of notices) void local.bus.publish(notice);
    await waitFor(() => expect(remote.received).toHaveLength(notices.length));
    expect(remote.received).toEqual(notices);
    expect(local.received).toEqual(notices);
  });

  test('does not call a listener after it unsubscribed', async () => {
    const { bus } = await join(server.address);
    const received: (Notice | null)[] = [];
    const stop = bus.subscribe((notice) => received.push(notice));
    stop();
    await bus.publish({ topic: 'ads', id: '1' });
    expect(received).toEqual([]);
  });

  test('reconnects after a server crash and reports that notices may have been missed', async () => {
    const [local, remote] = [await join(server.address), await join(server.address)];
    await server.restart();
    await waitFor(() => expect([local.received, remote.received]).toEqual([[null], [null]]));
    expect([local.bus.isConnected(), remote.bus.isConnected()]).toEqual([true, true]);
    await local.bus.publish({ topic: 'ads', id: '1' });
    await waitFor(() => expect(remote.received).toEqual([null, { topic: 'ads', id: '1' }]));
  });

  test('publish succeeds while disconnected, and other processes are later notified of missed notices', async () => {
    const { proxy, local } = await joinThroughProxy(server);
    const remote = await join(server.address);
    proxy.cut();
    await waitFor(() => expect(local.bus.isConnected()).toBe(false));
    await local.bus.publish({ topic: 'ads', id: 'not delivered' });
    expect(local.received).toEqual([{ topic: 'ads', id: 'not delivered' }]);
    proxy.restore();
    await waitFor(() => expect(remote.received).toEqual([null]));
    expect(local.received).toEqual([{ topic: 'ads', id: 'not delivered' }, null]);
  });

  test('a reconnect without pending notices sends nothing', async () => {
    const { proxy, local } = await joinThroughProxy(server);
    const remote = await join(server.address);
    proxy.cut();
    await waitFor(() => expect(local.bus.isConnected()).toBe(false));
    proxy.restore();
    await waitFor(() => expect(local.received).toEqual([null]));
    await local.bus.publish({ topic: 'ads', id: '1' });
    await waitFor(() => expect(remote.received).toEqual([{ topic: 'ads', id: '1' }]));
  });

  test('detects a half-open connection and reports the notices lost on it', async () => {
    const { proxy, local } = await joinThroughProxy(server, SHORT_TIMEOUT_MS);
    const remote = await join(server.address);
    proxy.stall();
    await local.bus.publish({ topic: 'ads', id: 'swallowed' });
    await waitFor(() => expect(local.bus.isConnected()).toBe(false));
    proxy.restore();
    await waitFor(() => expect(remote.received).toEqual([null]));
    expect(local.received).toEqual([{ topic: 'ads', id: 'swallowed' }, null]);
  }, 60_000);

  test('close sends pending notices and leaves no connection open', async () => {
    const [local, remote] = [await join(server.address), await join(server.address)];
    void local.bus.publish({ topic: 'ads', id: 'last' });
    await local.bus.close();
    await waitFor(() => expect(remote.received).toEqual([{ topic: 'ads', id: 'last' }]));
    await remote.bus.close();
    await waitFor(async () => expect(await server.countConnections()).toBe(0));
  });

  test('closes while disconnected', async () => {
    const { proxy, local } = await joinThroughProxy(server);
    proxy.cut();
    await waitFor(() => expect(local.bus.isConnected()).toBe(false));
    await local.bus.close();
    proxy.restore();
    await waitFor(async () => expect(await server.countConnections()).toBe(0));
  });
});

describe('REDIS_URL', () => {
  const databaseUrl = 'postgres://torget@127.0.0.1/torget';

  test('accepts a correct password and rejects a wrong or missing one with an error that names the variable', async () => {
    const redis = await startRedis({ password: 'hemligt' });
    onTestFinished(() => redis.close());
    const host = `127.0.0.1:${redis.port}`;
    await (await openBus({ databaseUrl, redisUrl: redis.url }, logger)).close();
    await expect(openBus({ databaseUrl, redisUrl: `redis://:fel@${host}` }, logger)).rejects.toThrow(
      `REDIS_URL does not work: ${host} refuses the user or the password.`,
    );
    await expect(openBus({ databaseUrl, redisUrl: `redis://${host}` }, logger)).rejects.toThrow(
      `REDIS_URL does not work: ${host} asks for a password.`,
    );
  });

  test('rejects an unreachable server with an error that names the variable', async () => {
    const redis = await startRedis();
    await redis.close();
    await expect(openBus({ databaseUrl, redisUrl: redis.url }, logger)).rejects.toThrow(
      `REDIS_URL does not work: nothing answers at 127.0.0.1:${redis.port}.`,
    );
  });

  test('separates sites by database number and reports messages that it cannot parse as possibly missed notices', async () => {
    const redis = await startRedis();
    onTestFinished(() => redis.close());
    const [one, other] = [
      await join({ databaseUrl, redisUrl: `${redis.url}/1` }),
      await join({ databaseUrl, redisUrl: `${redis.url}/2` }),
    ];
    await one.bus.publish({ topic: 'ads', id: '1' });
    await other.bus.publish({ topic: 'ads', id: '2' });
    await redis.publish('baskettorget:1', 'något annat');
    await waitFor(() => expect(one.received).toEqual([{ topic: 'ads', id: '1' }, null]));
    expect(other.received).toEqual([{ topic: 'ads', id: '2' }]);
  });
});

/** Opens a bus as one process does, and records the notices it receives. */
async function join(
  address: Address,
  timeoutMs?: number,
): Promise<{ bus: Bus; received: (Notice | null)[] }> {
  const bus = await openBus(address, logger, timeoutMs);
  onTestFinished(() => bus.close());
  const received: (Notice | null)[] = [];
  bus.subscribe((notice) => received.push(notice));
  return { bus, received };
}

async function joinThroughProxy(server: BusServer, timeoutMs?: number) {
  const proxy = await server.openProxy();
  onTestFinished(() => proxy.close());
  return { proxy, local: await join(server.through(proxy), timeoutMs) };
}

/** Starts its own cluster, since the test kills it. */
async function startPostgresServer(): Promise<BusServer> {
  const folder = await mkdtemp(path.join(inject('scratchFolder'), 'bus-'));
  const dataDir = path.join(folder, 'data');
  await copyDataDir(dataDir);
  const cluster = await startCluster({ dataDir, logger, isDurable: false });
  const socket = new URL(cluster.url).searchParams.get('host') ?? '';
  const control = new Pool({ connectionString: cluster.url, max: 1 });
  control.on('error', () => undefined);
  return {
    address: { databaseUrl: cluster.url },
    through({ port }) {
      const url = new URL(cluster.url);
      url.search = '';
      url.hostname = '127.0.0.1';
      url.port = String(port);
      return { databaseUrl: url.href };
    },
    openProxy: () => openProxy({ path: `${socket}/.s.PGSQL.5432` }),
    async restart() {
      // The postmaster is killed; `startCluster` restarts it.
      const pid = await readFile(path.join(dataDir, 'cluster', 'postmaster.pid'), 'utf8');
      process.kill(Number(pid.split('\n')[0]), 'SIGQUIT');
    },
    async countConnections() {
      const { rows } = await control.query(
        `select count(*) from pg_stat_activity where application_name = 'baskettorget bus'`,
      );
      return Number(rows[0].count);
    },
    async close() {
      await control.end();
      await cluster.stop('now');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startRedisServer(): Promise<BusServer> {
  const redis = await startRedis();
  const databaseUrl = inject('clusterUrl');
  return {
    address: { databaseUrl, redisUrl: redis.url },
    through: ({ port }) => ({ databaseUrl, redisUrl: `redis://127.0.0.1:${port}` }),
    openProxy: () => openProxy({ host: '127.0.0.1', port: redis.port }),
    async restart() {
      await redis.kill();
      await redis.start();
    },
    countConnections: redis.countClients,
    close: redis.close,
  };
}
