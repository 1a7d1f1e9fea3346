// Addresses of the statistics, with their period.
import {
  DEFAULT_PERIOD,
  parseStatisticsAddress,
  type Period,
  type StatisticsAddress,
} from '#shared/features/statistics/periods.ts';
import { paths } from '#shared/paths.ts';
import { stringifySearch } from '../../core/search-params.ts';

/** The default for an invalid period, which the router passes on unchanged. */
export function periodOf(address: StatisticsAddress): Period {
  return parseStatisticsAddress({ ...address }).period ?? DEFAULT_PERIOD;
}

/** @param path of a page of statistics */
export function hrefOfPeriod(path: string, period: Period): string {
  return path + stringifySearch({ period: period === DEFAULT_PERIOD ? undefined : period });
}

/** URL of the CSV file with the figures by category. */
export function categoryFileHref(period: Period): string {
  return `/api${paths.adminMarketplaceAnalytics}.csv${stringifySearch({ period })}`;
}
