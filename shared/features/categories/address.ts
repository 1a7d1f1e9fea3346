// Search parameters of the list of categories; those of brands on the same page have other names.
import { parseTableAddress } from '../../table-address.ts';

export interface CategoriesAddress {
  /** A part of a name or a description. */
  category?: string;
  active?: 'yes' | 'no';
  /** By name by default. */
  order?: 'ads' | 'newest';
}

/** Ignores invalid parameters. */
export function parseCategoriesAddress({
  category,
  active,
  order,
}: Readonly<Record<string, unknown>>): CategoriesAddress {
  const { search, ...rest } = parseTableAddress(
    { search: category, active, order },
    { active: /^(yes|no)$/, order: /^(ads|newest)$/ },
  );
  return { ...rest, ...(search !== undefined && { category: search }) };
}

interface ListedCategory {
  name: string;
  description: string;
  active: boolean;
  adCount: number;
  createdAt: string;
}

/** Those of all categories, which are by name, that a list shows. */
export function chooseCategories<Category extends ListedCategory>(
  categories: readonly Category[],
  {
    category: search = '',
    active,
    order,
  }: { [Name in keyof CategoriesAddress]?: CategoriesAddress[Name] | undefined },
): Category[] {
  const wanted = search.normalize('NFC').toLowerCase();
  const chosen = categories.filter(
    (one) =>
      (active === undefined || one.active === (active === 'yes')) &&
      [one.name, one.description].some((text) => text.toLowerCase().includes(wanted)),
  );
  if (order === 'ads') return chosen.toSorted((one, other) => other.adCount - one.adCount);
  if (order === 'newest')
    return chosen.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  return chosen;
}
