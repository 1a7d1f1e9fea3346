// What is told on the live line: the topics of every feature, joined.
import type { LiveWords } from './core/live/live.ts';
import type { Database } from './database/connection.ts';
import { messageTopics, noteDelivered } from './features/messages/live-words.ts';
import { countUnread } from './features/messages/queries.ts';
import { countNotifications, notificationTopics } from './features/notifications/live-words.ts';

export function liveWords(database: Database): LiveWords {
  return {
    topics: { ...messageTopics(database), ...notificationTopics },
    async counts(userId) {
      const [messages, notifications] = await Promise.all([
        countUnread(database, userId),
        countNotifications(database, userId),
      ]);
      return { messages, notifications };
    },
    onTold: (userId, events) => noteDelivered(database, userId, events),
  };
}
