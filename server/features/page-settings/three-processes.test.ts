// Closing pages while three processes serve visitors: once the change is answered, no process shows the earlier state.
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { startRedis } from '../../testing/outside/redis.ts';
import { runServer } from '../../testing/server-process.ts';

const ADMIN = { email: 'admin@exempel.se', password: 'Korgen-2026!' };
const WORKERS_PER_PROCESS = 2;

/** By page setting: a page, an endpoint, its links in the navigation, and an address in the sitemap. */
const sections = {
  marketplace: { page: '/marketplace', api: '/api/ads', links: ['/marketplace', '/create-ad'] },
  forum: { page: '/forum', api: '/api/forum-posts', links: ['/forum'], feed: '/forum.xml' },
  news: { page: '/news', api: '/api/news', links: ['/news'], feed: '/news.xml' },
  tournaments: { page: '/tournaments', api: '/api/tournaments', links: ['/tournaments'] },
  associations: { page: '/associations', api: '/api/associations', links: ['/associations'] },
} as const;
type Section = keyof typeof sections;

interface Site {
  addresses: string[];
  cookie: string;
}

async function openSite(env: NodeJS.ProcessEnv, processes: number): Promise<Site> {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const folder = await mkdtemp(path.join(inject('scratchFolder'), 'three-'));
  const start = (number: number) => {
    const server = runServer({
      DATABASE_URL: database.url,
      DATA_DIR: path.join(folder, String(number)),
      SECRET: 'a secret of the tests, long enough for anyone',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'error',
      ...env,
    });
    onTestFinished(async () => {
      server.process.kill('SIGTERM');
      expect((await server.ended).stderr).toBe('');
    });
    return server.address;
  };
  // The first one creates the administrator.
  const first = await start(0);
  const others = Array.from({ length: processes - 1 }, (_, index) => start(index + 1));
  const addresses = [first, ...(await Promise.all(others))];
  const signedIn = await fetch(`${first}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return { addresses, cookie: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** The fault of an answer while the section is open or closed; undefined for a correct answer. */
async function findFault(origin: string, section: Section, isOpen: boolean): Promise<string | undefined> {
  const { page, api, links, ...more } = sections[section];
  const visitor = { 'x-forwarded-for': `198.51.100.${Math.floor(Math.random() * 250)}` };
  const read = async (url: string) => {
    const answer = await fetch(origin + url, { headers: visitor, redirect: 'manual' });
    return { status: answer.status, text: await answer.text() };
  };
  const checks: Record<string, () => Promise<boolean>> = {
    [page]: async () => (await read(page)).text.includes('tillfälligt stängt') !== isOpen,
    [api]: async () => (await read(api)).status === (isOpen ? 200 : 403),
    '/': async () => {
      const { text } = await read('/');
      return links.every((link) => text.includes(`href="${link}"`) === isOpen);
    },
    '/sitemaps/pages.xml': async () =>
      (await read('/sitemaps/pages.xml')).text.includes(`${page}</loc>`) === isOpen,
    ...('feed' in more && { [more.feed]: async () => ((await read(more.feed)).status === 200) === isOpen }),
  };
  const urls = Object.keys(checks);
  const url = urls[Math.floor(Math.random() * urls.length)] ?? page;
  return (await checks[url]?.()) ? undefined : `${url} of ${section} while ${isOpen ? 'open' : 'closed'}`;
}

describe.each<{ bus: string; processes: number; names: Section[] }>([
  { bus: 'PostgreSQL', processes: 3, names: Object.keys(sections) as Section[] },
  // Fewer, since only the bus differs.
  { bus: 'Redis', processes: 2, names: ['marketplace', 'news'] },
])('over $bus', ({ bus, processes, names }) => {
  test('no process shows an old page after the answer, under load', async () => {
    const env: NodeJS.ProcessEnv = {};
    if (bus === 'Redis') {
      const redis = await startRedis();
      onTestFinished(() => redis.close());
      env['REDIS_URL'] = redis.url;
    }
    const { addresses, cookie } = await openSite(env, processes);
    const isOpen = new Map(names.map((name) => [name, true]));
    /** Counts starts and ends of changes of a section: answers to requests that overlap a change may show either state. */
    const changes = new Map(names.map((name) => [name, 0]));
    const faults: string[] = [];
    let checked = 0;
    const end = new AbortController();

    const change = async (section: Section, isEnabled: boolean, at: number) => {
      changes.set(section, (changes.get(section) ?? 0) + 1);
      const answer = await fetch(`${addresses[at % processes]}/api/admin/page-settings/${section}`, {
        method: 'PATCH',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ isEnabled }),
      });
      expect(answer.status).toBe(200);
      isOpen.set(section, isEnabled);
      changes.set(section, (changes.get(section) ?? 0) + 1);
    };
    const visit = async (origin: string, section: Section) => {
      const before = changes.get(section) ?? 0;
      const fault = await findFault(origin, section, isOpen.get(section) ?? true);
      if (before % 2 === 1 || before !== changes.get(section)) return;
      checked += 1;
      if (fault) faults.push(fault);
    };
    const work = async (origin: string) => {
      while (!end.signal.aborted)
        await visit(origin, names[Math.floor(Math.random() * names.length)] ?? 'forum');
    };

    const workers = addresses.flatMap((origin) =>
      Array.from({ length: WORKERS_PER_PROCESS }, () => work(origin)),
    );
    let at = 0;
    for (const isEnabled of [false, true]) {
      for (const section of names) {
        await change(section, isEnabled, (at += 1));
        // Right after the answer, every process must show the change.
        await Promise.all([...addresses, ...addresses].map((origin) => visit(origin, section)));
      }
    }
    end.abort();
    await Promise.all(workers);
    expect(faults).toEqual([]);
    expect(checked).toBeGreaterThan(2 * names.length * 2 * addresses.length);
  }, 120_000);
});
