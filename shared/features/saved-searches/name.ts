// Proposes a name for a search from its filter.
import type { SearchFilter } from './contract.ts';
import { MAX_SEARCH_NAME_LENGTH } from './rules.ts';

const prices = {
  '0-500': 'högst 500 kr',
  '500-1000': '500–1000 kr',
  '1000-2000': '1000–2000 kr',
  '2000+': 'minst 2000 kr',
};

/** For example "Basketskor i Stockholm, högst 500 kr". Truncated to the maximum length of a name. */
export function proposeName({ search, category, region, city, condition, price }: SearchFilter): string {
  const thing = [search, category].filter(Boolean).join(', ') || 'Annonser';
  const place = city ?? region;
  const description = [
    place ? `${thing} i ${place}` : thing,
    ...(condition ? [condition.toLowerCase()] : []),
    ...(price ? [prices[price]] : []),
  ].join(', ');
  const name = description.charAt(0).toUpperCase() + description.slice(1);
  return name.length <= MAX_SEARCH_NAME_LENGTH
    ? name
    : `${name.slice(0, MAX_SEARCH_NAME_LENGTH - 1).trimEnd()}…`;
}
