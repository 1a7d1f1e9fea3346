// The pages of news: readable without scripts, never stale, described to search engines, feeds and sitemap included.
import { parseRssFeed } from 'feedsmith';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { readSitemap } from '../../testing/sitemap.ts';
import { insertArticleRow } from '../../testing/news.ts';
import { publishNewsChanged } from './publish-changed.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Row = NonNullable<Parameters<typeof insertArticleRow>[1]>;
async function insert(row: Row = {}): Promise<string> {
  const id = await insertArticleRow(app.services.database, row);
  await publishNewsChanged(app.services, id);
  return id;
}
const fetchPage = (url: string) => app.inject({ method: 'GET', url });
const read = (url: string) => app.call<string>('GET', url);
/** Requests the page twice, so that the second response comes from the cache. */
const readCached = async (url: string) => {
  await read(url);
  return (await read(url)).body;
};
const fetched = { source: 'Hallnytt', excerpt: 'Kort <b>utdrag</b>.' };

test('a cached page shows a new article, a changed one, and none that is taken back', async () => {
  expect(await readCached('/news')).not.toContain('Alldeles ny');
  const id = await insert({ title: 'Alldeles ny' });
  expect(await readCached('/news')).toContain('Alldeles ny');
  expect(await readCached(`/news/${id}`)).toContain('Alldeles ny');
  await app.services.database.pool.query(`update news set title = 'Rättad' where id = $1`, [id]);
  await publishNewsChanged(app.services, id);
  expect((await read('/news')).body).toContain('Rättad');
  expect((await read(`/news/${id}`)).body).toContain('Rättad');
  await app.services.database.pool.query(`update news set status = 'pending' where id = $1`, [id]);
  await publishNewsChanged(app.services, id);
  expect((await read('/news')).body).not.toContain('Rättad');
  expect((await read(`/news/${id}`)).status).toBe(404);
});

test('without scripts the list is searched by a form and filtered by links, and its articles are read', async () => {
  const id = await insert({ title: 'Finalen är spelad', content: 'Publiken jublade.' });
  const { body } = await read('/news');
  const [form = ''] = /<form(?: [^>]*)? action="\/news".*?<\/form>/s.exec(body) ?? [];
  expect(form).toContain('name="search"');
  const found = (await read('/news?search=publiken+jublade')).body;
  expect(found).toContain(`href="/news/${id}"`);
  // No article has all words: the closest is shown, unless the words are meant as they are.
  const closest = (await read('/news?search=publiken+buade')).body;
  expect(closest).toContain(`href="/news/${id}"`);
  expect(closest).toContain('Visar träffar för');
  const exact = (await read('/news?search=publiken+buade&exact=true')).body;
  expect(exact).not.toContain(`href="/news/${id}"`);
  expect(body).toContain('href="/news?category=NBA"');
  const empty = (await read('/news?category=NBA')).body;
  expect(empty).toContain('Inga nyheter än');
  expect(empty).toMatch(/<a [^>]*href="\/news"[^>]*>Visa alla nyheter</);
  const article = (await read(`/news/${id}`)).body;
  expect(article).toContain('Publiken jublade.');
  expect(article).toMatch(/<a [^>]*href="\/news"[^>]*>.*?Till nyheterna</);
});

test('an article of the site is described to search engines, with its canonical address', async () => {
  const id = await insert({ title: 'Egen & "citerad"', content: 'Hela texten.' });
  const { body } = await read(`/news/${id}`);
  expect(body).toContain(`<link rel="canonical" href="http://localhost/news/${id}"/>`);
  expect(body).not.toContain('content="noindex"');
  expect(body).toContain('Hela texten.');
  const [, json = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Egen & "citerad"',
    url: `http://localhost/news/${id}`,
    author: { '@type': 'Organization', name: 'Baskettorget' },
  });
});

test('a fetched article has a link to its source, is not indexed, and has no structured data', async () => {
  const id = await insert({ ...fetched, url: 'https://hallnytt.invalid/p1' });
  const { body } = await read(`/news/${id}`);
  expect(body).toContain('Läs hela hos Hallnytt');
  expect(body).toContain('href="https://hallnytt.invalid/p1"');
  expect(body).toContain('Kort &lt;b&gt;utdrag&lt;/b&gt;.');
  expect(body).toContain('content="noindex"');
  expect(body).not.toMatch(/NewsArticle|rel="canonical"/);
});

test('no page makes the browser contact another site', async () => {
  const id = await insert({ ...fetched, url: 'https://hallnytt.invalid/p2' });
  for (const url of ['/news', `/news/${id}`])
    expect((await read(url)).body).not.toMatch(/(?:src|srcset|poster)="https?:\/\/(?!localhost)/);
});

test('the page of an unknown article shows an error and links back', async () => {
  const { status, body } = await read(`/news/${crypto.randomUUID()}`);
  expect(status).toBe(404);
  expect(body).toContain('Artikeln hittades inte');
  expect(body).toContain('href="/news"');
});

test('an invalid cursor in the address shows the first page', async () => {
  const { statusCode, headers } = await fetchPage('/news?after=x&category=NBA');
  expect([statusCode, headers['location']]).toEqual([302, '/news?category=NBA']);
});

test('views of published articles are counted', async () => {
  const id = await insert();
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  await app.inject({ method: 'GET', url: `/news/${id}`, headers });
  await app.services.views.flush();
  const { rows } = await app.services.database.pool.query(
    `select views from page_views where kind = 'news' and subject = $1`,
    [id],
  );
  expect(rows).toEqual([{ views: 1 }]);
});

const items = async (url: string) => parseRssFeed((await read(url)).body).items ?? [];
const feedLink = (path: string) =>
  new RegExp(`rel="alternate" type="application/rss\\+xml"[^>]*href="http://localhost${path}"`);

describe('the feed', () => {
  test('has the newest articles with links to this site, also by category, and is never stale', async () => {
    await items('/news.xml');
    const id = await insert({
      ...fetched,
      title: 'I flödet',
      url: 'https://a.invalid/f',
      category: 'Landslag',
    });
    expect(await items('/news.xml')).toContainEqual(
      expect.objectContaining({
        title: 'I flödet',
        link: `http://localhost/news/${id}`,
        categories: [{ name: 'Landslag' }],
        description: 'Kort &lt;b&gt;utdrag&lt;/b&gt;.',
      }),
    );
    expect((await items('/news.xml?category=Landslag')).map(({ title }) => title)).toEqual(['I flödet']);
    expect((await read('/news.xml?category=Golf')).status).toBe(404);
  });

  test('is named by the list, that of a category in a category', async () => {
    expect((await read('/news')).body).toMatch(feedLink('/news\\.xml'));
    expect((await read('/news?category=NBA')).body).toMatch(feedLink('/news\\.xml\\?category=NBA'));
  });
});

test('the sitemap has the articles of the site only', async () => {
  const own = await insert();
  const other = await insert({ ...fetched, url: 'https://hallnytt.invalid/s' });
  const pending = await insert({ status: 'pending' });
  const sitemap = await readSitemap(app);
  expect(sitemap).toContain(`/news/${own}</loc>`);
  expect(sitemap).not.toContain(other);
  expect(sitemap).not.toContain(pending);
});

const open = async (isEnabled: boolean) => {
  await app.services.database.pool.query(
    `update page_settings set is_enabled = $1 where page_name = 'news'`,
    [isEnabled],
  );
  await app.services.bus.publish({ topic: 'page-settings', id: 'news' });
};

test('a closed section is refused, and its feed is unavailable', async () => {
  await open(false);
  const statuses = ['/api/news', '/api/news-overview', `/api/news/${await insert()}`, '/news.xml'];
  expect(await Promise.all(statuses.map(async (url) => (await read(url)).status))).toEqual([
    403, 403, 403, 503,
  ]);
  expect((await read('/news')).body).toContain('tillfälligt stängt');
  await open(true);
});
