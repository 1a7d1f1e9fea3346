// The list of articles in its four states, the top block, and the overview beside the list.
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ArticleList as List } from '#shared/features/news/list/contract.ts';
import type { ArticleRow } from '#shared/features/news/schemas.ts';
import { type Answers, failed, missingTexts, never, refused, show } from '../../../testing/show.tsx';
import { ArticleList, NewsTop } from './article-list.tsx';
import { Categories, Trending } from './news-overview.tsx';

afterEach(() => vi.restoreAllMocks());

const article: ArticleRow = {
  id: '00000000-0000-4000-8000-0000000000a1',
  title: 'Full hall när serien började',
  excerpt: 'Två tusen såg premiären.',
  category: 'Svensk basket',
  picture: null,
  isBreaking: false,
  isFeatured: false,
  source: null,
  publishedAt: '2026-11-20T12:00:00.000Z',
  views: 3,
};
const other = (number: number, more: Partial<ArticleRow> = {}): ArticleRow => ({
  ...article,
  id: `00000000-0000-4000-8000-00000000000${number}`,
  title: `Artikel ${number}`,
  ...more,
});
const nothing: List = {
  featured: [],
  regular: [],
  articles: [],
  corrected: null,
  next: null,
  previous: null,
};
const showList = (list: () => Promise<List>, address = {}) =>
  show(<ArticleList address={address} />, { news: { list } });
const open = (list: Partial<List>, address = {}) => showList(async () => ({ ...nothing, ...list }), address);

test('articles are grouped by month, each with title, excerpt, category, source and age', async () => {
  open({
    articles: [
      article,
      other(1, { source: 'Hallnytt', isBreaking: true }),
      other(2, { publishedAt: '2026-10-31T22:59:00.000Z' }),
      // An hour later it is November in Stockholm.
      other(3, { publishedAt: '2026-10-31T23:01:00.000Z' }),
    ],
  });
  expect(await missingTexts('Två tusen såg premiären.', 'Svensk basket', 'Hallnytt', 'BREAKING')).toEqual([]);
  const november = screen.getByRole('region', { name: 'November 2026' });
  const titles = within(november)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(titles).toEqual([article.title, 'Artikel 1', 'Artikel 3']);
  expect(within(screen.getByRole('region', { name: 'Oktober 2026' })).getByText('Artikel 2')).toBeTruthy();
  const link = screen.getByRole('link', { name: article.title });
  expect(link.getAttribute('href')).toBe(`/news/${article.id}`);
});

test('an article has its own picture, or without one the picture of its category', async () => {
  // The picture has not loaded yet.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const picture = { id: '00000000-0000-4000-8000-0000000000b1', width: 800, height: 450, preview: 'data:,' };
  const { container } = open({ articles: [article, other(1, { picture })] });
  await screen.findByText(article.title);
  const sources = Array.from(container.querySelectorAll('img'), (image) => image.getAttribute('src'));
  expect(sources).toEqual(['/news-categories/svensk-basket.svg', `/pictures/${picture.id}/640.webp`]);
});

test('shows a skeleton while loading', async () => {
  showList(never);
  expect(await screen.findByText('Laddar nyheter')).toBeTruthy();
});

test('a failure shows an error with a retry button', async () => {
  showList(failed);
  expect(await screen.findByRole('heading', { name: 'Kunde inte hämta nyheter' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Försök igen' })).toBeTruthy();
});

test('an invalid page links to the first page, with the filters', async () => {
  showList(() => refused('UNPROCESSABLE_CONTENT'), { after: 'x', category: 'NBA' });
  const link = await screen.findByRole('link', { name: 'Börja om från första sidan' });
  expect(link.getAttribute('href')).toBe('/news?category=NBA');
});

test.each([
  [{}, 'Inga nyheter än', undefined],
  [{ category: 'NBA' }, 'Här kommer nyheter om NBA.', '/news'],
  [{ category: 'Landslag' }, 'Här kommer nyheter om landslag.', '/news'],
  [{ search: 'xyzzy' }, 'Inga nyheter hittades', '/news'],
  [{ search: 'xyzzy', category: 'NBA' }, 'Sök i alla kategorier', '/news?search=xyzzy'],
])('is empty with the next step for %j', async (address, sentence, href) => {
  const { container } = open({}, address);
  expect(await missingTexts(sentence)).toEqual([]);
  expect(container.querySelector('a')?.getAttribute('href')).toBe(href);
});

test('is not called empty if all articles are in the top block', async () => {
  const { container } = open({ regular: [article] });
  await expect.poll(() => container.textContent).toBe('');
});

test('a corrected spelling is named, with a link to the search as typed', async () => {
  const corrected = { shown: 'landslaget', typed: 'landslagat' };
  open({ articles: [article], corrected }, { search: 'landslagat' });
  expect(await missingTexts('Visar träffar för landslaget. Sök i stället efter landslagat')).toEqual([]);
  const href = screen.getByRole('link', { name: 'landslagat' }).getAttribute('href');
  expect(href).toBe('/news?search=landslagat&exact=true');
});

test('the list links to its feed, in a category to the feed of the category', async () => {
  open({ articles: [article] }, { category: 'NBA' });
  const link = await screen.findByRole('link', { name: 'RSS för NBA' });
  expect(link.getAttribute('href')).toBe('/news.xml?category=NBA');
});

test('the top block shows the featured articles and the others, the first one large', async () => {
  const found = { ...nothing, featured: [other(1), other(2)], regular: [other(3)] };
  show(<NewsTop address={{}} />, { news: { list: async () => found } });
  const block = await screen.findByRole('region', { name: 'Toppnyheter' });
  const titles = within(block)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(titles).toEqual(['Artikel 1', 'Artikel 2', 'Artikel 3']);
  expect(within(block).getAllByRole('listitem')).toHaveLength(2);
});

test.each([
  ['loading', never, 'Laddar nyheter'],
  ['failed', failed, 'Kunde inte hämta nyheter'],
])('the top block rather than the list below it says that the list is %s', async (_state, list, sentence) => {
  show(
    <>
      <NewsTop address={{}} />
      <aside>Resultat</aside>
      <ArticleList address={{}} isBelowTop />
    </>,
    { news: { list } },
  );
  const [message, ...more] = await screen.findAllByText(sentence);
  expect(more).toHaveLength(0);
  const side = screen.getByText('Resultat');
  expect(message?.compareDocumentPosition(side)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

const showSide = (overview: NonNullable<Answers['news']>['overview'] | undefined) =>
  show(
    <>
      <Trending />
      <Categories />
    </>,
    { news: overview ? { overview } : {} },
  );

test('beside the list are the most read articles and the categories with their feeds', async () => {
  showSide(async () => ({
    trending: [{ id: article.id, title: 'Mest läst', category: 'NBA', views: 1 }],
    categories: [{ category: 'NBA', articles: 1 }],
  }));
  expect(await missingTexts('Mest läst i veckan', '1 visning', '1 artikel')).toEqual([]);
  expect(screen.getByRole('link', { name: 'NBA 1 artikel' }).getAttribute('href')).toBe('/news?category=NBA');
  expect(screen.getByRole('link', { name: 'RSS för NBA' }).getAttribute('href')).toBe(
    '/news.xml?category=NBA',
  );
});

test('the categories are shown before their counts have loaded, and when these fail to load', async () => {
  showSide(failed);
  expect(await missingTexts('Kategorier', 'Svensk basket', 'Allmänt')).toEqual([]);
  expect(screen.queryByText('Mest läst i veckan')).toBeNull();
});
