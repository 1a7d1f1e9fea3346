// URLs of the marketplace.
import { type AdAddress, parseAdAddress } from '#shared/features/ads/list/address.ts';
import { DELIVERIES, deliveryLabels } from '#shared/features/ads/attributes/attribute-values.ts';
import { labelOfSize } from '#shared/features/ads/attributes/sizes.ts';
import type { CountedFilter } from '#shared/features/ads/list/ad-search.ts';
import { splitChoices, toggleChoice } from '#shared/features/ads/list/joined-choices.ts';
import { describeDistance } from '#shared/features/ads/list/distance-filter.ts';
import { PRICE_RANGES } from '#shared/features/ads/price.ts';
import { sellerLabels } from '#shared/features/profiles/sellers.ts';
import { paths } from '#shared/paths.ts';
import { stringifySearch } from '../../../core/search-params.ts';
import { type AdjacentPages, adjacentPages } from '../../../core/adjacent-pages.ts';

/** Path and query with the parameters in a fixed order, so that each list has one canonical URL. */
export function marketplaceHref(address: AdAddress): string {
  return paths.marketplace + stringifySearch({ ...parseAdAddress({ ...address }) });
}

/** Changes the search and returns to the first page. An empty value removes a filter; a new text removes `exact`. */
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

/** One entry for each active choice. The search is left out: it has its own field and clear button. */
export function activeFilters(address: AdAddress): ActiveFilter[] {
  const labels: [keyof AdAddress, string | undefined][] = [
    ['region', address.region],
    ['city', address.city],
    ['near', address.near && describeDistance(address.within)],
    ['seller', address.seller && sellerLabels[address.seller]],
    ['price', PRICE_RANGES.find(({ id }) => id === address.price)?.label],
    ['min', address.min && `Minst ${address.min} kr`],
    ['max', address.max && `Högst ${address.max} kr`],
    ['sold', address.sold && 'Även sålda'],
  ];
  const single = labels.flatMap(([name, label]) =>
    label ? [{ name, label, href: marketplaceHref(changeAddress(address, { [name]: undefined })) }] : [],
  );
  const several = severalFilters.flatMap(([name, labelOf]) =>
    splitChoices(address[name]).map((choice) => ({
      name,
      label: labelOf(choice),
      href: marketplaceHref(changeAddress(address, { [name]: toggleChoice(address[name], choice, false) })),
    })),
  );
  return [...several, ...single];
}

const itself = (choice: string): string => choice;
const severalFilters: readonly [CountedFilter, (choice: string) => string][] = [
  ['category', itself],
  ['condition', itself],
  ['brand', itself],
  ['size', (size) => `Strl ${labelOfSize(size)}`],
  ['colour', itself],
  ['audience', itself],
  ['delivery', (way) => deliveryLabels[DELIVERIES.find((known) => known === way) ?? 'pickup']],
];

/** The URL without filters; search, order and view stay. */
export function clearedHref({ search, exact, sort, view }: AdAddress): string {
  return marketplaceHref({ search, exact, sort, view });
}
