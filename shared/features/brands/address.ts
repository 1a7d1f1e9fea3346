// Search parameters of the list of brands, on the page of categories.
import { parseTableAddress } from '../../table-address.ts';

export interface BrandsAddress {
  /** A part of a name or of another spelling. */
  search?: string;
  /** By name by default. */
  sort?: 'ads';
}

/** Ignores invalid parameters. */
export function parseBrandsAddress({ search, sort }: Readonly<Record<string, unknown>>): BrandsAddress {
  return parseTableAddress({ search, sort }, { sort: /^ads$/ });
}

interface ListedBrand {
  name: string;
  aliases: readonly string[];
  adCount: number;
}

/** Those of all brands, which are by name, that a list shows. */
export function chooseBrands<Brand extends ListedBrand>(
  brands: readonly Brand[],
  { search = '', sort }: { [Name in keyof BrandsAddress]?: BrandsAddress[Name] | undefined },
): Brand[] {
  const wanted = search.normalize('NFC').toLowerCase();
  const chosen = brands.filter(({ name, aliases }) =>
    [name, ...aliases].some((text) => text.toLowerCase().includes(wanted)),
  );
  return sort === 'ads' ? chosen.toSorted((one, other) => other.adCount - one.adCount) : chosen;
}
