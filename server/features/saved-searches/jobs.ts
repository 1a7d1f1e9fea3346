// What becomes of a new ad: who saved a search that finds it hears at once or in the morning.
import * as z from 'zod/mini';
import type { Job } from '../../core/jobs.ts';
import type { Services } from '../../core/request.ts';
import { notify, tellNotified } from '../notifications/actions.ts';
import { ANNOUNCE_AD } from './actions.ts';
import {
  findMatches,
  forgetMatches,
  insertMatches,
  type InstantMatch,
  lockPublicAd,
  takeMorning,
} from './match-queries.ts';

/** Whoever is told waits for the commit to be written to by anybody else: few at a time. */
const SEARCHES_AT_A_TIME = 500;

const Announcement = z.object({ adId: z.uuid() });

export function savedSearchJobs(services: Services): Job[] {
  return [
    {
      name: ANNOUNCE_AD,
      run: ({ payload }) => matchAd(services, z.parse(Announcement, payload).adId),
    },
    {
      name: 'tell-saved-searches',
      // Eight in Sweden is six or seven here; the later ones are for a morning on which no server ran.
      schedule: '0 6-20 * * *',
      run: () => tellOfMorning(services, new Date()),
    },
  ];
}

/** Finds the saved searches that find this ad, and tells those who want to hear at once. */
export async function matchAd(services: Services, adId: string): Promise<void> {
  const told = await services.database.kysely.transaction().execute(async (tx) => {
    const ad = await lockPublicAd(tx, adId);
    if (!ad) return [];
    const news = onePerPerson(await insertMatches(tx, adId, await findMatches(tx, ad)));
    await notify(
      tx,
      news.map((match) => ({ ...match, event: 'search.match', adId })),
    );
    return news;
  });
  await tellNotified(
    services,
    told.map(({ userId }) => userId),
  );
}

/** One ad is one piece of news, however many of a person's searches find it. */
function onePerPerson(matches: readonly InstantMatch[]): InstantMatch[] {
  return [...new Map(matches.map((match) => [match.userId, match])).values()];
}

/** Tells what was found since yesterday morning, once a day. */
export async function tellOfMorning(services: Services, now: Date): Promise<void> {
  const { kysely } = services.database;
  for (;;) {
    const { taken, mornings } = await kysely.transaction().execute(async (tx) => {
      const found = await takeMorning(tx, now, SEARCHES_AT_A_TIME);
      await notify(
        tx,
        found.mornings.map(({ ads, ...search }) => ({
          ...search,
          event: 'search.matches',
          data: { count: ads },
        })),
      );
      return found;
    });
    if (taken === 0) break;
    await tellNotified(
      services,
      mornings.map(({ userId }) => userId),
    );
  }
  await forgetMatches(kysely);
}
