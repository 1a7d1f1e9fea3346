// What is told on the live line: the topics of every feature, joined.
import type { LiveWords } from './core/live/words.ts';
import type { Database } from './database/connection.ts';
import { messageTopics, noteDelivered } from './features/messages/live-words.ts';
import { notificationTopics } from './features/notifications/live-words.ts';
import { countWaiting } from './live-queries.ts';

export function liveWords(database: Database): LiveWords {
  return {
    topics: { ...messageTopics(database), ...notificationTopics },
    counts: (userId) => countWaiting(database, userId),
    onTold: (userId, events) => noteDelivered(database, userId, events),
  };
}
