// The live bus: both kinds keep the same promises, each over a real server that is killed, cut off and started again.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { startCluster } from '../../database/embedded.ts';
import { openProxy, type TestProxy } from '../../testing/proxy.ts';
import { startRedis } from '../../testing/redis.ts';
import { type Bus, type Notice, openBus } from './bus.ts';
import { createLogger } from '../process/logger.ts';

type Address = { databaseUrl: string; redisUrl?: string };

interface Carrier {
  address: Address;
  /** The same through a proxy. */
  through(proxy: TestProxy): Address;
  openProxy(): Promise<TestProxy>;
  /** Kills the server as a crash would, and starts it again. */
  restart(): Promise<void>;
  /** Connections of buses that the server sees. */
  countLines(): Promise<number>;
  close(): Promise<void>;
}

const logger = createLogger('silent');
const kinds: [name: string, open: () => Promise<Carrier>][] = [
  ['PostgreSQL', carryByPostgres],
  ['Redis', carryByRedis],
];

describe.each(kinds)('the bus over %s', (_name, open) => {
  let carrier: Carrier;
  beforeAll(async () => {
    carrier = await open();
  });
  afterAll(() => carrier.close());

  test('is heard here before the call returns, and elsewhere soon', async () => {
    const [here, there] = [await join(carrier.address), await join(carrier.address)];
    void here.bus.publish({ topic: 'ads', id: '1' });
    expect(here.heard).toEqual([{ topic: 'ads', id: '1' }]);
    await vi.waitFor(() => expect(there.heard).toEqual([{ topic: 'ads', id: '1' }]));
    void there.bus.publish({ topic: 'page-settings', id: 'forum' });
    await vi.waitFor(() => expect(here.heard).toHaveLength(2));
    expect(here.heard[1]).toEqual({ topic: 'page-settings', id: 'forum' });
  });

  test('keeps the order, and brings each notice once', async () => {
    const [here, there] = [await join(carrier.address), await join(carrier.address)];
    const notices = Array.from({ length: 500 }, (_, index) => ({ topic: 'ads', id: `å ${index}` }));
    for (const notice of notices) void here.bus.publish(notice);
    await vi.waitFor(() => expect(there.heard).toHaveLength(notices.length));
    expect(there.heard).toEqual(notices);
    expect(here.heard).toEqual(notices);
  });

  test('does not call back who has stopped listening', async () => {
    const { bus } = await join(carrier.address);
    const heard: (Notice | null)[] = [];
    const stop = bus.subscribe((notice) => heard.push(notice));
    stop();
    await bus.publish({ topic: 'ads', id: '1' });
    expect(heard).toEqual([]);
  });

  test('comes back when the server was killed, and says that something may have been missed', async () => {
    const [here, there] = [await join(carrier.address), await join(carrier.address)];
    await carrier.restart();
    await vi.waitFor(() => expect([here.heard, there.heard]).toEqual([[null], [null]]), 20_000);
    expect([here.bus.isConnected(), there.bus.isConnected()]).toEqual([true, true]);
    await here.bus.publish({ topic: 'ads', id: '1' });
    await vi.waitFor(() => expect(there.heard).toEqual([null, { topic: 'ads', id: '1' }]));
  });

  test('a notice while the server is away fails nobody and holds nobody up, and the others learn of it after', async () => {
    const { proxy, here } = await joinThroughProxy(carrier);
    const there = await join(carrier.address);
    proxy.cut();
    await vi.waitFor(() => expect(here.bus.isConnected()).toBe(false));
    await here.bus.publish({ topic: 'ads', id: 'unheard' });
    expect(here.heard).toEqual([{ topic: 'ads', id: 'unheard' }]);
    proxy.mend();
    await vi.waitFor(() => expect(there.heard).toEqual([null]), 20_000);
    expect(here.heard).toEqual([{ topic: 'ads', id: 'unheard' }, null]);
  });

  test('whoever said nothing while it was away troubles nobody when it comes back', async () => {
    const { proxy, here } = await joinThroughProxy(carrier);
    const there = await join(carrier.address);
    proxy.cut();
    await vi.waitFor(() => expect(here.bus.isConnected()).toBe(false));
    proxy.mend();
    await vi.waitFor(() => expect(here.heard).toEqual([null]), 20_000);
    await here.bus.publish({ topic: 'ads', id: '1' });
    await vi.waitFor(() => expect(there.heard).toEqual([{ topic: 'ads', id: '1' }]));
  });

  test('a line that goes dead without a word is found out, and what was said into it is made good', async () => {
    const { proxy, here } = await joinThroughProxy(carrier);
    const there = await join(carrier.address);
    proxy.stall();
    await here.bus.publish({ topic: 'ads', id: 'swallowed' });
    await vi.waitFor(() => expect(here.bus.isConnected()).toBe(false), 25_000);
    proxy.mend();
    await vi.waitFor(() => expect(there.heard).toEqual([null]), 20_000);
    expect(here.heard).toEqual([{ topic: 'ads', id: 'swallowed' }, null]);
  }, 60_000);

  test('ends with nothing left open, after all that was said has left', async () => {
    const [here, there] = [await join(carrier.address), await join(carrier.address)];
    void here.bus.publish({ topic: 'ads', id: 'last' });
    await here.bus.close();
    await vi.waitFor(() => expect(there.heard).toEqual([{ topic: 'ads', id: 'last' }]));
    await there.bus.close();
    await vi.waitFor(async () => expect(await carrier.countLines()).toBe(0));
  });

  test('ends while the server is away', async () => {
    const { proxy, here } = await joinThroughProxy(carrier);
    proxy.cut();
    await vi.waitFor(() => expect(here.bus.isConnected()).toBe(false));
    await here.bus.close();
    proxy.mend();
    await vi.waitFor(async () => expect(await carrier.countLines()).toBe(0));
  });
});

describe('REDIS_URL', () => {
  const databaseUrl = 'postgres://torget@127.0.0.1/torget';

  test('with a password that is right leads to a bus; one that is wrong or missing is refused by name', async () => {
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

  test('that leads nowhere is refused by name', async () => {
    const redis = await startRedis();
    await redis.close();
    await expect(openBus({ databaseUrl, redisUrl: redis.url }, logger)).rejects.toThrow(
      `REDIS_URL does not work: nothing answers at 127.0.0.1:${redis.port}.`,
    );
  });

  test('keeps sites apart by the number of the database, and minds nothing that others say', async () => {
    const redis = await startRedis();
    onTestFinished(() => redis.close());
    const [one, other] = [
      await join({ databaseUrl, redisUrl: `${redis.url}/1` }),
      await join({ databaseUrl, redisUrl: `${redis.url}/2` }),
    ];
    await one.bus.publish({ topic: 'ads', id: '1' });
    await other.bus.publish({ topic: 'ads', id: '2' });
    await redis.say('baskettorget:1', 'något annat');
    await vi.waitFor(() => expect(one.heard).toEqual([{ topic: 'ads', id: '1' }, null]));
    expect(other.heard).toEqual([{ topic: 'ads', id: '2' }]);
  });
});

/** A bus as one process has it, and what is heard there. */
async function join(address: Address): Promise<{ bus: Bus; heard: (Notice | null)[] }> {
  const bus = await openBus(address, logger);
  onTestFinished(() => bus.close());
  const heard: (Notice | null)[] = [];
  bus.subscribe((notice) => heard.push(notice));
  return { bus, heard };
}

async function joinThroughProxy(carrier: Carrier) {
  const proxy = await carrier.openProxy();
  onTestFinished(() => proxy.close());
  return { proxy, here: await join(carrier.through(proxy)) };
}

/** A cluster of its own, since it is killed. */
async function carryByPostgres(): Promise<Carrier> {
  const dataDir = await mkdtemp(path.join(inject('scratchFolder'), 'bus-'));
  const cluster = await startCluster({ dataDir, logger, isLasting: false });
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
      // It is started again by whoever started it.
      const pid = await readFile(path.join(dataDir, 'cluster', 'postmaster.pid'), 'utf8');
      process.kill(Number(pid.split('\n')[0]), 'SIGQUIT');
    },
    async countLines() {
      const { rows } = await control.query(
        `select count(*) from pg_stat_activity where application_name = 'baskettorget bus'`,
      );
      return Number(rows[0].count);
    },
    async close() {
      await control.end();
      await cluster.stop('now');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function carryByRedis(): Promise<Carrier> {
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
    countLines: redis.countClients,
    close: redis.close,
  };
}
