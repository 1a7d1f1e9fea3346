// URLs of the back office's results.
import { parseResultsAddress, type ResultsAddress } from '#shared/features/results/editing/address.ts';
import { paths } from '#shared/paths.ts';
import { type AdjacentPages, adjacentPages } from '../../../core/adjacent-pages.ts';
import { stringifySearch } from '../../../core/search-params.ts';

export function resultsHref(address: ResultsAddress): string {
  return paths.adminResults + stringifySearch({ ...parseResultsAddress({ ...address }) });
}

/** Changes the filters and returns to the first page. */
export function changeResults(
  address: ResultsAddress,
  change: Readonly<Record<string, string | undefined>>,
): ResultsAddress {
  const { after: _after, before: _before, page: _page, ...rest } = address;
  return parseResultsAddress({ ...rest, ...change });
}

export function adjacentResultsHrefs(
  address: ResultsAddress,
  cursors: { next: string | null; previous: string | null },
): AdjacentPages {
  const start = changeResults(address, {});
  return adjacentPages(address.page, cursors, (params) => resultsHref({ ...start, ...params }));
}
