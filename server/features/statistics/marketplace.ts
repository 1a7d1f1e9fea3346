// Statistics of the marketplace: counters, and the approvals and sales of the ads of a period.
// Source: spec 2 §2 Marketplace, §9.
import { PRICE_RANGES } from '#shared/features/ads/price.ts';
import {
  MARKETPLACE_LATEST,
  type MarketplaceOverview,
  type MarketplaceStatistics,
  type SoldShare,
  TOP_CATEGORIES,
  TOP_LISTED,
  TOP_POPULAR,
  WEEK_DAYS,
} from '#shared/features/statistics/contract.ts';
import {
  type Compared,
  compareDays,
  type Period,
  percentOf,
  roundToTenth,
} from '#shared/features/statistics/periods.ts';
import { formatDay } from '#shared/format.ts';
import type { Services } from '../../core/http/request.ts';
import { countProfiles } from '../accounts/actions.ts';
import { countAdsByStatus, countListedAds, listLatestAds, listMissedSearches } from '../ads/actions.ts';
import { type AdCounts, sumAdCounts } from './ad-count-queries.ts';
import { findPageTitles, sumByValue } from './site-count-queries.ts';

/** More than the five shown, since some ads may no longer be public. */
const VIEWED_CANDIDATES = 20;
const MINUTES = { hour: 60, day: 24 * 60 };

export async function readMarketplaceOverview({
  database,
  answerCache,
}: Pick<Services, 'database' | 'answerCache'>): Promise<MarketplaceOverview> {
  const [counts, active, latestAds] = await Promise.all([
    countAdsByStatus({ database, answerCache }),
    answerCache.getOrLoad('listed-ads', 'ads', () => countListedAds(database)),
    listLatestAds(database, MARKETPLACE_LATEST),
  ]);
  const { total, pending, rejected } = counts;
  return { total, active, pending, rejected, latestAds };
}

export async function readMarketplaceStatistics(
  { database }: Pick<Services, 'database'>,
  period: Period,
): Promise<MarketplaceStatistics> {
  const today = formatDay(new Date());
  const days = Number(period);
  const range = { today, days };
  const [{ day: byDay, category: byCategory, band: byBand }, week, users, popular, missedSearches] =
    await Promise.all([
      sumAdCounts(database, range),
      sumAdCounts(database, { today, days: WEEK_DAYS }),
      countProfiles(database),
      sumByValue(
        database,
        { dimension: 'page', by: 'count', limit: VIEWED_CANDIDATES, prefix: 'ad/' },
        range,
      ),
      listMissedSearches(database),
    ]);
  const ads = compare(byDay, ({ ads: count }) => count);
  return {
    ads,
    week: compare(week.day, ({ ads: count }) => count),
    users,
    adsPerUser: users > 0 ? roundToTenth(ads.now / users) : 0,
    approvalHours: average(byDay, ({ approvalMinutes, approved }) => [
      approvalMinutes / MINUTES.hour,
      approved,
    ]),
    saleDays: average(byDay, ({ saleMinutes, salesTimed }) => [saleMinutes / MINUTES.day, salesTimed]),
    days: compareDays(new Map(byDay.map(({ key, ads: count }) => [key, count])), today, days),
    categories: categoriesOf(byCategory, ads.now),
    soldByCategory: soldShares(largestFirst(byCategory), (key) => key).slice(0, TOP_CATEGORIES),
    soldByPrice: soldShares(cheapestFirst(byBand), (key) => PRICE_RANGES[Number(key)]?.label ?? ''),
    popular: await nameAds(database, popular),
    missedSearches: missedSearches.slice(0, TOP_LISTED),
  };
}

/** All categories with ads in the period, the largest first, for the file. */
export async function listCategoryShares(database: Services['database'], period: Period) {
  const range = { today: formatDay(new Date()), days: Number(period) };
  const { category: counts } = await sumAdCounts(database, range);
  return categoriesOf(counts, compare(counts, ({ ads }) => ads).now, counts.length);
}

function compare(counts: readonly AdCounts[], figure: (counts: AdCounts) => number): Compared {
  const sum = (isNow: boolean) =>
    counts.filter((one) => one.isNow === isNow).reduce((total, one) => total + figure(one), 0);
  return { now: sum(true), before: sum(false) };
}

const divide = (sum: number, size: number) => (size > 0 ? roundToTenth(sum / size) : null);

/** @param parts the sum, and the number of values in it */
function average(
  counts: readonly AdCounts[],
  parts: (counts: AdCounts) => [number, number],
): { now: number | null; before: number | null } {
  const sums = compare(counts, (one) => parts(one)[0]);
  const sizes = compare(counts, (one) => parts(one)[1]);
  return { now: divide(sums.now, sizes.now), before: divide(sums.before, sizes.before) };
}

function categoriesOf(counts: readonly AdCounts[], all: number, limit = TOP_CATEGORIES) {
  const before = new Map(counts.filter(({ isNow }) => !isNow).map(({ key, ads }) => [key, ads]));
  return largestFirst(counts.filter(({ isNow }) => isNow))
    .slice(0, limit)
    .map(({ key, ads }) => ({
      name: key,
      now: ads,
      before: before.get(key) ?? 0,
      percent: percentOf(ads, all),
    }));
}

function soldShares(counts: readonly AdCounts[], nameOf: (key: string) => string): SoldShare[] {
  return counts
    .filter(({ isNow }) => isNow)
    .map(({ key, ads, sold }) => ({ name: nameOf(key), ads, sold, percent: percentOf(sold, ads) }));
}

function largestFirst(counts: readonly AdCounts[]): AdCounts[] {
  return counts.toSorted((one, other) => other.ads - one.ads || one.key.localeCompare(other.key, 'sv'));
}

/** Counts by price range, in the order of the ranges. */
function cheapestFirst(counts: readonly AdCounts[]): AdCounts[] {
  return counts.toSorted((one, other) => Number(one.key) - Number(other.key));
}

async function nameAds(database: Services['database'], viewed: { key: string; now: number }[]) {
  const titles = await findPageTitles(
    database,
    viewed.map(({ key }) => key),
  );
  return viewed
    .flatMap(({ key, now }) => {
      const title = titles.get(key);
      return title === undefined ? [] : [{ id: key.slice('ad/'.length), title, views: now }];
    })
    .slice(0, TOP_POPULAR);
}
