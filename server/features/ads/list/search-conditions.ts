// The conditions of a search in SQL: those that the B-tree index answers, and those checked on each ad.
import { latestAdultYear } from '#shared/features/accounts/age.ts';
import { hasSellerBornBy } from '../../../database/ad-visibility.ts';
import { filterTerm, oneOf, termsOfPriceRange } from '../../../database/filter-terms.ts';
import type { PieceCondition, SearchPlan, TextCondition, Writer } from './search-plan.ts';

/** The conditions on the leading columns of the B-tree index. */
export function writePrefix({ plan, value }: Writer): string {
  const columns = plan.filters.filter(({ column }) => plan.prefix.includes(column));
  return [
    ...columns.map((filter) => ` and ${filter.column} = ${value(filter.value)}`),
    ...writeTown({ plan, value }),
    ...(isInOrder(plan) ? writePrice({ plan, value }) : []),
  ].join('');
}

/** Whether the search both filters and sorts by price: then the B-tree index answers the filter. */
function isInOrder({ sort, price }: SearchPlan): boolean {
  return price !== null && sort !== 'newest';
}

/** Every condition of a search for one character, for an ad that has been read. */
export function writeInitialFit({ plan, value }: Writer, character: string): string {
  const equal = plan.filters.map((filter) => ` and ${filter.column} = ${value(filter.value)}`);
  const escaped = character.toLowerCase().replace(/[^\p{L}\p{N}]/u, String.raw`\$&`);
  // As `wordBeginnings` reads a text. The column's own collation knows no letters but ASCII.
  const fit = `search collate "und-x-icu" ~ ${value(`(^|[^[:alnum:]])${escaped}`)}`;
  const terms = writeTerms({ plan, value }).map((condition) => ` and ${condition}`);
  return [fit, ...equal, ...terms, ...writeTown({ plan, value }), ...writePrice({ plan, value })].join('');
}

/** Lists show the county of a minor's ad only: a filter by town would reveal it. */
function writeTown({ plan, value }: Pick<Writer, 'plan' | 'value'>, ads?: string): string[] {
  if (!plan.filters.some(({ column }) => column === 'location')) return [];
  return [` and ${hasSellerBornBy(value(latestAdultYear(new Date())), ads)}`];
}

function writePrice({ plan, value }: Pick<Writer, 'plan' | 'value'>): string[] {
  if (!plan.price) return [];
  const { min, max } = plan.price;
  return [` and price >= ${value(min)}`, ...(max === null ? [] : [` and price <= ${value(max)}`])];
}

/** The conditions on the filter terms of the words. */
function writeTerms({ plan, value }: Pick<Writer, 'plan' | 'value'>): string[] {
  const unsold = plan.isUnsold ? [oneOf([filterTerm('sold', 'unsold')])] : [];
  return [...plan.terms, ...unsold].map((condition) => `words @@ ${value(condition)}::tsquery`);
}

/** The keyset condition of the cursor. */
export function writeStart({ plan, order, value }: Writer): string {
  if (!plan.from) return '';
  const { cursor, isBackwards } = plan.from;
  const beyond = order.isDescending !== isBackwards ? '<' : '>';
  return ` and (${order.column}, id) ${beyond} (${order.read(value(cursor.key))}, ${value(cursor.id)}::uuid)`;
}

export interface Fit {
  /** The conditions that the B-tree index does not answer, for an ad that has been read. */
  ofAd: string;
  /** The same for the GIN index, which has one number for all filters. */
  ofIndex: string;
  /** Checks the filters themselves, since several combinations share a number. */
  ofFacet: string;
}

/** Null if the B-tree index answers every condition. */
export function writeFit({ plan, value }: Writer): Fit | null {
  const left = plan.filters.filter(({ column }) => !plan.prefix.includes(column));
  const isPriceLeft = plan.price !== null && !isInOrder(plan);
  const terms = writeTerms({ plan, value });
  if (left.length === 0 && !isPriceLeft && !plan.text && terms.length === 0) return null;
  const text = plan.text && writeText(plan.text, value);
  const columns = plan.filters.map((filter) => ({ ...filter, parameter: value(filter.value) }));
  const price = writePrice({ plan, value });
  const parameterOf = (name: string): string =>
    columns.find(({ column }) => column === name)?.parameter ?? 'null';
  const range = plan.price?.id ?? null;
  const hasFacet = columns.length > 0 || range !== null;
  // Own limits of the price have no facet.
  const groups =
    plan.price && range === null ? [`words @@ ${value(oneOf(termsOfPriceRange(plan.price)))}::tsquery`] : [];
  const facet = `facet_of(${parameterOf('category')}, ${parameterOf('county')}, ${parameterOf('location')}, ${parameterOf('condition')}, ${range === null ? 'null' : value(range)})`;
  const equal = columns.map(({ column, parameter }) => ` and ${column} = ${parameter}`);
  const ofIndex = (textCondition: string | null | undefined): string =>
    [
      ...(hasFacet ? [`facets @> array[${facet}]`] : []),
      ...terms,
      ...groups,
      ...(textCondition ? [textCondition] : []),
    ].join(' and ');
  return {
    ofAd: [...(text ? [` and ${text.ofAd}`] : []), ...terms.map((term) => ` and ${term}`), ...equal, ...price]
      .join('')
      .replace(' and ', ''),
    ofIndex: ofIndex(text?.ofIndex),
    ofFacet: [...equal, ...writeTown({ plan, value }, 'listed'), ...price].join(''),
  };
}

function writeText(text: TextCondition, value: Writer['value']): Pick<Fit, 'ofAd' | 'ofIndex'> {
  if (text.by !== 'words') return writePiece(text, value);
  const words = text.conditions.map((condition) => `words @@ ${value(condition)}::tsquery`);
  const phrases = text.phrases.map((phrase) => writePiece(phrase, value));
  return {
    ofAd: [...words, ...phrases.map(({ ofAd }) => ofAd)].join(' and '),
    ofIndex: [...words, ...phrases.map(({ ofIndex }) => ofIndex)].join(' and '),
  };
}

/** Where the GIN index gets less than the whole pattern, `search || ''` is compared with it, which no index matches. */
function writePiece(text: PieceCondition, value: Writer['value']): Pick<Fit, 'ofAd' | 'ofIndex'> {
  const pattern = `lower(${value(text.pattern)} collate "und-x-icu")`;
  const ofAd = `search like ${pattern} collate "C"`;
  if (text.by === 'grams') {
    // A pattern without trigrams would match every entry of a trigram index.
    const grams = `two_letter_grams(search) @> ${value(text.grams)}::text[]`;
    return { ofAd, ofIndex: `${grams} and search || '' like ${pattern} collate "C"` };
  }
  // Trigrams across the ends of words cost as much to look up as those within, and exclude few more ads. A word of two
  // letters has no others.
  const sieve = `regexp_replace(${pattern}, '[^[:alnum:]]+(?![[:alnum:]]{2}[^[:alnum:]])', '%', 'g') collate "C"`;
  return { ofAd, ofIndex: `search like ${sieve} and search || '' like ${pattern} collate "C"` };
}
