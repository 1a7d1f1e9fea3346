// The test of a news source before it is saved: the articles it would give, or why it cannot be read.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestedSource } from '#shared/features/news-sources/schemas.ts';
import type { Person } from '../../../testing/app.ts';
import { type NewsSite, openNewsSite } from '../../../testing/news-site.ts';
import { redirectTo } from '../../../testing/outside/feed-server.ts';
import { item, rss } from '../../../testing/samples/feeds/unusual-feed.ts';

let site: NewsSite;
let admin: Person;

beforeAll(async () => {
  site = await openNewsSite();
  admin = await site.app.person('admin');
});
afterAll(() => site.close());
beforeEach(() => site.clear());

const testOf = (path: string) =>
  site.app.call<TestedSource>('POST', '/api/admin/news-source-tests', {
    as: admin,
    body: {
      url: site.feeds.url + path,
      category: 'Svensk basket',
    },
  });

test('shows the articles that a fetch would give, and stores nothing', async () => {
  const items = Array.from({ length: 12 }, (_, at) =>
    item(at === 0 ? 'Lakers vann' : `Notis ${at}`, `/${at}`),
  );
  site.feeds.serve('/new', rss(items.join('') + item('Utan', '')));
  site.feeds.serve('/old', redirectTo('/new', 301));
  const { status, body } = await testOf('/old');
  expect([status, body]).toMatchObject([
    200,
    {
      title: 'Bollbladet',
      format: 'RSS',
      itemCount: 12,
      movedTo: `${site.feeds.url}/new`,
      problem: 'En post saknar adress eller text.',
    },
  ]);
  expect(body.items).toHaveLength(10);
  expect(body.items[0]).toMatchObject({ title: 'Lakers vann', category: 'NBA', publishedAt: null });
  expect(await site.articles()).toEqual([]);
  expect(await site.log()).toEqual([]);
});

test.each([
  ['/none', 'Servern svarade med felkoden 404.'],
  ['/page', 'Adressen leder inte till något flöde (RSS, Atom, RDF eller JSON Feed).'],
  ['/inward', 'Adressen leder inte till en publik server.'],
])('says why %s cannot be read', async (path, sentence) => {
  site.feeds.serve('/page', '<!doctype html><title>Hej</title>');
  site.feeds.serve('/inward', redirectTo('http://10.0.0.1/'));
  const { status, body } = await testOf(path);
  expect([status, body]).toMatchObject([422, { message: sentence, data: { fields: { url: sentence } } }]);
});
