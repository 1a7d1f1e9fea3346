// Messages under pageErrors: a server killed, database and bus restarted, network cut, while many users write.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { makeSessionToken, sessionCookie } from '../../server/core/auth.ts';
import { createLogger } from '../../server/core/process/logger.ts';
import { connectDatabase, type Database } from '../../server/database/connection.ts';
import { type Cluster, startCluster } from '../../server/database/embedded.ts';
import { copyDataDir } from '../../server/testing/data-dir.ts';
import { openProxy, type TestProxy } from '../../server/testing/outside/proxy.ts';
import { startRedis, type TestRedis } from '../../server/testing/outside/redis.ts';
import { runServer, type ServerProcess } from '../../server/testing/server-process.ts';
import { type ChatUser, openChatUser } from '../support/chat-user.ts';

const TEXTS_EACH = 10;
/** Users who stop after the first text that fails. */
const STOPPING_USERS = 3;

let cluster: Cluster;
let clusterDir: string;

beforeAll(async () => {
  clusterDir = path.join(await mkdtemp(path.join(inject('scratchFolder'), 'pageErrors-')), 'data');
  await copyDataDir(clusterDir);
  cluster = await startCluster({ dataDir: clusterDir, logger: createLogger('silent'), isDurable: false });
});
afterAll(() => cluster.stop('now'));

describe.each([
  { bus: 'PostgreSQL', pairs: 12 },
  // Fewer pairs, and no server is killed, since only the bus differs.
  { bus: 'Redis', pairs: 6 },
])('with the bus over $bus', ({ bus, pairs }) => {
  const secret = randomBytes(32).toString('hex');
  const dataDirs: string[] = [];
  let redis: TestRedis | undefined;
  let database: Database;
  let nodes: Node[];
  let chatUsers: ChatUser[];

  /** A server process, behind a proxy. */
  interface Node {
    target: { host: string; port: number };
    proxy: TestProxy;
    server: ServerProcess;
  }

  beforeAll(async () => {
    redis = bus === 'Redis' ? await startRedis() : undefined;
    database = connectDatabase(cluster.url, { max: 2 });
    // Test clusters commit asynchronously, and a killed one would lose acknowledged messages.
    await database.pool.query(
      `do $$ begin execute format('alter database %I set synchronous_commit = on', current_database()); end $$`,
    );
    await database.pool.query('truncate threads, messages cascade');
    nodes = await Promise.all([startNode(), startNode()]);
    chatUsers = await createPairs();
  });
  afterAll(async () => {
    for (const chatUser of chatUsers) chatUser.close();
    for (const { proxy, server } of nodes) {
      await proxy.close();
      server.process.kill('SIGKILL');
      await server.ended;
    }
    await database.close();
    await redis?.close();
    for (const folder of dataDirs) await rm(folder, { recursive: true, force: true });
  });

  async function startNode(): Promise<Node> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'baskettorget-pageErrors-'));
    dataDirs.push(dataDir);
    const server = runServer({
      DATABASE_URL: cluster.url,
      DATA_DIR: dataDir,
      SECRET: secret,
      ADMIN_EMAIL: 'admin@exempel.se',
      ADMIN_PASSWORD: 'Korgen-2026!',
      LOG_LEVEL: 'fatal',
      HOST: '127.0.0.1',
      ...(redis && { REDIS_URL: redis.url }),
    });
    const target = { host: '127.0.0.1', port: Number(new URL(await server.address).port) };
    return { target, server, proxy: await openProxy(target) };
  }

  /** Creates pairs of users, each with a thread. The two users of a pair use different servers. */
  async function createPairs(): Promise<ChatUser[]> {
    const people = Array.from({ length: pairs * 2 }, () => ({ id: randomUUID(), token: makeSessionToken() }));
    await database.pool.query(
      `insert into profiles (id, email, name, birth_year)
       select id, id || '@exempel.se', 'Skribent', 1990 from unnest($1::uuid[]) as id`,
      [people.map(({ id }) => id)],
    );
    await database.pool.query(
      `insert into sessions (user_id, token, expires_at)
       select id, token, now() + interval '1 day' from unnest($1::uuid[], $2::text[]) as made (id, token)`,
      [people.map(({ id }) => id), people.map(({ token }) => token)],
    );
    const opened: Promise<ChatUser>[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      const members = people.slice(pair * 2, pair * 2 + 2);
      const threadId = await openThread(members.map(({ id }) => id));
      for (const [side, { id, token }] of members.entries()) {
        opened.push(
          openChatUser({
            name: `par ${pair} sida ${side}`,
            userId: id,
            threadId,
            cookie: sessionCookie({ isSecure: false, secret }, token).split(';')[0] ?? '',
            origin: `http://127.0.0.1:${nodes[side]?.proxy.port}`,
            stopsOnFailure: side === 0 && pair < STOPPING_USERS,
          }),
        );
      }
    }
    return Promise.all(opened);
  }

  async function openThread(members: string[]): Promise<string> {
    const [low, high] = members.toSorted();
    const { rows } = await database.pool.query<{ id: string }>(
      `with made as (insert into threads (low_id, high_id) values ($1, $2) returning id),
        people as (insert into thread_people (thread_id, user_id, other_id)
          select id, $1::uuid, $2::uuid from made union all select id, $2::uuid, $1::uuid from made)
       select id from made`,
      [low, high],
    );
    return rows[0]?.id ?? '';
  }

  const countWritten = async () =>
    (await database.pool.query<{ written: number }>('select count(*) as written from messages')).rows[0]
      ?.written ?? 0;

  /** Waits until this share of the messages is stored, also while the database restarts. */
  async function waitForShare(share: number): Promise<void> {
    const count = share * pairs * 2 * TEXTS_EACH;
    await vi.waitFor(async () => expect(await countWritten()).toBeGreaterThanOrEqual(count), {
      timeout: 60_000,
      interval: 20,
    });
  }

  it('acknowledged messages arrive once and in order; each other text is stored once or back in the draft', async () => {
    const writing = Promise.all(
      chatUsers.map((chatUser) =>
        chatUser.write(
          Array.from({ length: TEXTS_EACH }, (_each, index) => `${chatUser.name} text ${index}`),
        ),
      ),
    );
    await waitForShare(0.2);
    await killDatabase();
    if (redis) {
      await waitForShare(0.45);
      await redis.kill();
      await new Promise((resolve) => setTimeout(resolve, 500));
      await redis.start();
    }
    await waitForShare(0.55);
    await cutNetwork();
    if (!redis) {
      await waitForShare(0.75);
      await killFirstNode();
    }
    await writing;

    // Each user's screen equals the stored thread, also for messages to users who stopped.
    const rows = await vi.waitFor(
      async () => {
        const found = await readMessages();
        const inOrder = Map.groupBy(found, ({ thread_id }) => thread_id);
        for (const chatUser of chatUsers) {
          const shown = chatUser.shown();
          const inThread = inOrder.get(shown[0]?.threadId ?? '') ?? [];
          expect(shown.map(({ id }) => id)).toEqual(inThread.map(({ id }) => id));
        }
        return found;
      },
      { timeout: 60_000, interval: 200 },
    );
    const written = new Set(rows.map(({ id }) => id));
    const texts = rows.map(({ content }) => content);
    expect(new Set(texts).size).toBe(texts.length);
    for (const chatUser of chatUsers) {
      expect([...chatUser.acknowledged].filter((id) => !written.has(id))).toEqual([]);
      const storedTexts = texts.filter((text) => text.startsWith(`${chatUser.name} text `));
      expect(storedTexts).toEqual(storedTexts.map((_text, index) => `${chatUser.name} text ${index}`));
      // The draft of a user who stopped contains the text that is not stored, and no other.
      const left = chatUser.draft();
      expect(left).toBe(
        storedTexts.length === chatUser.written() ? '' : `${chatUser.name} text ${storedTexts.length}`,
      );
      expect(chatUser.written() - storedTexts.length).toBeLessThanOrEqual(1);
    }
    expect(texts.length).toBeGreaterThanOrEqual((pairs * 2 - STOPPING_USERS) * TEXTS_EACH);
    const { rows: counted } = await database.pool.query<{ wrong: number }>(
      `select count(*) as wrong from thread_people p
        where unread <> (select count(*) from messages m
          where m.thread_id = p.thread_id and m.recipient_id = p.user_id and not m.read)`,
    );
    expect(counted).toEqual([{ wrong: 0 }]);
  }, 240_000);

  async function readMessages(): Promise<{ id: string; thread_id: string; content: string }[]> {
    const { rows } = await database.pool.query<{ id: string; thread_id: string; content: string }>(
      'select id, thread_id, content from messages order by thread_id, position',
    );
    return rows;
  }

  /** Kills a server as a power failure would. Its users reach the other one, as behind a load balancer. */
  async function killFirstNode(): Promise<void> {
    const [first, second] = nodes;
    if (!first || !second) throw new Error('there are not two servers');
    first.server.process.kill('SIGKILL');
    await first.server.ended;
    first.target.port = second.target.port;
  }

  async function cutNetwork(): Promise<void> {
    for (const { proxy } of nodes) proxy.cut();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    for (const { proxy } of nodes) proxy.restore();
  }
});

/** Kills PostgreSQL, which the cluster restarts. */
async function killDatabase(): Promise<void> {
  const pid = await readFile(path.join(clusterDir, 'cluster', 'postmaster.pid'), 'utf8');
  process.kill(Number(pid.split('\n')[0]), 'SIGQUIT');
}
