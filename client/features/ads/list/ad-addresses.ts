// URLs of the marketplace.
import { type AdAddress, parseAdAddress } from '#shared/features/ads/list/address.ts';
import { PRICE_RANGES } from '#shared/features/ads/price.ts';
import { paths } from '#shared/paths.ts';
import { stringifySearch } from '../../../core/search-params.ts';
import { type AdjacentPages, adjacentPages } from '../../../core/adjacent-pages.ts';

/** Path and query with the parameters in a fixed order, so that each list has one canonical URL. */
export function marketplaceHref(address: AdAddress): string {
  return paths.marketplace + stringifySearch({ ...parseAdAddress({ ...address }) });
}

/** Changes the search and returns to the first page. An empty value removes a filter; another text is not exact. */
export function changeAddress(address: AdAddress, change: Record<string, string | undefined>): AdAddress {
  const { after: _after, before: _before, page: _page, ...rest } = address;
  const isOtherText = 'search' in change && change['search'] !== address.search;
  return parseAdAddress({ ...rest, ...(isOtherText && { exact: undefined }), ...change });
}

/** URLs of the previous and next page, undefined at the ends. The first page has no cursor, so it is always current. */
export function adjacentHrefs(
  address: AdAddress,
  cursors: { next: string | null; previous: string | null },
): AdjacentPages {
  const start = changeAddress(address, {});
  return adjacentPages(address.page, cursors, (cursor) => marketplaceHref({ ...start, ...cursor }));
}

export interface ActiveFilter {
  name: keyof AdAddress;
  label: string;
  /** The URL of the list without this filter. */
  href: string;
}

/** The active filters, without the search, which has its own field and clear button. */
export function activeFilters(address: AdAddress): ActiveFilter[] {
  const labels: [keyof AdAddress, string | undefined][] = [
    ['category', address.category],
    ['region', address.region],
    ['city', address.city],
    ['condition', address.condition],
    ['price', PRICE_RANGES.find(({ id }) => id === address.price)?.label],
  ];
  return labels.flatMap(([name, label]) =>
    label ? [{ name, label, href: marketplaceHref(changeAddress(address, { [name]: undefined })) }] : [],
  );
}

/** The URL without filters; search, order and view stay. */
export function clearedHref({ search, exact, sort, view }: AdAddress): string {
  return marketplaceHref({ search, exact, sort, view });
}
