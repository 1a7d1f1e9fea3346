// Lists articles, the newest first or by a search. Searches are queued, since the visitor's input decides how expensive they are.
import { plainText } from '#shared/features/ads/list/search-text.ts';
import type { ArticleList, Headline, NewsOverview, NewsSearch } from '#shared/features/news/list/contract.ts';
import { MAX_REGULAR, MAX_TRENDING, type NewsCategory, newsCategories } from '#shared/features/news/rules.ts';
import type { ArticleRow } from '#shared/features/news/schemas.ts';
import { readPage } from '../../../core/http/cursor.ts';
import type { RequestContext, Services } from '../../../core/http/request.ts';
import { anywhere, rarestFirst } from '../../../core/search/conditions.ts';
import { findClosest } from '../../../core/search/closest-texts.ts';
import { readSearch } from '../../../core/search/search-words.ts';
import { loadSynonyms } from '../../../core/search/synonyms.ts';
import { loadTermStatistics } from '../../../core/search/term-statistics.ts';
import { createSearchQueue } from '../../../core/search/search-queue.ts';
import { type Query, readWithin } from '../../../database/statement-timeout.ts';
import { viewArticle } from '../view.ts';
import {
  type ArticleWithCursor,
  readArticles,
  readByParts,
  readFeatured,
  type TypedSearch,
} from './list-queries.ts';
import { countCategories, countWeekViews, findTitles } from './overview-queries.ts';

const PAGE_SIZE = 24;
const HEADLINES = 6;

/** Shared by all sites of a process. */
const queue = createSearchQueue();

type Reader = Pick<RequestContext, 'database' | 'answerCache' | 'queueEntry'>;

/** @throws ORPCError UNPROCESSABLE_CONTENT for a cursor that is not valid; SERVICE_UNAVAILABLE for a slow search */
export async function findNews(reader: Reader, search: NewsSearch): Promise<ArticleList> {
  const typed = plainText(search.search ?? '');
  if (typed !== '') return findTyped(reader, { ...search, search: typed });
  const query: Query = (statement) => reader.database.pool.query(statement);
  const featured = await readFeatured(query, search.category);
  const plan = { category: search.category, typed: null, from: null };
  const regular = await readArticles(query, { ...plan, except: idsOf(featured), limit: MAX_REGULAR });
  const list = await readList(query, search, { typed: null, except: idsOf([...featured, ...regular]) });
  // A cursor after the last article shows the first page.
  const isFirst = list.previous === null;
  return { ...list, featured: isFirst ? viewAll(featured) : [], regular: isFirst ? viewAll(regular) : [] };
}

/** The newest articles, also those of the top block. */
export async function listNewest(
  { database }: Pick<Services, 'database'>,
  { category, limit = PAGE_SIZE }: { category?: NewsCategory | undefined; limit?: number },
): Promise<ArticleRow[]> {
  const plan = { category, typed: null, except: [], from: null, limit };
  return viewAll(await readArticles((statement) => database.pool.query(statement), plan));
}

export async function findHeadlines(services: Pick<Services, 'database'>): Promise<{ articles: Headline[] }> {
  const newest = await listNewest(services, { limit: HEADLINES });
  const articles = newest.map(({ id, title, category, isBreaking, source, publishedAt }) => ({
    id,
    title,
    category,
    isBreaking,
    source,
    publishedAt,
  }));
  return { articles };
}

async function findTyped(
  { database, answerCache, queueEntry }: Reader,
  search: NewsSearch & { search: string },
): Promise<ArticleList> {
  const synonyms = await loadSynonyms({ database, answerCache });
  const statistics = await loadTermStatistics({ database, answerCache }, 'news');
  const readTyped = (text: string) => {
    const { words, phrases } = readSearch(text, synonyms);
    const quoted = phrases.flatMap((phrase) => readSearch(phrase, new Map()).words);
    const conditions = [...new Set([...anywhere(words), ...anywhere(quoted)])];
    return { words, phrases, conditions: rarestFirst(conditions, statistics) };
  };
  const find = async (query: Query): Promise<ArticleList> => {
    const typed = readTyped(search.search);
    const list = await readList(query, search, { typed, except: [] });
    if (list.articles.length > 0) return list;
    const parts = typed.phrases.length > 0 ? typed.phrases : search.search.split(' ');
    const byParts = await readByParts(query, { category: search.category, parts, limit: PAGE_SIZE });
    if (byParts.length > 0 || search.exact) return { ...list, articles: viewAll(byParts) };
    const { words, phrases } = typed;
    const unmatched = { table: 'news_search_words', typed: search.search, words, phrases } as const;
    const closest = await findClosest(query, unmatched, async (text) => {
      const found = await readList(query, search, { typed: readTyped(text), except: [] });
      return found.articles.length === 0 ? null : found;
    });
    return closest ? { ...closest.list, corrected: { shown: closest.shown, typed: search.search } } : list;
  };
  return queue.run((maxMs) => readWithin(database.searches, maxMs, find), queueEntry());
}

async function readList(
  query: Query,
  { category, after, before }: NewsSearch,
  plan: { typed: TypedSearch | null; except: readonly string[] },
): Promise<ArticleList> {
  const { rows, next, previous } = await readPage<ArticleWithCursor>(
    { after, before, size: PAGE_SIZE, kind: 'uuid' },
    (from, limit) => readArticles(query, { ...plan, category, from, limit }),
  );
  return { featured: [], regular: [], articles: viewAll(rows), corrected: null, next, previous };
}

const idsOf = (articles: readonly ArticleWithCursor[]): string[] => articles.map(({ id }) => id);

function viewAll(articles: readonly ArticleWithCursor[]): ArticleRow[] {
  return articles.map(({ cursor: _cursor, ...article }) => viewArticle(article));
}

/** Views are a minute old at most; an article that has been hidden is left out from the next request on. */
export async function findOverview({
  database,
  answerCache,
}: Pick<Services, 'database' | 'answerCache'>): Promise<NewsOverview> {
  const mostRead = await answerCache.getOrLoad('news-views', 'news-views', () =>
    // More articles than are shown, since some may be hidden before the next count.
    countWeekViews(database, 4 * MAX_TRENDING),
  );
  const counted = await answerCache.getOrLoad('news-categories', 'news', () => countCategories(database));
  const titles = await findTitles(
    database,
    mostRead.map(({ id }) => id),
  );
  const trending = mostRead.flatMap(({ id, views }) => {
    const article = titles.get(id);
    return article ? [{ id, views, ...article }] : [];
  });
  const counts = new Map(counted.map(({ category, articles }) => [category, articles]));
  return {
    trending: trending.slice(0, MAX_TRENDING),
    categories: newsCategories.map((category) => ({ category, articles: counts.get(category) ?? 0 })),
  };
}
