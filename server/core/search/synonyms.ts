// Synonyms, which staff may edit: words and names with the same meaning in one row, or one with all its kinds.
import type { Database } from '../../database/connection.ts';
import type { AnswerCache } from '../answer-cache.ts';
import { type Alternative, nameOf, type Synonyms } from './search-words.ts';
import { splitTypedCompound } from './stem.ts';
import { fold } from './tokens.ts';

export const SYNONYMS_TOPIC = 'search-synonyms';

export interface SynonymRow {
  words: readonly string[];
  /** `same`: each finds the others. `kinds`: the first finds the others, but not the reverse ("nike" finds "jordan"). */
  direction: 'same' | 'kinds';
}

export function loadSynonyms({
  database,
  memory,
}: {
  database: Database;
  memory: AnswerCache;
}): Promise<Synonyms> {
  return memory.getOrLoad('search-synonyms', SYNONYMS_TOPIC, async () => {
    const { rows } = await database.pool.query<SynonymRow>(
      'select words, direction from search_synonyms order by id',
    );
    return synonymsOf(rows);
  });
}

/** What stands for each term or name. */
export function synonymsOf(rows: readonly SynonymRow[]): Synonyms {
  const wordsByKey = new Map<string, string[]>();
  for (const { words, direction } of rows) {
    for (const word of direction === 'same' ? words : words.slice(0, 1)) {
      const others = words.filter((other) => other !== word);
      wordsByKey.set(keyOf(word), [...(wordsByKey.get(keyOf(word)) ?? []), ...others]);
    }
  }
  return new Map(
    Array.from(wordsByKey, ([key, words]) => {
      const keys = new Set([key, ...words.map(keyOf)]);
      // Whatever says "sportväska" is found by "väska" anyway.
      const needed = words.filter((word) => !keys.has(headOf(word) ?? ''));
      return [key, needed.flatMap((word) => alternativeOf(nameOf(word)))];
    }),
  );
}

function keyOf(word: string): string {
  return nameOf(word).join(' ');
}

function headOf(word: string): string | null {
  const parts = splitTypedCompound(word);
  return parts && fold(parts.head);
}

/** The last word of a name says what it is: "tung boll". */
function alternativeOf(name: readonly string[]): Alternative[] {
  const [last, ...others] = name.toReversed();
  return last ? [[last, ...others]] : [];
}
