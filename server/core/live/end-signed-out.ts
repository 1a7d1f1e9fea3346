// Ends streams whose session has ended.
import type { Logger } from '../process/logger.ts';
import type { EventStream } from './event-stream.ts';

/**
 * Returns a function that ends those of its streams whose session has ended.
 *
 * @param findOpenSessions which of these session tokens are still valid
 */
export function endSignedOut(
  findOpenSessions: (tokens: string[]) => Promise<Set<string>>,
  logger: Logger,
): (streams: readonly EventStream[]) => Promise<void> {
  return async (streams) => {
    try {
      const open = await findOpenSessions(streams.map(({ token }) => token));
      for (const stream of streams) if (!open.has(stream.token)) stream.end();
    } catch (error) {
      logger.warn({ err: error }, 'Could not look up the sessions of live streams');
    }
  };
}
