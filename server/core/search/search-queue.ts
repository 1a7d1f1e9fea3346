// A queue for searches of texts: the only public reads whose cost depends on what a visitor types.
import { DatabaseError } from 'pg';
import { createFairQueue, type QueueEntry } from '../limits/fair-queue.ts';
import { refuse } from '../http/refusal.ts';

const QUERY_CANCELED = '57014';
/** Most searches take less than 10 ms, the slowest known one 0.1 s at a million ads. */
const MAX_MS = 3000;

export interface SearchQueue {
  /**
   * Runs a search in its turn.
   *
   * @param search gets the time limit of its statements, in ms
   * @throws ORPCError SERVICE_UNAVAILABLE if too many searches wait, or the search exceeds its limit
   */
  run<Answer>(search: (maxMs: number) => Promise<Answer>, queueEntry: QueueEntry): Promise<Answer>;
}

/** One for each list. It leaves the other connections, and processors of the database, to other reads. */
export function createSearchQueue(): SearchQueue {
  const queue = createFairQueue({
    concurrency: 2,
    waiting: 30,
    waitingPerGroup: 15,
    reserved: 10,
    whenFull: () => refuse('SERVICE_UNAVAILABLE', 'Många söker just nu. Vänta en stund och försök igen.'),
  });
  return {
    async run(search, queueEntry) {
      try {
        return await queue.run(() => search(MAX_MS), queueEntry);
      } catch (error) {
        if (!(error instanceof DatabaseError && error.code === QUERY_CANCELED)) throw error;
        return refuse(
          'SERVICE_UNAVAILABLE',
          'Sökningen tog för lång tid. Prova fler bokstäver eller ett filter.',
        );
      }
    },
  };
}
