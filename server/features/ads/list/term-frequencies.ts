// How frequent the terms of ads are, from the statistics that PostgreSQL collects.
import type { TermFrequencies } from '../../../core/search/conditions.ts';
import type { Services } from '../../../core/http/request.ts';

/** The share of ads of each of the most frequent terms; a term that is missing is rare. */
export function loadTermFrequencies({
  database,
  memory,
}: Pick<Services, 'database' | 'memory'>): Promise<TermFrequencies> {
  return memory.getOrLoad('term-frequencies', 'term-frequencies', async () => {
    const { rows } = await database.pool.query<{ term: string; frequency: number }>(
      `select term, frequency from pg_stats
         cross join unnest(most_common_elems::text::text[], most_common_elem_freqs) as each (term, frequency)
        where schemaname = current_schema() and tablename = 'ads' and attname = 'words' and term is not null`,
    );
    return new Map(rows.map(({ term, frequency }) => [term, frequency]));
  });
}
