// How frequent the terms of ads, posts, comments and articles are, as PostgreSQL estimates it for its plans.
import type { Services } from '../http/request.ts';
import { noStatistics, type TermStatistics } from './conditions.ts';

/** @param table has the terms in its column `words` */
export function loadTermStatistics(
  { database, answerCache }: Pick<Services, 'database' | 'answerCache'>,
  table: 'ads' | 'forum_posts' | 'forum_comment_words' | 'news',
): Promise<TermStatistics> {
  return answerCache.getOrLoad(`term-statistics:${table}`, 'term-statistics', async () => {
    const { rows } = await database.pool.query<{ documents: number; terms: string[]; shares: number[] }>(
      `select reltuples::integer as documents, most_common_elems::text::text[] as terms, most_common_elem_freqs as shares
         from pg_class join pg_stats on tablename = relname and attname = 'words' and schemaname = current_schema()
        where pg_class.oid = $1::regclass and most_common_elems is not null`,
      [table],
    );
    const [row] = rows;
    if (!row) return noStatistics;
    const shares = new Map(row.terms.map((term, index) => [term, row.shares[index] ?? 0]));
    return { documents: row.documents, shares };
  });
}
