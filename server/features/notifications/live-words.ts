// The notification centre as the live line tells of it.
import type { TellTopic } from '../../core/live/words.ts';

/** By topic, for `openLive`: only that the centre is not as it was. */
export const notificationTopics: Record<'notification', TellTopic> = {
  notification: async (_userId, refs) => new Map(refs.map((ref) => [ref, {}])),
};
