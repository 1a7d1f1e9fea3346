// The conditions of a search in SQL: those that the B-tree index answers, and those checked on each ad.
import { latestAdultYear } from '#shared/features/accounts/age.ts';
import { rarestFirst, shareOf } from '../../../core/search/conditions.ts';
import { hasSellerBornBy } from '../../../database/ad-visibility.ts';
import { filterTerm, oneOf, termsOfPriceRange } from '../../../database/filter-terms.ts';
import type { PieceCondition, SearchPlan, Writer } from './search-plan.ts';

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
  const terms = conditionsOf(plan).map((term) => ` and words @@ ${value(term)}::tsquery`);
  const unsold = plan.isUnsold ? [` and ${UNSOLD}`] : [];
  return [
    fit,
    ...equal,
    ...terms,
    ...unsold,
    ...writeTown({ plan, value }),
    ...writePrice({ plan, value }),
  ].join('');
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

/** For an ad that has been read: the same as its term, which takes longer to read. */
const UNSOLD = `sale_state <> 'sold'`;
const UNSOLD_TERM = oneOf([filterTerm('sold', 'unsold')]);

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
  /** Checks the filters themselves, since several combinations share a number, and what most ads meet. */
  ofFacet: string;
}

/** Null if the B-tree index answers every condition. */
export function writeFit({ plan, value }: Writer): Fit | null {
  const left = plan.filters.filter(({ column }) => !plan.prefix.includes(column));
  const isPriceLeft = plan.price !== null && !isInOrder(plan);
  const { rare, common, isNarrow, townsAt } = termConditionsOf(plan);
  if (left.length === 0 && !isPriceLeft && !plan.text && rare.length + common.length === 0) return null;
  const writeTerms = (conditions: readonly string[]): string =>
    `words @@ ${value(allOf(conditions))}::tsquery`;
  /** Of an ad that has been read: one condition, since each would unpack the words of the ad again. */
  const writeChecks = (conditions: readonly string[]): string[] => {
    const others = conditions.filter((condition) => condition !== UNSOLD_TERM);
    return [
      ...(others.length < conditions.length ? [UNSOLD] : []),
      ...(others.length > 0 ? [writeTerms(others)] : []),
    ];
  };
  const pieces = piecesOf(plan).map((piece) => writePiece(piece, value));
  const columns = plan.filters.map((filter) => ({ ...filter, parameter: value(filter.value) }));
  const price = writePrice({ plan, value });
  const parameterOf = (name: string): string =>
    columns.find(({ column }) => column === name)?.parameter ?? 'null';
  const range = plan.price?.id ?? null;
  const hasFacet = !isNarrow && isFaceted(plan);
  const writeFacet = (): string =>
    `facets @> array[facet_of(${parameterOf('category')}, ${parameterOf('county')}, ${parameterOf('location')}, ${parameterOf('condition')}, ${range === null ? 'null' : value(range)})]`;
  const equal = columns.map(({ column, parameter }) => ` and ${column} = ${parameter}`);
  const read = [...writeChecks([...rare, ...common]), ...pieces.map(({ ofAd }) => ofAd)].join(' and ');
  return {
    ofAd: `${read === '' ? 'true' : read}${[...equal, ...price].join('')}`,
    ofIndex: [
      ...(hasFacet ? [writeFacet()] : []),
      // Before the terms: a piece of several words is rarer than most.
      ...(isNarrow ? [] : pieces.map(({ ofIndex }) => ofIndex())),
      ...rare.map((condition, index) =>
        index === townsAt ? `town_terms(words) && ${value(plan.towns)}::text[]` : writeTerms([condition]),
      ),
    ].join(' and '),
    ofFacet: [
      ...equal,
      ...writeTown({ plan, value }, 'listed'),
      ...price,
      ...writeChecks(common).map((check) => ` and ${check}`),
      ...(isNarrow ? pieces.map(({ ofAd }) => ` and ${ofAd}`) : []),
    ].join(''),
  };
}

/** Nothing meets an empty condition, such as that of a lowest price above the highest. */
function allOf(conditions: readonly string[]): string {
  return conditions.includes('') ? '' : conditions.map((condition) => `(${condition})`).join(' & ');
}

/** Whether the columns of an ad decide, which is soon done for many ads; a filter by town reads its seller. */
export function isSoonChecked(plan: SearchPlan): boolean {
  const isByTown = plan.filters.some(({ column }) => column === 'location');
  return plan.text === null && conditionsOf(plan).length === 0 && !isByTown;
}

/** Where at least this share of ads is in the towns, the list itself soon has a page of them. */
const DENSE = 0.1;

/**
 * Whether the first page of a list by price is found in the list itself: prices say little about the density of ads, so
 * that the index would read many too wide slices of hundreds of towns.
 */
export function isDense(plan: SearchPlan): boolean {
  const towns = townsOf(plan);
  const isFirstByPrice = plan.from === null && plan.sort !== 'newest';
  return towns !== null && isFirstByPrice && shareOf(towns, plan.statistics) >= DENSE;
}

/** What the chosen filters ask of the terms of an ad. */
function conditionsOf(plan: SearchPlan): string[] {
  const towns = townsOf(plan);
  return [...plan.terms, ...(towns === null ? [] : [towns])];
}

/** The index looks up hundreds of towns as an array instead, which takes less than half the time of this condition. */
function townsOf({ towns }: SearchPlan): string | null {
  return towns && oneOf(towns);
}

/** What this share of ads meets costs less to check on those found than to intersect. */
const COMMON = 0.5;
/** The same beside two filters by attributes that few ads meet: hardly any meets both. */
const COMMON_BESIDE_RARE = 0.05;

/**
 * What the terms of an ad must meet, the rarest first. The index answers the rare ones, and at least one if nothing else is
 * asked of it. Of ads with two rare attributes, all else is checked.
 */
export function termConditionsOf(plan: SearchPlan) {
  const { text, price, isUnsold, statistics } = plan;
  const terms = conditionsOf(plan);
  // Own limits of the price have no facet.
  const groups = price && price.id === null ? [oneOf(termsOfPriceRange(price))] : [];
  const typed = text?.by === 'words' ? text.conditions : [];
  const unsold = isUnsold ? [UNSOLD_TERM] : [];
  const conditions = rarestFirst([...terms, ...groups, ...typed, ...unsold], statistics);
  const isBelow = (condition: string, share: number): boolean => shareOf(condition, statistics) < share;
  const isNarrow = terms.filter((term) => isBelow(term, COMMON_BESIDE_RARE)).length > 1;
  const common = isNarrow ? COMMON_BESIDE_RARE : COMMON;
  const needsTerm = isNarrow || !(isFaceted(plan) || piecesOf(plan).length > 0);
  const rare = conditions.filter(
    (condition, index) => (needsTerm && index === 0) || isBelow(condition, common),
  );
  const towns = townsOf(plan);
  const townsAt = towns === null ? -1 : rare.indexOf(towns);
  return { rare, common: conditions.slice(rare.length), isNarrow, townsAt };
}

/** What the text of a statement depends on, of these conditions. */
export function kindOfTerms(plan: SearchPlan): string {
  const { rare, common, isNarrow, townsAt } = termConditionsOf(plan);
  const all = [...rare, ...common];
  const others = (conditions: readonly string[]): boolean =>
    conditions.some((condition) => condition !== UNSOLD_TERM);
  return [
    rare.length,
    ...(others(all) ? ['w'] : []),
    ...(all.includes(UNSOLD_TERM) ? ['u'] : []),
    ...(others(common) ? ['W'] : []),
    ...(common.includes(UNSOLD_TERM) ? ['U'] : []),
    ...(isNarrow ? ['n'] : []),
    ...(townsAt < 0 ? [] : [`o${townsAt}`]),
    ...(isDense(plan) ? ['d'] : []),
  ].join('');
}

/** Whether the index has a number for the filters by columns. */
function isFaceted({ filters, price }: SearchPlan): boolean {
  return filters.length > 0 || (price !== null && price.id !== null);
}

function piecesOf({ text }: SearchPlan): readonly PieceCondition[] {
  if (!text) return [];
  return text.by === 'words' ? text.phrases : [text];
}

/** Where the index is not asked, its parameters must not be there either. */
function writePiece(text: PieceCondition, value: Writer['value']): { ofAd: string; ofIndex: () => string } {
  const ofAd = `strpos(search, ${writeLower(value(text.plain))}) > 0`;
  if (text.by === 'grams') {
    // A pattern without trigrams would match every entry of a trigram index.
    return {
      ofAd,
      ofIndex: () => `two_letter_grams(search) @> ${value(text.grams)}::text[] and ${ofAd}`,
    };
  }
  // Trigrams across the ends of words cost as much to look up as those within, and exclude few more ads. A word of two
  // letters has no others.
  const sieve = (): string =>
    `(select regexp_replace(${writeLower(value(text.pattern))} collate "und-x-icu", '[^[:alnum:]]+(?![[:alnum:]]{2}[^[:alnum:]])', '%', 'g') collate "C")`;
  return { ofAd, ofIndex: () => `search like ${sieve()} and ${ofAd}` };
}

/** A subquery, since the plan of a prepared statement would compute it again for each ad. */
export function writeLower(parameter: string): string {
  return `(select lower(${parameter} collate "und-x-icu") collate "C")`;
}
