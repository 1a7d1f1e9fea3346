// What is told on the live line: the topics of every feature, joined.
import type { LiveWords } from './core/live/live.ts';
import type { Database } from './database/connection.ts';
import { messageTopics, noteDelivered } from './features/messages/live-words.ts';
import { countUnread } from './features/messages/queries.ts';
import { countNotifications, notificationTopics } from './features/notifications/live-words.ts';

/** @param wake tells people's browsers that there is more; called once it is written down */
export function liveWords(database: Database, wake: (userIds: string[]) => Promise<void>): LiveWords {
  return {
    topics: { ...messageTopics(database), ...notificationTopics },
    async counts(userId) {
      const [messages, notifications] = await Promise.all([
        countUnread(database, userId),
        countNotifications(database, userId),
      ]);
      return { messages, notifications };
    },
    async onTold(userId, events) {
      await wake(await noteDelivered(database, userId, events));
    },
  };
}
