// What a search of the marketplace comes down to, and how the lists it reads are ordered.
import type { Cursor } from './cursor.ts';

/** What a statement is made of. Searches of one kind give the same text and name, so that it can be kept prepared. */
export interface SearchPlan {
  sort: Cursor['sort'];
  /** Where to read from; null from the start of the list. */
  from: { cursor: Cursor; isBackwards: boolean } | null;
  /** What the columns must be. */
  filters: readonly ColumnFilter[];
  /** Those of the filters that one of the b-trees has in front of the sort's own column. */
  prefix: readonly FilterColumn[];
  /** What the price must be, both ends included, and the range's name. */
  price: { id: string; min: number; max: number | null } | null;
  text: TextPattern | null;
  pageSize: number;
  countCap: number;
}

export type FilterColumn = 'category' | 'county' | 'location' | 'condition';
export interface ColumnFilter {
  column: FilterColumn;
  value: string;
}

/** What the text must be like, and how the index finds such texts. */
export type TextPattern = { pattern: string; plain: string } & (
  | { by: 'word' }
  | { by: 'words' }
  /** Trigrams cannot find it. */
  | { by: 'grams'; grams: readonly string[] }
);

/** A plan being written down as SQL. */
export interface Writer {
  plan: SearchPlan;
  order: (typeof orders)['newest'];
  /** Takes a value in as the next parameter and gives its place in the text. */
  value(value: unknown): string;
}

const orders = {
  newest: {
    column: 'created_at',
    isDescending: true,
    mark: (key: string) => `'n' || (extract(epoch from ${key}) * 1000000)::bigint`,
    read: (value: string) => `(timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond')`,
    type: 'timestamptz',
    place: 'place_by_age(created_at)',
    /** How many places the ads walked cover; half a place more, since ads written together tell little of how thick they come. */
    width: "date_part('epoch', max(key) - min(key)) / 450 + 0.5",
    /** A slice may promise so many times fewer ads than what has been read: what is rare is rare all along the list. */
    leap: 400,
    list: 0,
  },
  cheapest: {
    column: 'price',
    isDescending: false,
    mark: (key: string) => `'c' || ${key}`,
    read: (value: string) => `${value}::integer`,
    type: 'integer',
    place: 'place_by_price(price, id)',
    width: 'max(place) - min(place) + 1',
    /** At other prices there are other things. */
    leap: 16,
    list: 1,
  },
};
const orderBySort = {
  ...orders,
  dearest: { ...orders.cheapest, isDescending: true, mark: (key: string) => `'d' || ${key}` },
};

/** Whether the list is by price and the text one that the index knows by the bands of prices. */
export function isByBand({ sort, text }: SearchPlan): boolean {
  return sort !== 'newest' && text !== null && text.by !== 'grams';
}

/** Starts writing; the values taken in are collected in `values`. */
export function startWriting(plan: SearchPlan, values: unknown[]): Writer {
  return { plan, order: orderBySort[plan.sort], value: (value) => `$${values.push(value)}` };
}

/** Which way the list is read: `beyond` compares with what has been read, `reversed` has the farthest first. */
export function wayOf({ plan, order }: Writer) {
  const isDescending = order.isDescending !== (plan.from?.isBackwards ?? false);
  const [sorted, reversed] = isDescending
    ? ['key desc, id desc', 'key, id']
    : ['key, id', 'key desc, id desc'];
  return { isDescending, sorted, reversed, beyond: isDescending ? '<' : '>' };
}
