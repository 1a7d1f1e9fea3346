// Endpoints of the statistics of the back office: the marketplace, and the whole site.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { LatestAd } from '../admin/contract.ts';
import { MissedSearch } from '../synonyms/contract.ts';
import { DEFAULT_PERIOD, PERIODS } from './periods.ts';

/** Source: spec 2 §9 Lists and analytics. */
export const MARKETPLACE_LATEST = 10;
export const TOP_CATEGORIES = 10;
export const TOP_POPULAR = 5;
export const WEEK_DAYS = 7;
export const TOP_LISTED = 10;

export const StatisticsPeriod = z.object({ period: z._default(z.enum(PERIODS), DEFAULT_PERIOD) });

const Compared = z.object({ now: z.number(), before: z.number() });
/** Null when there is nothing to average. */
const ComparedAverage = z.object({ now: z.nullable(z.number()), before: z.nullable(z.number()) });
const Point = z.object({ day: z.iso.date(), now: z.number(), before: z.number() });
/** A figure by name: a category, a page, an hour. */
const Ranked = z.object({ name: z.string(), now: z.number(), before: z.number() });

export const MarketplaceAd = z.object({
  ...LatestAd.shape,
  category: z.string(),
  price: z.number(),
});
export type MarketplaceAd = z.infer<typeof MarketplaceAd>;

export const MarketplaceOverview = z.object({
  total: z.number(),
  active: z.number(),
  pending: z.number(),
  rejected: z.number(),
  latestAds: z.array(MarketplaceAd),
});
export type MarketplaceOverview = z.infer<typeof MarketplaceOverview>;

/** The share of sold ads in a category or a price range. */
const SoldShare = z.object({ name: z.string(), ads: z.number(), sold: z.number(), percent: z.number() });
export type SoldShare = z.infer<typeof SoldShare>;

export const CategoryShare = z.object({ ...Ranked.shape, percent: z.number() });
export type CategoryShare = z.infer<typeof CategoryShare>;

export const MarketplaceStatistics = z.object({
  /** Ads created in the period. */
  ads: Compared,
  /** Ads created in the last seven days, and the seven before. */
  week: Compared,
  users: z.number(),
  /** Ads of the period for each registered user, with one decimal. */
  adsPerUser: z.number(),
  /** Hours from creation to approval, with one decimal. */
  approvalHours: ComparedAverage,
  /** Days from creation to sale, with one decimal. */
  saleDays: ComparedAverage,
  days: z.array(Point),
  /** The categories' shares of all ads of the period, the largest first. */
  categories: z.array(CategoryShare),
  soldByCategory: z.array(SoldShare),
  soldByPrice: z.array(SoldShare),
  /** The most viewed ads; views of the days on which they were among the most viewed pages. */
  popular: z.array(z.object({ id: z.uuid(), title: z.string(), views: z.number() })),
  missedSearches: z.array(MissedSearch),
});
export type MarketplaceStatistics = z.infer<typeof MarketplaceStatistics>;

const Counted = z.object({ total: Compared, days: z.array(Point) });

export const SiteStatistics = z.object({
  visitors: Counted,
  views: Counted,
  signUps: Counted,
  ads: Counted,
  messages: Counted,
  posts: Counted,
  /** Views by the hour of the day in Stockholm, "00" to "23". */
  hours: z.array(Ranked),
  pages: z.array(z.object({ ...Ranked.shape, path: z.string() })),
  /** Visitors by referring host; the name is empty for visitors without a referrer. */
  referrers: z.array(Ranked),
  /** Visitors by class of device. */
  devices: z.array(Ranked),
});
export type SiteStatistics = z.infer<typeof SiteStatistics>;

const route = (path: `/${string}`, summary: string) =>
  oc.route({ method: 'GET', path, summary, tags: ['statistics', 'admin'] });

export const statisticsContract = {
  marketplaceOverview: route('/admin/marketplace', 'Returns counts of ads and the ten latest ads').output(
    MarketplaceOverview,
  ),
  marketplace: route('/admin/marketplace/analytics', 'Returns statistics of the ads created in a period')
    .input(StatisticsPeriod)
    .output(MarketplaceStatistics),
  site: route('/admin/analytics', 'Returns views, visitors and what was created in a period')
    .input(StatisticsPeriod)
    .output(SiteStatistics),
};
