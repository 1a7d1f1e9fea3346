// The services that searches need besides the database. Answers that are the same for everyone are cached, as on a site.
import type { Database } from '../../server/database/connection.ts';
import type { searchingIn } from '../../server/testing/searching.ts';

export function searchingAsOnSite(database: Database): ReturnType<typeof searchingIn> {
  const cached = new Map<string, Promise<unknown>>();
  return {
    database,
    answerCache: {
      getOrLoad<Value>(name: string, _topic: string, load: () => Promise<Value>): Promise<Value> {
        const value = cached.get(name) ?? load();
        cached.set(name, value);
        return value as Promise<Value>;
      },
    },
  };
}
