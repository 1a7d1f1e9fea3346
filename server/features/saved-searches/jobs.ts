// Jobs: match a new ad, and notify at once or in the morning.
import * as z from 'zod/mini';
import type { Job } from '../../core/jobs/jobs.ts';
import type { Services } from '../../core/http/request.ts';
import { loadSynonyms } from '../../core/search/synonyms.ts';
import type { Connection } from '../../database/connection.ts';
import { updateSavedSearchTerms } from '../../database/saved-search-terms.ts';
import { notifyOfPublishedPrice } from '../ads/actions.ts';
import { notify, publishNotificationCounts } from '../notifications/actions.ts';
import { isPageOpen } from '../page-settings/actions.ts';
import { SEARCH_ALERT_JOB, enqueueSearchAlerts } from './actions.ts';
import {
  findMatches,
  deleteOldMatches,
  insertMatches,
  lockPublicAd,
  recordAnnounced,
  takeDailyAlerts,
} from './match-queries.ts';

/** Few at a time, since recipients' rows are locked until the commit, which delays their messages. */
const SEARCHES_AT_A_TIME = 500;

const SearchAlertJob = z.object({ adId: z.uuid() });

export function savedSearchJobs(services: Services): Job[] {
  return [
    {
      name: SEARCH_ALERT_JOB,
      run: ({ payload }) => notifyOfPublicAd(services, z.parse(SearchAlertJob, payload).adId),
    },
    {
      name: 'notify-daily-matches',
      formerName: 'tell-saved-searches',
      // Eight o'clock in Sweden is six or seven UTC. Later runs are for mornings on which no server was running.
      schedule: '0 6-20 * * *',
      run: () => notifyDailyMatches(services, new Date()),
    },
    {
      name: 'fill-in-saved-search-terms',
      schedule: '* * * * *',
      run: () => updateSavedSearchTerms(services.database),
    },
  ];
}

/** How often an ad approved while the marketplace is closed is tried again. */
const CLOSED_RETRY_MS = 5 * 60_000;

/**
 * Notifies of an ad that may have become public: of a price that was lowered before that, and the saved searches that match it
 * and have instant alerts. While the marketplace is closed the ad waits: an alert would lead to a closed page.
 */
export async function notifyOfPublicAd(services: Services, adId: string): Promise<void> {
  const { kysely } = services.database;
  if (!(await isPageOpen(services, 'marketplace')))
    return enqueueSearchAlerts(kysely, adId, new Date(Date.now() + CLOSED_RETRY_MS));
  await notifyOfPublishedPrice(services, adId);
  const synonyms = await loadSynonyms(services);
  const searchIds = await kysely.transaction().execute(async (tx) => {
    const ad = await lockPublicAd(tx, adId);
    if (!ad) return [];
    const found = await findMatches(tx, ad, synonyms);
    await recordAnnounced(tx, adId);
    return found;
  });
  const notifiedIds = new Set<string>();
  for (let start = 0; start < searchIds.length; start += SEARCHES_AT_A_TIME) {
    const some = searchIds.slice(start, start + SEARCHES_AT_A_TIME);
    const userIds = await kysely
      .transaction()
      .execute((tx) => notifyMatches(tx, { adId, searchIds: some, notifiedIds }));
    for (const userId of userIds) notifiedIds.add(userId);
    await publishNotificationCounts(services, userIds);
  }
}

/** One notification per person and ad, however many searches match; people in `notifiedIds` are skipped. */
async function notifyMatches(
  tx: Connection,
  {
    adId,
    searchIds,
    notifiedIds,
  }: { adId: string; searchIds: readonly string[]; notifiedIds: ReadonlySet<string> },
): Promise<string[]> {
  if (!(await lockPublicAd(tx, adId))) return [];
  const matches = await insertMatches(tx, adId, searchIds);
  const searchOf = new Map(matches.map(({ userId, searchId }) => [userId, searchId]));
  const unnotified = [...searchOf].filter(([userId]) => !notifiedIds.has(userId));
  await notify(
    tx,
    unnotified.map(([userId, searchId]) => ({ userId, searchId, adId, event: 'search.match' })),
  );
  return unnotified.map(([userId]) => userId);
}

/** Notifies of matches since yesterday morning, once a day; if the marketplace is closed in the morning, once it is open. */
export async function notifyDailyMatches(services: Services, now: Date): Promise<void> {
  if (!(await isPageOpen(services, 'marketplace'))) return;
  const { kysely } = services.database;
  for (;;) {
    const { taken, alerts } = await kysely.transaction().execute(async (tx) => {
      const found = await takeDailyAlerts(tx, now, SEARCHES_AT_A_TIME);
      await notify(
        tx,
        found.alerts.map(({ ads, ...search }) => ({
          ...search,
          event: 'search.matches',
          data: { count: ads },
        })),
      );
      return found;
    });
    if (taken === 0) break;
    await publishNotificationCounts(
      services,
      alerts.map(({ userId }) => userId),
    );
  }
  await deleteOldMatches(kysely);
}
