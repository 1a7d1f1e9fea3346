// Addresses of the table of reports, as its links spell them.
import { parseReportsAddress, type ReportsAddress } from '#shared/features/reports/address.ts';
import { paths } from '#shared/paths.ts';
import { adjacentPages, type AdjacentPages } from '../../../core/neighbour-pages.ts';
import { stringifySearch } from '../../../core/search-params.ts';

/** Path and query; one table has one address. */
export function reportsHref(address: ReportsAddress): string {
  return paths.adminReports + stringifySearch({ ...parseReportsAddress({ ...address }) });
}

/** The same table asked for something else: one begins at its first page, with nothing open. */
export function changeReports(
  address: ReportsAddress,
  change: Record<string, string | undefined>,
): ReportsAddress {
  const { after: _after, before: _before, page: _page, report: _report, ...kept } = address;
  return parseReportsAddress({ ...kept, ...change });
}

export function adjacentReportHrefs(
  address: ReportsAddress,
  places: { next: string | null; previous: string | null },
): AdjacentPages {
  const start = changeReports(address, {});
  return adjacentPages(address.page, places, (place) => reportsHref({ ...start, ...place }));
}
