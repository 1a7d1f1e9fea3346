// What the live connection carries: the topics and counts of every feature, joined.
import type { Feature } from './core/feature.ts';
import type { LiveWords } from './core/live/words.ts';
import type { Database } from './database/connection.ts';
import { features } from './features.ts';
import { countWaiting } from './live-queries.ts';

const declared = features.flatMap((feature: Feature) => feature.live ?? []);

export function liveWords(database: Database): LiveWords {
  return {
    topics: Object.assign({}, ...declared.map(({ topics }) => topics(database))),
    counts: (userId) => countWaiting(database, { userId, counts: declared.map(({ counts }) => counts) }),
    async onTold(userId, events) {
      const following = declared.map(({ onDelivered }) => onDelivered?.(database, userId, events) ?? []);
      return (await Promise.all(following)).flat();
    },
  };
}
