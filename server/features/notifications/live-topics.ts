// The live topic of the notification centre.
import type { LoadPayloads } from '../../core/live/topics.ts';

/** Has no payload: the browser fetches the list again. */
export const notificationTopics: Record<'notification', LoadPayloads> = {
  notification: async (_userId, refs) => new Map(refs.map((ref) => [ref, {}])),
};
