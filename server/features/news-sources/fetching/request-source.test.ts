// When and how the fetch job requests sources: conditionally, at intervals, and less and less often while they fail.
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/app.ts';
import { after, DAY, HOUR, type NewsSite, openNewsSite } from '../../../testing/news-site.ts';
import { redirectTo } from '../../../testing/outside/feed-server.ts';
import { item, rss } from '../../../testing/samples/feeds/unusual-feed.ts';
import type { FeedReader } from '../feed/feed-reader.ts';
import { requestSource } from './request-source.ts';
import { listSourcesOfRun } from './source-queries.ts';
import { startFetch } from './start-fetch.ts';

let site: NewsSite;
let admin: Person;

beforeAll(async () => {
  site = await openNewsSite();
  admin = await site.app.person('admin');
});
afterAll(() => site.close());
beforeEach(() => site.clear());

const hoursUntil = (time: Date | undefined, now: Date) => ((time?.getTime() ?? 0) - now.getTime()) / HOUR;

describe('requests a source', () => {
  test('a request has the validators of the last feed, byte for byte', async () => {
    const id = await site.addSource('/a');
    site.feeds.serve('/a', rss(item('Ett', '/1')), { etag: 'W/"a b"', 'last-modified': 'fre, 20 nov 2026' });
    await site.fetchAt(new Date());
    expect(await site.sourceOf(id)).toMatchObject({ etag: 'W/"a b"', last_modified: 'fre, 20 nov 2026' });
    site.feeds.serve('/a', (response) => response.writeHead(304).end());
    const before = site.feeds.requestsTo('/a').length;
    await site.fetchAt(after(HOUR));
    expect(site.feeds.requestsTo('/a')[before]).toMatchObject({
      'if-none-match': 'W/"a b"',
      'if-modified-since': 'fre, 20 nov 2026',
    });
    expect((await site.log()).at(-1)).toEqual({
      success: true,
      items_found: 0,
      items_processed: 0,
      error_message: null,
    });
    expect(await site.sourceOf(id)).toMatchObject({ etag: 'W/"a b"' });
  });

  test('a request does not have the validators of a feed that could not be read', async () => {
    const id = await site.addSource('/a');
    site.feeds.serve('/a', '<html>Underhåll</html>', { etag: '"1"' });
    await site.fetchAt(new Date());
    expect(await site.sourceOf(id)).toMatchObject({ etag: null, failures: 1 });
    expect((await site.log())[0]?.error_message).toContain('Adressen leder inte till något flöde');
  });

  test('a source is requested after its interval', async () => {
    const id = await site.addSource('/a', { hours: 6 });
    site.feeds.serve('/a', rss(''));
    const now = new Date();
    await site.fetchAt(now);
    expect(hoursUntil((await site.sourceOf(id))?.next_fetch_at, now)).toBe(6);
    expect(await site.fetchAt(after(5 * HOUR), true)).toBe('noneDue');
    expect(await site.fetchAt(after(6 * HOUR), true)).toMatchObject({ sources: 1 });
  });

  test('the button requests a source before its interval, but not twice in five minutes', async () => {
    await site.addSource('/a');
    site.feeds.serve('/a', rss(''));
    await site.fetchAt(new Date());
    expect(await site.fetchAt(after(4 * 60_000))).toBe('fetchedRecently');
    expect(await site.fetchAt(after(5 * 60_000))).toMatchObject({ sources: 1 });
  });

  test('a source is not requested before its Retry-After, also by the button', async () => {
    const id = await site.addSource('/a', { hours: 1 });
    site.feeds.serve('/a', (response) => response.writeHead(429, { 'retry-after': '36000' }).end());
    const now = new Date();
    await site.fetchAt(now);
    expect(hoursUntil((await site.sourceOf(id))?.next_fetch_at, now)).toBe(10);
    expect(await site.fetchAt(after(9 * HOUR))).toBe('fetchedRecently');
    expect(await site.fetchAt(after(9 * HOUR), true)).toBe('noneDue');
    expect(await site.fetchAt(after(11 * HOUR))).toMatchObject({ sources: 1 });
    expect((await site.log())[0]?.error_message).toContain('Källan har bett oss vänta');
  });

  test('a source is requested at its new address after a permanent redirect, which is logged', async () => {
    const id = await site.addSource('/old');
    site.feeds.serve('/old', redirectTo('/new', 301));
    site.feeds.serve('/new', rss(item('Ett', '/1')));
    await site.fetchAt(new Date());
    expect(await site.sourceOf(id)).toMatchObject({ url: `${site.feeds.url}/new` });
    expect((await site.log())[0]).toMatchObject({
      success: true,
      error_message: `Källan har flyttat till ${site.feeds.url}/new.`,
    });
  });

  test('a source is requested at its old address after a temporary redirect', async () => {
    const id = await site.addSource('/old');
    site.feeds.serve('/old', redirectTo('/new'));
    site.feeds.serve('/new', rss(''));
    await site.fetchAt(new Date());
    expect(await site.sourceOf(id)).toMatchObject({ url: `${site.feeds.url}/old` });
  });
});

describe('a source that fails', () => {
  test('is requested at growing intervals, a week at most, and as before once it works', async () => {
    const id = await site.addSource('/a', { hours: 12 });
    site.feeds.serve('/a', (response) => response.writeHead(500).end());
    const waits: number[] = [];
    let now = new Date();
    for (let failures = 1; failures <= 5; failures += 1) {
      await site.fetchAt(now, true);
      const next = (await site.sourceOf(id))?.next_fetch_at ?? now;
      waits.push(hoursUntil(next, now));
      now = next;
    }
    expect(waits).toEqual([24, 48, 96, 168, 168]);
    expect((await site.log())[0]).toMatchObject({
      success: false,
      error_message: 'Servern svarade med felkoden 500.',
    });
    site.feeds.serve('/a', rss(''));
    await site.query('update news_sources set active = true');
    await site.fetchAt(now);
    expect(hoursUntil((await site.sourceOf(id))?.next_fetch_at, now)).toBe(12);
    expect(await site.sourceOf(id)).toMatchObject({ failures: 0, failing_since: null });
  });

  test.each([1, 24, 168])(
    'a failing source with an interval of %i h is requested when 14 days are over',
    async (hours) => {
      const id = await site.addSource('/a', { hours });
      site.feeds.serve('/a', (response) => response.writeHead(500).end());
      const start = new Date();
      let now = start;
      for (let runs = 0; runs < 20 && (await site.sourceOf(id))?.active; runs += 1) {
        await site.fetchAt(now, true);
        now = (await site.sourceOf(id))?.next_fetch_at ?? now;
      }
      expect(await site.sourceOf(id)).toMatchObject({
        active: false,
        last_fetch: new Date(start.getTime() + 14 * DAY),
      });
    },
  );

  test('is switched off after 14 days, and staff are notified', async () => {
    const id = await site.addSource('/a', { name: 'Bollbladet' });
    site.feeds.serve('/a', (response) => response.writeHead(404).end());
    await site.fetchAt(after(0));
    await site.fetchAt(after(13.9 * DAY));
    expect(await site.sourceOf(id)).toMatchObject({ active: true });
    await site.fetchAt(after(14.1 * DAY));
    expect(await site.sourceOf(id)).toMatchObject({ active: false });
    expect((await site.log()).at(-1)?.error_message).toContain('Källan är nu avstängd.');
    const { body } = await site.app.call<{ notifications: { title: string; text: string }[] }>(
      'GET',
      '/api/me/notifications',
      {
        as: admin,
      },
    );
    expect(body.notifications).toMatchObject([
      { title: 'En nyhetskälla är avstängd', text: expect.stringContaining('”Bollbladet”') },
    ]);
    expect(await site.fetchAt(after(15 * DAY))).toBe('noneActive');
  });

  test('does not disturb the others', async () => {
    await site.addSource('/a');
    await site.addSource('/b');
    site.feeds.serve('/a', (response) => response.destroy());
    site.feeds.serve('/b', rss(item('Ett', '/1')));
    expect(await site.fetchAt(new Date())).toMatchObject({
      sources_done: 2,
      sources_failed: 1,
      total_created: 1,
    });
  });
});

async function* batchesOfWhichTheFirstFails() {
  yield 'not JSON';
  await setTimeout(200);
  yield '[]';
}

test('rejects when a batch fails while the next one is still read', async () => {
  const id = await site.addSource('/a');
  site.serveItem('/a', 'Ett');
  const { run } = await startFetch(site.app.services, { onlyDue: false });
  const { kysely } = site.app.services.database;
  const [source] = await listSourcesOfRun(kysely, run?.id ?? '', []);
  const reader: FeedReader = {
    read: async () => ({
      title: 'Ett',
      format: 'RSS',
      itemCount: 1,
      problem: null,
      batches: batchesOfWhichTheFirstFails(),
    }),
    close: async () => undefined,
  };
  const options = {
    runId: run?.id ?? '',
    reader,
    inTurn: <Result>(work: () => Promise<Result>) => work(),
    signal: new AbortController().signal,
    isLastTry: false,
    now: () => new Date(),
  };
  // An unhandled rejection in between ends the process, and fails the test run.
  await expect(source && requestSource(site.app.services, source, options)).rejects.toThrow('json');
  expect(await site.sourceOf(id)).toMatchObject({ failures: 0 });
});
