// The list of articles: the top block, pages by key, categories, the search, and what is beside the list.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ArticleList, NewsOverview } from '#shared/features/news/list/contract.ts';
import { countWords } from '../../../core/search/count-words.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { insertArticleRow } from '../../../testing/news.ts';
import { publishNewsChanged } from '../publish-changed.ts';
import { countedNews } from './counted-texts.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  await app.services.database.pool.query('delete from news');
  await publishNewsChanged(app.services);
});
afterAll(() => app.close());

type Row = NonNullable<Parameters<typeof insertArticleRow>[1]>;
const insert = (row: Row = {}) => insertArticleRow(app.services.database, row);
const list = async (query = '') => (await app.call<ArticleList>('GET', `/api/news${query}`)).body;
const titles = (articles: readonly { title: string }[]) => articles.map(({ title }) => title);
/** Articles are inserted newest first, an hour apart. */
const hoursAgo = (hours: number) => new Date(Date.parse('2026-11-20T12:00:00Z') - hours * 3_600_000);
async function insertMany(count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1)
    await insert({ title: `Artikel ${number}`, publishedAt: hoursAgo(number) });
}

test('the top block has the three newest featured articles and the two newest others, the list the rest', async () => {
  for (const number of [1, 2, 3, 4])
    await insert({ title: `Utvald ${number}`, isFeatured: true, publishedAt: hoursAgo(100 + number) });
  await insertMany(4);
  const { featured, regular, articles } = await list();
  expect(titles(featured)).toEqual(['Utvald 1', 'Utvald 2', 'Utvald 3']);
  expect(titles(regular)).toEqual(['Artikel 1', 'Artikel 2']);
  expect(titles(articles)).toEqual(['Artikel 3', 'Artikel 4', 'Utvald 4']);
});

test('pages by key have each article once, also backwards, and the top block is on the first only', async () => {
  await insertMany(60);
  const first = await list();
  expect(titles(first.regular)).toEqual(['Artikel 1', 'Artikel 2']);
  const second = await list(`?after=${first.next}`);
  const third = await list(`?after=${second.next}`);
  expect([...first.articles, ...second.articles, ...third.articles].map(({ title }) => title)).toEqual(
    Array.from({ length: 58 }, (_, index) => `Artikel ${index + 3}`),
  );
  expect([second.regular, third.next, first.previous]).toEqual([[], null, null]);
  expect(await list(`?before=${third.previous}`)).toMatchObject({ articles: second.articles });
});

test('a new article moves no other article from one page to the next', async () => {
  await insertMany(40);
  const first = await list();
  await insert({ title: 'Nyast', publishedAt: hoursAgo(-1) });
  const second = await list(`?after=${first.next}`);
  expect(second.articles[0]?.title).toBe('Artikel 27');
});

test('refuses an invalid cursor, and an unknown category', async () => {
  for (const query of ['?after=x', '?category=Golf'])
    expect((await app.call('GET', `/api/news${query}`)).status).toBe(422);
});

test('lists neither pending nor deleted articles, nor the same news of another source', async () => {
  const first = await insert({ title: 'Först', source: 'Hallnytt', url: 'https://hallnytt.invalid/1' });
  await insert({ title: 'Samma', source: 'Korgen', url: 'https://korgen.invalid/1', duplicateOf: first });
  await insert({ title: 'Väntar', status: 'pending' });
  const deleted = await insert({ title: 'Borttagen' });
  await app.services.database.pool.query('update news set deleted_at = now() where id = $1', [deleted]);
  const { regular, articles } = await list();
  expect([titles(regular), articles]).toEqual([['Först'], []]);
});

test('a category has its own top block and list', async () => {
  await insert({ title: 'Draft', category: 'NBA', isFeatured: true });
  await insert({ title: 'Derby' });
  const { featured, regular } = await list('?category=NBA');
  expect([titles(featured), regular]).toEqual([['Draft'], []]);
});

test('a fetched article names its source and shows at most 200 characters', async () => {
  await insert({
    title: 'Lång',
    source: 'Hallnytt',
    url: 'https://a.invalid/1',
    excerpt: 'ord '.repeat(100),
  });
  const [article] = (await list()).regular;
  expect(article?.source).toBe('Hallnytt');
  expect(article?.excerpt.length).toBeLessThanOrEqual(200);
  expect(article?.excerpt.endsWith('…')).toBe(true);
});

const search = (text: string, more = '') => list(`?search=${encodeURIComponent(text)}${more}`);

describe('the search', () => {
  test('finds all words in any form, in title, excerpt and text, the newest first', async () => {
    await insert({
      title: 'Tränare lämnar',
      content: 'Klubben söker en **efterträdare**.',
      publishedAt: hoursAgo(2),
    });
    await insert({ title: 'Klubbarna och tränarna', publishedAt: hoursAgo(1) });
    await insert({ title: 'Något helt annat', publishedAt: hoursAgo(0) });
    const { featured, regular, articles } = await search('klubb tränare');
    expect(titles(articles)).toEqual(['Klubbarna och tränarna', 'Tränare lämnar']);
    expect([featured, regular]).toEqual([[], []]);
  });

  test('finds parts of words, in a category too', async () => {
    await insert({ title: 'Semifinalen avgjord', category: 'NBA' });
    await insert({ title: 'Semifinalen spelas', category: 'Landslag' });
    expect(titles((await search('mifinal')).articles)).toHaveLength(2);
    expect(titles((await search('mifinal', '&category=NBA')).articles)).toEqual(['Semifinalen avgjord']);
  });

  test('corrects a misspelling, unless it is to be searched for as typed', async () => {
    await insert({ title: 'Landslaget samlas' });
    await countWords(app.services.database.kysely, countedNews);
    const found = await search('landslagat');
    expect(found.corrected).toEqual({ shown: 'landslaget', typed: 'landslagat' });
    expect(titles(found.articles)).toEqual(['Landslaget samlas']);
    expect((await search('landslagat', '&exact=true')).articles).toEqual([]);
  });

  test('shows articles with most of the words where none has all, unless as typed', async () => {
    await insert({ title: 'Silverklubban delas ut' });
    await countWords(app.services.database.kysely, countedNews);
    const found = await search('silverklubban qqxyzzy');
    expect(found.corrected).toEqual({ shown: 'silverklubban', typed: 'silverklubban qqxyzzy' });
    expect(titles(found.articles)).toEqual(['Silverklubban delas ut']);
    expect((await search('silverklubban qqxyzzy', '&exact=true')).articles).toEqual([]);
    // The article has another form of the word.
    expect((await search('silverklubbor qqxyzzy')).corrected?.shown).toBe('silverklubbor');
  });

  test('finds nothing pending', async () => {
    await insert({ title: 'Hemlig övergång', status: 'pending' });
    expect((await search('hemlig')).articles).toEqual([]);
    expect((await search('emli')).articles).toEqual([]);
  });
});

const overview = async () => (await app.call<NewsOverview>('GET', '/api/news-overview')).body;
const view = (id: string, views: number, daysAgo = 0) =>
  app.services.database.pool.query(
    `insert into page_views (kind, subject, day, views)
     values ('news', $1, (now() at time zone 'Europe/Stockholm')::date - $2::integer, $3)`,
    [id, daysAgo, views],
  );

test('beside the list are the five most read articles of seven days, without hidden ones, and the numbers of all categories', async () => {
  const ids: string[] = [];
  for (let number = 1; number <= 7; number += 1) ids.push(await insert({ title: `Läst ${number}` }));
  const hidden = await insert({ title: 'Hemlig', status: 'pending' });
  for (const [index, id] of ids.entries()) await view(id, 10 + index);
  await view(ids[1] ?? '', 10, 6);
  // Views of seven days ago are no longer counted.
  await view(ids[0] ?? '', 500, 7);
  await view(hidden, 999);
  await app.services.bus.publish({ topic: 'news-views', id: 'tests' });
  const { trending, categories } = await overview();
  expect(trending.map(({ title, views }) => [title, views])).toEqual([
    ['Läst 2', 21],
    ['Läst 7', 16],
    ['Läst 6', 15],
    ['Läst 5', 14],
    ['Läst 4', 13],
  ]);
  expect(categories[0]).toEqual({ category: 'Svensk basket', articles: 7 });
  // Source: spec 1 §9, spec 2 §9; Allmänt is public too.
  expect(categories.map(({ category }) => category)).toEqual([
    'Svensk basket',
    'NBA',
    'Euroleague',
    'Transfers',
    'Ungdomsbasket',
    'Landslag',
    'Allmänt',
  ]);
});
