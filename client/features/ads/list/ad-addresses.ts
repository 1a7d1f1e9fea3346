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
import { listAddresses } from '../../../core/list-addresses.ts';

export const {
  hrefOf: marketplaceHref,
  change: changeAddress,
  adjacentHrefs,
} = listAddresses({
  path: paths.marketplace,
  parse: parseAdAddress,
});

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
