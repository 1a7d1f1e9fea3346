// Whether the site has sample data. Cached on all nodes, so that each answer can use it without a query.
import type { ServerResponse } from 'node:http';
import type { Services } from '../../core/http/request.ts';
import { isLoopback } from '../../core/http/loopback.ts';
import { hasSamples } from './queries.ts';

const TOPIC = 'samples';
/** Read again after this time: rows may be added without a notice, as by the command for load tests. */
const FRESH_MS = 60_000;
/** The topics of cached answers that may contain sample data. */
const topicsOfSamples = [TOPIC, 'ads', 'forum', 'news', 'results', 'associations'];

/** Whether there is sample data, from the cache. */
export function areSamplesThere({
  answerCache,
  database,
}: Pick<Services, 'answerCache' | 'database'>): Promise<boolean> {
  return answerCache.getOrLoad(TOPIC, TOPIC, () => hasSamples(database.kysely));
}

export async function publishSamplesChanged({ bus }: Pick<Services, 'bus'>): Promise<void> {
  for (const topic of topicsOfSamples) await bus.publish({ topic, id: TOPIC });
}

type Parts = Pick<Services, 'bus' | 'database' | 'logger' | 'settings'>;

/**
 * On a public address, asks search engines not to index any answer while there is sample data, and until that is known. Returns
 * a function to call for each answer, before its headers are written.
 */
export function hideSamplesFromRobots(parts: Parts): (response: ServerResponse) => void {
  if (!isPublic(parts.settings.publicUrl)) return () => undefined;
  let isHidden = true;
  let readAt = Number.NEGATIVE_INFINITY;
  parts.bus.subscribe((notice) => {
    if (!notice || notice.topic === TOPIC) readAt = Number.NEGATIVE_INFINITY;
  });
  const read = () => {
    readAt = performance.now();
    hasSamples(parts.database.kysely).then(
      (areThere) => (isHidden = areThere),
      // An unavailable database is logged elsewhere; until the next read, the previous result is used.
      () => (readAt = Number.NEGATIVE_INFINITY),
    );
  };
  return (response) => {
    if (performance.now() - readAt > FRESH_MS) read();
    if (isHidden) response.setHeader('x-robots-tag', 'noindex');
  };
}

export function isPublic(publicUrl: string): boolean {
  return !isLoopback(new URL(publicUrl).hostname);
}
