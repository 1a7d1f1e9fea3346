// What follows when events have reached a user's browser: new unread counts for the user, and receipts for others.
import { FOLLOW_UP_MAX_MS, FOLLOW_UP_QUIET_MS } from '#shared/live-timing.ts';
import type { DeferredTasks } from '../jobs/deferred-tasks.ts';
import type { StoredEvent } from './queries.ts';
import type { LiveTopics } from './topics.ts';

/**
 * Returns a function that schedules the follow-up of events. Events are collected by user, not by stream: the user may have
 * closed the tab before the follow-up runs, and a failed one runs again with the same events.
 */
export function scheduleFollowUps(parts: {
  topics: LiveTopics;
  deferredTasks: DeferredTasks;
  sendCounts: (userId: string, counts: object) => void;
  publishStored: (userIds: readonly string[]) => Promise<void>;
}): (userId: string, events: readonly StoredEvent[]) => void {
  const { topics, deferredTasks, sendCounts, publishStored } = parts;
  const delivered = new Map<string, StoredEvent[]>();

  async function followUp(userId: string): Promise<void> {
    const events = delivered.get(userId) ?? [];
    delivered.delete(userId);
    try {
      sendCounts(userId, await topics.counts(userId));
      await publishStored((await topics.onDelivered?.(userId, events)) ?? []);
    } catch (error) {
      delivered.set(userId, [...events, ...(delivered.get(userId) ?? [])]);
      throw error;
    }
  }

  return (userId, events) => {
    delivered.set(userId, [...(delivered.get(userId) ?? []), ...events]);
    const work = () => followUp(userId);
    deferredTasks.do(`live follow-up for ${userId}`, work, FOLLOW_UP_QUIET_MS, FOLLOW_UP_MAX_MS);
  };
}
