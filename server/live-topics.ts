// The topics and unread counts of every feature, for the live stream.
import type { Feature } from './core/feature.ts';
import type { LiveTopics } from './core/live/topics.ts';
import type { Database } from './database/connection.ts';
import { features } from './features.ts';
import { countWaiting } from './live-queries.ts';

const declared = features.flatMap((feature: Feature) => feature.live ?? []);

export function liveTopics(database: Database): LiveTopics {
  return {
    payloads: Object.assign({}, ...declared.map(({ topics }) => topics(database))),
    counts: (userId) => countWaiting(database, { userId, counts: declared.map(({ counts }) => counts) }),
    async onDelivered(userId, events) {
      const following = declared.map(({ onDelivered }) => onDelivered?.(database, userId, events) ?? []);
      return (await Promise.all(following)).flat();
    },
  };
}
