// The plan of a marketplace search, and the sort orders of its lists.
import type { TermStatistics } from '../../../core/search/conditions.ts';
import type { Cursor } from './cursor.ts';

/**
 * The parts of a search statement. Searches of one kind have the same text and name, so it stays a prepared statement.
 */
export interface SearchPlan {
  sort: ListOrder;
  /** Where to start; null for the first page. */
  from: { cursor: Cursor; isBackwards: boolean } | null;
  /** Columns with a required value. */
  filters: readonly ColumnFilter[];
  /** The filter columns that precede the sort column in one of the B-tree indexes. */
  prefix: readonly FilterColumn[];
  /** The lowest and highest price, included, and the id of the range if it is one of the filter's. */
  price: { id: string | null; min: number; max: number | null } | null;
  /** Conditions on `ads.words`; an ad meets a condition if it has one of its terms. */
  terms: readonly string[];
  /** The terms of the towns in which the ad must be; null for ads anywhere. */
  towns: readonly string[] | null;
  isUnsold: boolean;
  text: TextCondition | null;
  statistics: TermStatistics;
  /** A sample of the ads of a list by price, and its position (sorted) before which enough ads for the count are expected. */
  known?: { ids: readonly string[]; rank: number };
  pageSize: number;
  countCap: number;
}

export type FilterColumn = 'category' | 'county' | 'location' | 'condition';
export interface ColumnFilter {
  column: FilterColumn;
  value: string;
}

/**
 * The text of a search: words, each of which must match, as tsquery conditions on `ads.words`, with the phrases among
 * them; or the whole text as a piece.
 */
export type TextCondition =
  | { by: 'words'; conditions: readonly string[]; phrases: readonly PieceCondition[] }
  | PieceCondition;

/** A piece of text that must be somewhere in the ad, as a LIKE pattern. */
export type PieceCondition =
  | { by: 'trigrams'; plain: string; pattern: string }
  /** Too short for trigrams. */
  | { by: 'grams'; plain: string; grams: readonly string[] };

/** A plan being written as SQL. */
export interface SqlBuilder {
  plan: SearchPlan;
  order: (typeof orders)['newest'];
  /** Adds a parameter and returns its placeholder. */
  value(value: unknown): string;
}

const orders = {
  newest: {
    column: 'created_at',
    isDescending: true,
    writeCursor: (key: string) => `'n' || (extract(epoch from ${key}) * 1000000)::bigint`,
    read: (value: string) => `(timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond')`,
    type: 'timestamptz',
    place: 'place_by_age(created_at)',
    /** How many places the walked ads cover; plus half a place, since ads created together say little about density. */
    width: "date_part('epoch', max(key) - min(key)) / 450 + 0.5",
    /**
     * A slice is at most about this many times as wide as the part read so far, however few ads that had: by age, density
     * changes little along the list.
     */
    leap: 400,
    list: 0,
  },
  cheapest: {
    column: 'price',
    isDescending: false,
    writeCursor: (key: string) => `'c' || ${key}`,
    read: (value: string) => `${value}::integer`,
    type: 'integer',
    place: 'place_by_price(price, id)',
    width: 'max(place) - min(place) + 1',
    /** Lower than by age: goods differ between prices, and so does the density of a search's ads. */
    leap: 16,
    list: 1,
  },
};
export type ListOrder = 'best' | 'newest' | 'cheapest' | 'dearest';
const orderBySort = {
  ...orders,
  /** Only for ads that are found already. */
  best: {
    ...orders.newest,
    column: 'score',
    writeCursor: (key: string) => `'b' || ${key}`,
    read: (value: string) => `${value}::bigint`,
    type: 'bigint',
  },
  dearest: { ...orders.cheapest, isDescending: true, writeCursor: (key: string) => `'d' || ${key}` },
};

/** Starts a statement; parameters are collected in `values`. */
export function createSqlBuilder(plan: SearchPlan, values: unknown[]): SqlBuilder {
  return { plan, order: orderBySort[plan.sort], value: (value) => `$${values.push(value)}` };
}

/** The direction of the list: `beyond` compares with what has been read, `reversed` has the farthest ad first. */
export function directionOf({ plan, order }: SqlBuilder) {
  const isDescending = order.isDescending !== (plan.from?.isBackwards ?? false);
  const [sorted, reversed] = isDescending
    ? ['key desc, id desc', 'key, id']
    : ['key, id', 'key desc, id desc'];
  return { isDescending, sorted, reversed, beyond: isDescending ? '<' : '>' };
}
