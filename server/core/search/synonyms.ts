// Synonyms, which staff may edit: words and names with the same meaning in one row, or one with all its kinds.
import type { Database } from '../../database/connection.ts';
import type { AnswerCache } from '../answer-cache.ts';
import { fold } from '#shared/search/tokens.ts';
import type { Alternative, Synonyms } from './meaning.ts';
import { nameOf } from './search-words.ts';
import { splitTypedCompound } from './stem.ts';

export const SYNONYMS_TOPIC = 'search-synonyms';

export interface SynonymRow {
  words: readonly string[];
  /** `same`: each finds the others. `kinds`: the first finds the others, but not the reverse ("nike" finds "jordan"). */
  direction: 'same' | 'kinds';
}

export function loadSynonyms({
  database,
  answerCache,
}: {
  database: Database;
  answerCache: AnswerCache;
}): Promise<Synonyms> {
  return answerCache.getOrLoad('search-synonyms', SYNONYMS_TOPIC, async () => {
    const { rows } = await database.pool.query<SynonymRow>(
      'select words, direction from search_synonyms order by id',
    );
    return synonymsOf(rows);
  });
}

/** A word or name of a row, read once. */
interface Entry {
  terms: readonly string[];
  key: string;
  /** The last part of a compound. */
  head: string | null;
}

/** The alternatives of each term or name in the rows. */
export function synonymsOf(rows: readonly SynonymRow[]): Synonyms {
  const byKey = new Map<string, Entry[]>();
  for (const { words, direction } of rows) {
    const entries = words.map(readEntry);
    for (const entry of direction === 'same' ? entries : entries.slice(0, 1)) {
      const others = entries.filter((other) => other.key !== entry.key);
      byKey.set(entry.key, [...(byKey.get(entry.key) ?? []), ...others]);
    }
  }
  return new Map(
    Array.from(byKey, ([key, entries]) => {
      const keys = new Set([key, ...entries.map((entry) => entry.key)]);
      // A text with "sportväska" is found by "väska" anyway.
      const needed = entries.filter(({ head }) => head === null || !keys.has(head));
      return [key, needed.flatMap(({ terms }) => alternativeOf(terms))];
    }),
  );
}

function readEntry(word: string): Entry {
  const [terms, parts] = [nameOf(word), splitTypedCompound(word)];
  return { terms, key: terms.join(' '), head: parts && fold(parts.head) };
}

/** The last word of a name is its head: "tung boll". */
function alternativeOf(name: readonly string[]): Alternative[] {
  const [last, ...others] = name.toReversed();
  return last ? [[last, ...others]] : [];
}
