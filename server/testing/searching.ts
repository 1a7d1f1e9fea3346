// What a search needs besides the database, for tests of its statements: answers are not cached.
import type { Database } from '../database/connection.ts';

export function searchingIn(database: Database) {
  return {
    database,
    memory: { getOrLoad: <Value>(_name: string, _topic: string, load: () => Promise<Value>) => load() },
  };
}
