// Notifies the members of an ad's threads of what happens to it.
import type { Services } from '../../../core/http/request.ts';
import { appendAdChanged } from './queries.ts';

/**
 * Updates the ad in the open browsers of its seller and of everyone who has a thread about it. Called after the commit, and runs
 * in a transaction of its own, because it locks the events of many users.
 */
export function publishAdToMembers(
  { database, live, deferredTasks }: Pick<Services, 'database' | 'live' | 'deferredTasks'>,
  adId: string,
): void {
  deferredTasks.do(`ad ${adId} changed`, async () => {
    await live.publishStored(await appendAdChanged(database.kysely, adId));
  });
}
