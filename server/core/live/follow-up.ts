// What follows from what somebody has heard: how much waits for them now, and what others are to hear of it.
import type { Afterwards } from '../afterwards.ts';
import type { LiveEventRow } from './queries.ts';
import type { LiveWords, WordedEvent } from './words.ts';

/** Once things are quiet for a moment; in a lively chat each second, since it would stand in the way of the next message. */
const QUIET_MS = 250;
const LONGEST_MS = 1000;

/**
 * Returns how to note that events have been written to a line of somebody's. Kept by person and not by line: whoever goes on
 * in another tab before it is done, or while the database is away, is owed the same.
 *
 * @param parts.sayCounts says on all of somebody's lines how much waits for them
 */
export function keepFollowUps(parts: {
  words: LiveWords;
  afterwards: Afterwards;
  sayCounts: (userId: string, counts: object) => void;
  tell: (events: readonly WordedEvent[]) => Promise<void>;
}): (userId: string, events: readonly LiveEventRow[]) => void {
  const { words, afterwards, sayCounts, tell } = parts;
  const told = new Map<string, LiveEventRow[]>();

  async function followUp(userId: string): Promise<void> {
    const events = told.get(userId) ?? [];
    told.delete(userId);
    try {
      sayCounts(userId, await words.counts(userId));
      await tell((await words.onTold?.(userId, events)) ?? []);
    } catch (error) {
      told.set(userId, [...events, ...(told.get(userId) ?? [])]);
      throw error;
    }
  }

  return (userId, events) => {
    told.set(userId, [...(told.get(userId) ?? []), ...events]);
    const work = () => followUp(userId);
    afterwards.do(`what follows from what ${userId} has heard`, work, QUIET_MS, LONGEST_MS);
  };
}
