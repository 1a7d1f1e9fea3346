// SQL of what is beside the list: the most read articles of the week, and how many there are of each category.
import type { NewsOverview } from '#shared/features/news/list/contract.ts';
import { TRENDING_DAYS } from '#shared/features/news/rules.ts';
import type { Database } from '../../../database/connection.ts';
import { LISTED } from '../article-sql.ts';

/** Ids with their views in the last days, the most read first. Reads all views of a week, so callers cache the result. */
export async function countWeekViews(
  { pool }: Database,
  limit: number,
): Promise<{ id: string; views: number }[]> {
  const { rows } = await pool.query<{ id: string; views: number }>(
    `select subject::uuid as id, sum(views)::integer as views from page_views
      where kind = 'news' and day > (now() at time zone 'Europe/Stockholm')::date - ${TRENDING_DAYS}
      group by subject order by sum(views) desc, subject limit $1`,
    [limit],
  );
  return rows;
}

/** The articles of these ids that are listed, by id. */
export async function findTitles(
  { lookups }: Pick<Database, 'lookups'>,
  ids: readonly string[],
): Promise<Map<string, { title: string; category: string }>> {
  const { rows } = await lookups.query<{ id: string; title: string; category: string }>({
    name: 'news-titles',
    text: `select id, title, category from news where id = any($1::uuid[]) and ${LISTED}`,
    values: [ids],
  });
  return new Map(rows.map(({ id, ...article }) => [id, article]));
}

export async function countCategories({ pool }: Database): Promise<NewsOverview['categories']> {
  const { rows } = await pool.query<NewsOverview['categories'][number]>(
    `select category, count(*)::integer as articles from news where ${LISTED} group by category`,
  );
  return rows;
}
