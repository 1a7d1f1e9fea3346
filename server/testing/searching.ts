// The services that a search needs besides the database, for tests of its statements. Answers are not cached.
import { SYNONYMS_TOPIC } from '../core/search/synonyms.ts';
import type { Database } from '../database/connection.ts';

/** The synonyms by database, cached because reading them takes longer than a search. */
const synonymsOf = new WeakMap<Database, unknown>();

/** The synonyms are read at the first search in the database. */
export function searchingIn(database: Database) {
  return {
    database,
    answerCache: {
      getOrLoad: <Value>(_name: string, topic: string, load: () => Promise<Value>): Promise<Value> => {
        if (topic !== SYNONYMS_TOPIC) return load();
        const loaded = (synonymsOf.get(database) as Promise<Value> | undefined) ?? load();
        synonymsOf.set(database, loaded);
        return loaded;
      },
    },
  };
}
