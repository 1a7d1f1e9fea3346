// SQL of the list of articles: the top block, a page of the list, also of a search, and what is beside it.
import { MAX_FEATURED } from '#shared/features/news/rules.ts';
import type { ArticleRow } from '#shared/features/news/schemas.ts';
import type { NewsSearch } from '#shared/features/news/list/contract.ts';
import { beyondCursorSql, type Cursor, cursorSql } from '../../../core/http/cursor.ts';
import { likePattern } from '../../../database/like-pattern.ts';
import type { Query } from '../../../database/statement-timeout.ts';
import { articleColumns, LISTED } from '../article-sql.ts';

/** How many of the newest articles are searched for parts of words. */
const READ_WHOLE = 300;

const ORDER = 'order by published_at desc, id desc';

type Category = NewsSearch['category'];

export type ArticleWithCursor = ArticleRow & { cursor: string };
type WriteValue = (input: unknown) => string;

export interface TypedSearch {
  /** Each is a tsquery; an article must match all of them. */
  conditions: readonly string[];
  /** Texts that the article must contain letter by letter. */
  phrases: readonly string[];
}

export interface ListPlan {
  category: Category;
  typed: TypedSearch | null;
  /** Ids of the articles in the top block. */
  except: readonly string[];
  from: { cursor: Cursor; isBackwards: boolean } | null;
  limit: number;
}

/** At most `limit` articles, from the cursor on in the direction that is read. */
export function readArticles(query: Query, plan: ListPlan): Promise<ArticleWithCursor[]> {
  const { category, typed, except, from, limit } = plan;
  return read(query, (value) => {
    const conditions = [
      LISTED,
      ...ofCategory(category, value),
      ...(except.length > 0 ? [`id <> all(${value(except)}::uuid[])`] : []),
      ...(typed?.conditions.map((condition) => `words @@ ${value(condition)}::tsquery`) ?? []),
      ...(typed?.phrases.map((phrase) => contains(phrase, value)) ?? []),
      ...(from ? [beyondCursorSql(from, ['published_at', 'id'], value)] : []),
    ];
    const order = from?.isBackwards ? 'order by published_at, id' : ORDER;
    return `select * from news where ${conditions.join(' and ')} ${order} limit ${limit}`;
  });
}

/** The newest articles that contain all these parts of words. */
export function readByParts(
  query: Query,
  { category, parts, limit }: { category: Category; parts: readonly string[]; limit: number },
): Promise<ArticleWithCursor[]> {
  return read(query, (value) => {
    const conditions = [LISTED, ...ofCategory(category, value)];
    return `select * from (select * from news where ${conditions.join(' and ')} ${ORDER} limit ${READ_WHOLE}) as newest
      where ${parts.map((part) => contains(part, value)).join(' and ')} ${ORDER} limit ${limit}`;
  });
}

/** The newest articles that staff have featured. */
export function readFeatured(query: Query, category: Category): Promise<ArticleWithCursor[]> {
  return read(query, (value) => {
    const conditions = [LISTED, 'featured', ...ofCategory(category, value)];
    return `select * from news where ${conditions.join(' and ')} ${ORDER} limit ${MAX_FEATURED}`;
  });
}

async function read(query: Query, write: (value: WriteValue) => string): Promise<ArticleWithCursor[]> {
  const values: unknown[] = [];
  const source = write((input) => `$${values.push(input)}`);
  const { rows } = await query<{ article: ArticleWithCursor }>({
    text: `with page as materialized (${source})
      select json_build_object(${articleColumns}, 'cursor', ${cursorSql('published_at', 'news.id')}) as article from page as news`,
    values,
  });
  return rows.map(({ article }) => article);
}

function ofCategory(category: Category, value: WriteValue): string[] {
  return category ? [`category = ${value(category)}`] : [];
}

function contains(part: string, value: WriteValue): string {
  const pattern = value(likePattern(part));
  return `(title ilike ${pattern} or excerpt ilike ${pattern} or content ilike ${pattern})`;
}
