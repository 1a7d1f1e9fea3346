// The conditions of a search in SQL: what the b-tree knows, and what is left over for each ad to fit.
import { isByBand, type SearchPlan, type TextPattern, type Writer } from './search-plan.ts';

/** What the walked b-tree is fixed to. */
export function writePrefix({ plan, value }: Writer): string {
  const columns = plan.filters.filter(({ column }) => plan.prefix.includes(column));
  return [
    ...columns.map((filter) => ` and ${filter.column} = ${value(filter.value)}`),
    ...(isInOrder(plan) ? writePrice({ plan, value }) : []),
  ].join('');
}

/** Whether the price is both filtered and sorted by: then the b-tree knows the filter. */
function isInOrder({ sort, price }: SearchPlan): boolean {
  return price !== null && sort !== 'newest';
}

function writePrice({ plan, value }: Pick<Writer, 'plan' | 'value'>): string[] {
  if (!plan.price) return [];
  const { min, max } = plan.price;
  return [` and price >= ${value(min)}`, ...(max === null ? [] : [` and price <= ${value(max)}`])];
}

/** Where the list is read from. */
export function writeStart({ plan, order, value }: Writer): string {
  if (!plan.from) return '';
  const { cursor, isBackwards } = plan.from;
  const beyond = order.isDescending !== isBackwards ? '<' : '>';
  return ` and (${order.column}, id) ${beyond} (${order.read(value(cursor.key))}, ${value(cursor.id)}::uuid)`;
}

export interface Fit {
  /** Whether an ad at hand fits what its b-tree does not know. */
  ofAd: string;
  /** The same for the GIN index, which knows only the number of the filters; of a search by bands, in the band of a `place`. */
  ofIndex: string;
  /** Whether an ad of that number truly has them. */
  ofFacet: string;
  /** `ofIndex` of a search by bands, of one ad in 32. */
  ofSample: string | null;
}

/** Null when the b-tree knows all that is asked. */
export function writeFit({ plan, value }: Writer): Fit | null {
  const left = plan.filters.filter(({ column }) => !plan.prefix.includes(column));
  const isPriceLeft = plan.price !== null && !isInOrder(plan);
  if (left.length === 0 && !isPriceLeft && !plan.text) return null;
  const text = plan.text && writeText(plan.text, { plan, value });
  const columns = plan.filters.map((filter) => ({ ...filter, parameter: value(filter.value) }));
  const price = writePrice({ plan, value });
  const given = (name: string): string => columns.find(({ column }) => column === name)?.parameter ?? 'null';
  const hasFilter = columns.length + price.length > 0;
  const facet = `facet_of(${given('category')}, ${given('county')}, ${given('location')}, ${given('condition')}, ${plan.price ? value(plan.price.id) : 'null'})`;
  const equal = columns.map(({ column, parameter }) => ` and ${column} = ${parameter}`);
  const ofIndex = (words: string | null | undefined): string =>
    [...(hasFilter ? [`facets @> array[${facet}]`] : []), ...(words ? [words] : [])].join(' and ');
  return {
    ofAd: [...(text ? [` and ${text.ofAd}`] : []), ...equal, ...price].join('').replace(' and ', ''),
    ofIndex: ofIndex(text?.ofIndex),
    ofFacet: [...equal, ...price].join(''),
    ofSample: text?.ofSample ? ofIndex(text.ofSample) : null,
  };
}

/** Where the index is asked for less than the whole pattern, the pattern is compared with `search || ''`, which hides it. */
function writeText(
  text: TextPattern,
  { plan, value }: Pick<Writer, 'plan' | 'value'>,
): { ofAd: string; ofIndex: string; ofSample?: string } {
  const pattern = `lower(${value(text.pattern)} collate "und-x-icu")`;
  const isLike = `like ${pattern} collate "C"`;
  const ofAd = `search ${isLike}`;
  if (isByBand(plan)) {
    const plain = `lower(${value(text.plain)} collate "und-x-icu")`;
    const has = (sign: string): string =>
      `pieces_by_band(price, id, search) @> asked_in_band(${sign}price_band(place >> 3), ${plain}) and search || '' ${isLike}`;
    return { ofAd, ofIndex: has(''), ofSample: has('-') };
  }
  if (text.by === 'word') return { ofAd, ofIndex: ofAd };
  if (text.by === 'grams') {
    // No trigram of the pattern would be every trigram of every ad.
    const grams = `two_letter_grams(search) @> ${value(text.grams)}::text[]`;
    return { ofAd, ofIndex: `${grams} and search || '' ${isLike}` };
  }
  // Trigrams across the ends of words cost as much to look up as those within, and leave out few ads more. Only a word of two
  // letters has no others.
  const sieve = `regexp_replace(${pattern}, '[^[:alnum:]]+(?![[:alnum:]]{2}[^[:alnum:]])', '%', 'g') collate "C"`;
  return { ofAd, ofIndex: `search like ${sieve} and search || '' ${isLike}` };
}
