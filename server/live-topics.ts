// The live topics of every feature, joined.
import type { LiveTopics } from './core/live/topics.ts';
import type { Database } from './database/connection.ts';
import { messageTopics, noteDelivered } from './features/messages/live-topics.ts';
import { notificationTopics } from './features/notifications/live-topics.ts';
import { countWaiting } from './live-queries.ts';

export function liveTopics(database: Database): LiveTopics {
  return {
    payloads: { ...messageTopics(database), ...notificationTopics },
    counts: (userId) => countWaiting(database, userId),
    onDelivered: (userId, events) => noteDelivered(database, userId, events),
  };
}
