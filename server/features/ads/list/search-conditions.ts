// The conditions of a search in SQL: those that the B-tree index answers, and those checked on each ad.
import { latestAdultYear } from '#shared/features/accounts/age.ts';
import { rarestFirst, shareOf } from '../../../core/search/conditions.ts';
import { hasSellerBornBy } from '../../../database/ad-visibility.ts';
import { filterTerm, oneOf, termsOfPriceRange, townTerm } from '../../../database/filter-terms.ts';
import type { PieceCondition, SearchPlan, SqlBuilder } from './search-plan.ts';

/** The conditions on the leading columns of the B-tree index. */
export function writePrefix({ plan, value }: SqlBuilder): string {
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
export function writeInitialFit({ plan, value }: SqlBuilder, character: string): string {
  const equal = plan.filters.map((filter) => ` and ${filter.column} = ${value(filter.value)}`);
  const escaped = character.toLowerCase().replace(/[^\p{L}\p{N}]/u, String.raw`\$&`);
  // Finds the beginnings of words as `wordBeginnings` does. The column's own collation only supports ASCII letters.
  const fit = `search collate "und-x-icu" ~ ${value(`(^|[^[:alnum:]])${escaped}`)}`;
  const terms = plan.terms.map((term) => ` and words @@ ${value(term)}::tsquery`);
  const towns = plan.towns ? [` and ${isInTowns(`${value(plan.towns)}::text[]`)}`] : [];
  const unsold = plan.isUnsold ? [` and ${UNSOLD}`] : [];
  return [
    fit,
    ...equal,
    ...terms,
    ...towns,
    ...unsold,
    ...writeTown({ plan, value }),
    ...writePrice({ plan, value }),
  ].join('');
}

/** Lists show the county of a minor's ad only: a filter by town would reveal it. */
function writeTown({ plan, value }: Pick<SqlBuilder, 'plan' | 'value'>, ads?: string): string[] {
  if (!plan.filters.some(({ column }) => column === 'location')) return [];
  return [` and ${hasSellerBornBy(value(latestAdultYear(new Date())), ads)}`];
}

function writePrice({ plan, value }: Pick<SqlBuilder, 'plan' | 'value'>): string[] {
  if (!plan.price) return [];
  const { min, max } = plan.price;
  return [` and price >= ${value(min)}`, ...(max === null ? [] : [` and price <= ${value(max)}`])];
}

/** Checks an ad that has been read: the same condition as `UNSOLD_TERM`, which takes longer to check. */
const UNSOLD = `sale_state <> 'sold'`;
const UNSOLD_TERM = oneOf([filterTerm('sold', 'unsold')]);

/**
 * Checks an ad that has been read. PostgreSQL hashes a subquery, but searches an array from its start for each ad; `coalesce`
 * prevents a join.
 */
function isInTowns(list: string): string {
  return `coalesce(town in (select unnest(${list})), false)`;
}

/** The keyset condition of the cursor. */
export function writeStart({ plan, order, value }: SqlBuilder): string {
  if (!plan.from) return '';
  const { cursor, isBackwards } = plan.from;
  const beyond = order.isDescending !== isBackwards ? '<' : '>';
  return ` and (${order.column}, id) ${beyond} (${order.read(value(cursor.key))}, ${value(cursor.id)}::uuid)`;
}

export interface Fit {
  /** The conditions that the B-tree index does not answer, for an ad that has been read. */
  ofAd: string;
  /** The same conditions for the GIN index, in which one number represents all filters by columns together. */
  ofIndex: string;
  /** Checks the ads of the index: the filters, since several combinations share a number, and what most ads meet. */
  ofFacet: string;
}

/** Null if the B-tree index answers every condition. */
export function writeFit({ plan, value }: SqlBuilder): Fit | null {
  const left = plan.filters.filter(({ column }) => !plan.prefix.includes(column));
  const isPriceLeft = plan.price !== null && !isInOrder(plan);
  const { rare, common, isNarrow, towns } = termConditionsOf(plan);
  if (left.length === 0 && !isPriceLeft && !plan.text && rare.length + common.length === 0) return null;
  const writeTerms = (conditions: readonly string[]): string =>
    `words @@ ${value(allOf(conditions))}::tsquery`;
  const townList = towns === null ? null : `${value(plan.towns)}::text[]`;
  /** Checks an ad that has been read: in one condition, since each condition would unpack the words of the ad again. */
  const writeChecks = (conditions: readonly string[]): string[] => {
    const others = conditions.filter((condition) => condition !== UNSOLD_TERM && condition !== towns);
    return [
      ...(conditions.includes(UNSOLD_TERM) ? [UNSOLD] : []),
      ...(townList !== null && towns !== null && conditions.includes(towns) ? [isInTowns(townList)] : []),
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
      ...rare.map((condition) =>
        condition === towns ? `town_terms(words) && ${townList}` : writeTerms([condition]),
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

/** Whether the columns of an ad are enough to check it, which is fast for many ads; a filter by town reads the seller too. */
export function isSoonChecked(plan: SearchPlan): boolean {
  const isByTown = plan.filters.some(({ column }) => column === 'location');
  return plan.text === null && plan.terms.length === 0 && !isByTown;
}

/** The share of ads in the towns; 1 for ads anywhere. */
export function shareInTowns(plan: SearchPlan): number {
  const towns = townsOf(plan);
  return towns === null ? 1 : shareOf(towns, plan.statistics);
}

/**
 * The condition of the towns, which is only compared with other conditions: statements have the towns as an array. Null for ads
 * anywhere; never the empty condition, which others may be.
 */
function townsOf({ towns }: SearchPlan): string | null {
  return towns && oneOf(towns.length > 0 ? towns : [townTerm('', '')]);
}

/** A condition that at least this share of ads meets costs less to check on the ads found than to intersect in the index. */
const COMMON = 0.5;
/** The same share of towns: the index looks up hundreds of them in each slice. */
const COMMON_TOWNS = 0.05;
/** The same share beside two filters by attributes that few ads meet: hardly any ad meets both, so few are left to check. */
const COMMON_BESIDE_RARE = 0.05;

/**
 * The conditions on the terms of an ad, the rarest first. The index answers the rare ones, and at least one if it has nothing
 * else to look up. With two rare attributes, all other conditions are checked on the ads found.
 */
export function termConditionsOf(plan: SearchPlan) {
  const { text, price, isUnsold, statistics } = plan;
  const towns = townsOf(plan);
  const terms = [...plan.terms, ...(towns === null ? [] : [towns])];
  // Own limits of the price have no facet.
  const groups = price && price.id === null ? [oneOf(termsOfPriceRange(price))] : [];
  const typed = text?.by === 'words' ? text.conditions : [];
  const unsold = isUnsold ? [UNSOLD_TERM] : [];
  const conditions = rarestFirst([...terms, ...groups, ...typed, ...unsold], statistics);
  const isBelow = (condition: string, share: number): boolean => shareOf(condition, statistics) < share;
  const isNarrow = terms.filter((term) => isBelow(term, COMMON_BESIDE_RARE)).length > 1;
  const limitOf = (condition: string): number => {
    if (isNarrow) return COMMON_BESIDE_RARE;
    return condition === towns ? COMMON_TOWNS : COMMON;
  };
  const needsTerm = isNarrow || !(isFaceted(plan) || piecesOf(plan).length > 0);
  const below = conditions.filter((condition) => isBelow(condition, limitOf(condition)));
  const rare = below.length === 0 && needsTerm ? conditions.slice(0, 1) : below;
  return { rare, common: conditions.filter((condition) => !rare.includes(condition)), isNarrow, towns };
}

/** Part of a statement's name: everything about these conditions that the text of the statement depends on. */
export function kindOfTerms(plan: SearchPlan): string {
  const { rare, common, isNarrow, towns } = termConditionsOf(plan);
  const others = (conditions: readonly string[]): boolean =>
    conditions.some((condition) => condition !== UNSOLD_TERM && condition !== towns);
  return [
    rare.length,
    ...(others([...rare, ...common]) ? ['w'] : []),
    ...(plan.isUnsold ? ['u'] : []),
    ...(others(common) ? ['W'] : []),
    ...(common.includes(UNSOLD_TERM) ? ['U'] : []),
    ...(isNarrow ? ['n'] : []),
    ...(towns === null ? [] : [common.includes(towns) ? 'O' : `o${rare.indexOf(towns)}`]),
  ].join('');
}

/** Whether the search has filters by columns, which share one number (a facet) in the index. */
function isFaceted({ filters, price }: SearchPlan): boolean {
  return filters.length > 0 || (price !== null && price.id !== null);
}

function piecesOf({ text }: SearchPlan): readonly PieceCondition[] {
  if (!text) return [];
  return text.by === 'words' ? text.phrases : [text];
}

/** `ofIndex` is a function, since a statement that does not use the index must not have its parameters either. */
function writePiece(
  text: PieceCondition,
  value: SqlBuilder['value'],
): { ofAd: string; ofIndex: () => string } {
  const ofAd = `strpos(search, ${writeLower(value(text.plain))}) > 0`;
  if (text.by === 'grams') {
    // A pattern without trigrams would match every entry of a trigram index.
    return {
      ofAd,
      ofIndex: () => `two_letter_grams(search) @> ${value(text.grams)}::text[] and ${ofAd}`,
    };
  }
  // Trigrams across the ends of words cost as much to look up as those within, and exclude few more ads. They are
  // used for a word of two letters only, which has no others.
  const pattern = (): string =>
    `(select regexp_replace(${writeLower(value(text.pattern))} collate "und-x-icu", '[^[:alnum:]]+(?![[:alnum:]]{2}[^[:alnum:]])', '%', 'g') collate "C")`;
  return { ofAd, ofIndex: () => `search like ${pattern()} and ${ofAd}` };
}

/** A subquery, since the plan of a prepared statement would compute it again for each ad. */
export function writeLower(parameter: string): string {
  return `(select lower(${parameter} collate "und-x-icu") collate "C")`;
}
