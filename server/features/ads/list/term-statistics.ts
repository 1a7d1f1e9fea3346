// How frequent the terms of ads are, as PostgreSQL estimates it for its plans.
import { noStatistics, type TermStatistics } from '../../../core/search/conditions.ts';
import type { Services } from '../../../core/http/request.ts';

export function loadTermStatistics({
  database,
  memory,
}: Pick<Services, 'database' | 'memory'>): Promise<TermStatistics> {
  return memory.getOrLoad('term-statistics', 'term-statistics', async () => {
    const { rows } = await database.pool.query<{ documents: number; terms: string[]; shares: number[] }>(
      `select reltuples::integer as documents, most_common_elems::text::text[] as terms, most_common_elem_freqs as shares
         from pg_class join pg_stats on tablename = relname and attname = 'words' and schemaname = current_schema()
        where pg_class.oid = 'ads'::regclass and most_common_elems is not null`,
    );
    const [row] = rows;
    if (!row) return noStatistics;
    const shares = new Map(row.terms.map((term, index) => [term, row.shares[index] ?? 0]));
    return { documents: row.documents, shares };
  });
}
