// URLs of the news.
import { type NewsAddress, parseNewsAddress } from '#shared/features/news/list/address.ts';
import { paths } from '#shared/paths.ts';
import { type AdjacentPages, adjacentPages } from '../../../core/adjacent-pages.ts';
import { stringifySearch } from '../../../core/search-params.ts';

/** Path and query with the parameters in a fixed order, so that each list has one canonical URL. */
export function newsHref(address: NewsAddress): string {
  return paths.news + stringifySearch({ ...parseNewsAddress({ ...address }) });
}

/** Changes the list and returns to its first page. An empty value removes a filter. */
export function changeNewsAddress(
  address: NewsAddress,
  change: Readonly<Record<string, string | undefined>>,
): NewsAddress {
  const { after: _after, before: _before, page: _page, ...rest } = address;
  return parseNewsAddress({ ...rest, ...change });
}

/** URLs of the previous and next page, undefined at the ends. */
export function adjacentNewsHrefs(
  address: NewsAddress,
  cursors: { next: string | null; previous: string | null },
): AdjacentPages {
  const start = changeNewsAddress(address, {});
  return adjacentPages(address.page, cursors, (params) => newsHref({ ...start, ...params }));
}
