// Addresses of the report table.
import { parseReportsAddress, type ReportsAddress } from '#shared/features/reports/address.ts';
import { paths } from '#shared/paths.ts';
import { adjacentPages, type AdjacentPages } from '../../../core/adjacent-pages.ts';
import { stringifySearch } from '../../../core/search-params.ts';

/** Path and query; each table state has one address. */
export function reportsHref(address: ReportsAddress): string {
  return paths.adminReports + stringifySearch({ ...parseReportsAddress({ ...address }) });
}

/** The address with other filters, at the first page and with no report open. */
export function changeReports(
  address: ReportsAddress,
  change: Record<string, string | undefined>,
): ReportsAddress {
  const { after: _after, before: _before, page: _page, report: _report, ...filters } = address;
  return parseReportsAddress({ ...filters, ...change });
}

export function adjacentReportHrefs(
  address: ReportsAddress,
  places: { next: string | null; previous: string | null },
): AdjacentPages {
  const start = changeReports(address, {});
  return adjacentPages(address.page, places, (place) => reportsHref({ ...start, ...place }));
}
