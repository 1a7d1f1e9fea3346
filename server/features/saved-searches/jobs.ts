// What becomes of a new ad: who saved a search that finds it hears at once or in the morning.
import * as z from 'zod/mini';
import type { Job } from '../../core/jobs.ts';
import type { Services } from '../../core/request.ts';
import { ANNOUNCE_AD } from './actions.ts';
import { findMatches, forgetMatches, insertMatches, lockPublicAd, takeMorning } from './match-queries.ts';

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
export async function matchAd({ database }: Services, adId: string): Promise<void> {
  await database.kysely.transaction().execute(async (tx) => {
    const ad = await lockPublicAd(tx, adId);
    if (ad) await insertMatches(tx, adId, await findMatches(tx, ad));
  });
}

/** Tells what was found since yesterday morning, once a day. */
export async function tellOfMorning({ database }: Services, now: Date): Promise<void> {
  await database.kysely.transaction().execute(async (tx) => {
    await takeMorning(tx, now);
    await forgetMatches(tx);
  });
}
