// Addresses of the marketplace, as its links spell them.
import { type AdAddress, parseAdAddress } from '#shared/features/ads/list/address.ts';
import { PRICE_RANGES } from '#shared/features/ads/price.ts';
import { paths } from '#shared/paths.ts';
import { stringifySearch } from '../../../core/search-params.ts';
import { type AdjacentPages, adjacentPages } from '../../../core/neighbour-pages.ts';

/** Path and query, always with the parameters in the same order, so that one list has one address. */
export function marketplaceHref(address: AdAddress): string {
  return paths.marketplace + stringifySearch({ ...parseAdAddress({ ...address }) });
}

/** The address with something else asked for: one begins at its first page. An empty value takes a filter off. */
export function changeAddress(address: AdAddress, change: Record<string, string | undefined>): AdAddress {
  const { after: _after, before: _before, page: _page, ...kept } = address;
  return parseAdAddress({ ...kept, ...change });
}

/** The neighbouring pages of a list; undefined where there is none. The first page is always the list as it is now. */
export function adjacentHrefs(
  address: AdAddress,
  places: { next: string | null; previous: string | null },
): AdjacentPages {
  const start = changeAddress(address, {});
  return adjacentPages(address.page, places, (place) => marketplaceHref({ ...start, ...place }));
}

export interface ActiveFilter {
  name: keyof AdAddress;
  label: string;
  /** The same list without it. */
  href: string;
}

/** The filters that are on. The search is not among them: it stands in its own box, with its own way to clear it. */
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

/** The list without any filter; what is searched for, the order and the way of showing stay. */
export function clearedHref({ search, sort, view }: AdAddress): string {
  return marketplaceHref({ search, sort, view });
}
