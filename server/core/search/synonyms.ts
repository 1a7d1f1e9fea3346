// Synonyms, which staff may edit: words with the same meaning in one row.
import type { Database } from '../../database/connection.ts';
import type { AnswerCache } from '../answer-cache.ts';
import { stem, splitCompound } from './stem.ts';
import { fold } from '#shared/search/tokens.ts';
import type { Synonyms } from './search-words.ts';

export const SYNONYMS_TOPIC = 'search-synonyms';

export function loadSynonyms({
  database,
  memory,
}: {
  database: Database;
  memory: AnswerCache;
}): Promise<Synonyms> {
  return memory.getOrLoad('search-synonyms', SYNONYMS_TOPIC, async () => {
    const { rows } = await database.pool.query<{ words: string[] }>('select words from search_synonyms');
    return synonymsOf(rows.map(({ words }) => words));
  });
}

/** The terms that stand for each term. */
export function synonymsOf(groups: readonly (readonly string[])[]): Synonyms {
  const synonyms = new Map<string, string[]>();
  for (const words of groups) {
    const terms = words.map(termOf);
    for (const term of terms) {
      const others = terms.filter((other) => other !== term);
      synonyms.set(term, [...(synonyms.get(term) ?? []), ...others]);
    }
  }
  return synonyms;
}

function termOf(word: string): string {
  const parts = splitCompound(word);
  return fold(parts ? parts.modifier + parts.head : stem(word));
}
