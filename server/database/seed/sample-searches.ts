// The saved searches of a fresh site, and the matches that were notified.
import { priceBounds, type PriceRangeId } from '#shared/features/ads/price.ts';
import { proposeName } from '#shared/features/saved-searches/name.ts';
import { MORNING_HOUR, type SearchAlert } from '#shared/features/saved-searches/rules.ts';
import { savedSearchTermColumns } from '../saved-search-terms.ts';
import type { SampleCategory } from './ad-bases.ts';
import type { Random } from './random.ts';
import type { SampleAd } from './sample-ads.ts';
import { type Cast, isForSale } from './sample-cast.ts';
import { daysBefore, later } from './sample-clock.ts';

/** Minutes from creation to approval of an ad. */
export const APPROVED_AFTER_MINUTES = 20;

interface SampleFilter {
  search?: string;
  category?: SampleCategory;
  region?: string;
  price?: PriceRangeId;
}

export interface SampleSearch {
  id: string;
  userId: string;
  name: string;
  filter: SampleFilter;
  alert: SearchAlert;
  createdAt: Date;
  /** Matches in the order in which they were notified. */
  found: { ad: SampleAd; notifiedAt: Date }[];
}

interface SearchInput {
  ads: readonly SampleAd[];
  cast: Cast;
  staffId: string | null;
  now: Date;
}

export function makeSearches(random: Random, { ads, cast, staffId, now }: SearchInput): SampleSearch[] {
  const { seller, buyer, neighbour, coach } = cast;
  const wish = (userId: string, alert: SearchAlert, days: number, filter: SampleFilter): SampleSearch => {
    const search = { userId, alert, filter, createdAt: daysBefore(now, days, '21:05') };
    const found = ads.filter((ad) => finds(search, ad)).flatMap((ad) => findMatch(ad, { alert, now }));
    return {
      ...search,
      id: random.uuid(),
      name: proposeName(filter),
      found: found.toSorted((one, other) => one.notifiedAt.getTime() - other.notifiedAt.getTime()),
    };
  };
  return [
    wish(seller.id, 'instant', 30, { category: 'Basketskor', price: '0-500' }),
    wish(seller.id, 'daily', 16, { search: 'spalding' }),
    wish(seller.id, 'never', 40, { category: 'Övrigt', region: seller.county }),
    wish(buyer.id, 'daily', 20, { region: buyer.county }),
    wish(buyer.id, 'instant', 12, { category: 'Samlarkort', price: '500-1000' }),
    wish(neighbour.id, 'instant', 25, { search: 'wilson', category: 'Basketboll' }),
    wish(coach.id, 'daily', 60, { category: 'Träningsutrustning' }),
    ...(staffId
      ? [
          wish(staffId, 'instant', 14, { category: 'Basketkorgar' }),
          wish(staffId, 'daily', 9, { category: 'Biljetter', region: 'Stockholm' }),
        ]
      : []),
  ];
}

/** Whether the search finds the ad, by the marketplace's rules as far as these searches need them. */
function finds(
  { userId, filter, createdAt }: Pick<SampleSearch, 'userId' | 'filter' | 'createdAt'>,
  ad: SampleAd,
): boolean {
  const { search = '', category = ad.category, region = ad.county, price } = filter;
  const { min, max } = price ? priceBounds(price) : { min: 0, max: null };
  return (
    isForSale(ad) &&
    ad.userId !== userId &&
    ad.createdAt > createdAt &&
    ad.category === category &&
    ad.county === region &&
    ad.price >= min &&
    ad.price <= (max ?? ad.price) &&
    `${ad.title}\n${ad.description}`.toLowerCase().includes(search)
  );
}

/** Daily alerts do not include ads published after this morning yet. */
function findMatch(
  ad: SampleAd,
  { alert, now }: { alert: SearchAlert; now: Date },
): { ad: SampleAd; notifiedAt: Date }[] {
  if (alert === 'never') return [];
  const foundAt = later(ad.createdAt, APPROVED_AFTER_MINUTES);
  const hour = `${String(MORNING_HOUR).padStart(2, '0')}:00`;
  const mornings = [0, -1].map((days) => daysBefore(foundAt, days, hour));
  const notifiedAt = alert === 'instant' ? foundAt : mornings.find((morning) => morning > foundAt);
  return notifiedAt && notifiedAt < now ? [{ ad, notifiedAt }] : [];
}

export function rowOfSearch({ id, userId, name, filter, alert, createdAt, found }: SampleSearch) {
  return {
    id,
    user_id: userId,
    name,
    search: filter.search ?? null,
    ...savedSearchTermColumns({ search: filter.search ?? null, filters: {} }),
    category: filter.category ?? null,
    county: filter.region ?? null,
    price_range: filter.price ?? null,
    alert,
    created_at: createdAt,
    last_alerted_at: found.at(-1)?.notifiedAt ?? null,
  };
}

export function matchesOf({ id, found }: SampleSearch) {
  return found.map(({ ad, notifiedAt }) => ({
    search_id: id,
    ad_id: ad.id,
    found_at: later(ad.createdAt, APPROVED_AFTER_MINUTES),
    notified_at: notifiedAt,
  }));
}
