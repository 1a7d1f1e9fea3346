// The favourites of a fresh site.
import type { Random } from './random.ts';
import { isForSale } from './sample-cast.ts';
import type { SampleAd } from './sample-ads.ts';
import type { SamplePerson } from './sample-people.ts';

const FAVORITES = 150;
const OF_ONE = 5;

export interface SampleFavorite {
  user_id: string;
  ad_id: string;
  created_at: Date;
}

/**
 * @param fans people who always have favourites: one ad in each state, and some for sale
 */
export function makeFavorites(
  random: Random,
  { people, ads, now }: { people: readonly SamplePerson[]; ads: readonly SampleAd[]; now: Date },
  fans: readonly string[],
): SampleFavorite[] {
  const any = Array.from({ length: FAVORITES }, () => ({
    userId: people[random.between(0, people.length - 1)]?.id,
    ad: ads[random.between(0, ads.length - 1)],
  }));
  const theirs = fans.flatMap((userId) => {
    const start = random.between(0, ads.length - 1);
    const turned = [...ads.slice(start), ...ads.slice(0, start)].filter((ad) => ad.userId !== userId);
    const others = (['reserved', 'sold', 'expired'] as const).map((state) =>
      turned.find(({ saleState }) => saleState === state),
    );
    return [...turned.filter(isForSale).slice(0, OF_ONE), ...others].map((ad) => ({ userId, ad }));
  });
  const made = [...theirs, ...any].flatMap(({ userId, ad }) => {
    if (!userId || ad?.status !== 'approved' || ad.userId === userId) return [];
    const age = now.getTime() - ad.createdAt.getTime();
    // Saved while the ad was new, before it was reserved, sold or expired.
    const savedAt = new Date(ad.createdAt.getTime() + age * 0.2 * random.next());
    return [{ user_id: userId, ad_id: ad.id, created_at: savedAt }];
  });
  return [...new Map(made.map((one) => [`${one.user_id} ${one.ad_id}`, one])).values()];
}
