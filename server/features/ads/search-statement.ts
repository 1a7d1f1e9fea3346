// Writes the SQL that finds one page of ads: a statement per kind of search, its values as parameters.
import { cardFields, joinFirstPicture } from './card-sql.ts';
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
  /** What the text must be like, and the grams it must have when trigrams cannot find it. */
  text: { pattern: string; grams: readonly string[] | null } | null;
  pageSize: number;
  countCap: number;
}

export type FilterColumn = 'category' | 'county' | 'location' | 'condition';
export interface ColumnFilter {
  column: FilterColumn;
  value: string;
}

export interface SearchStatement {
  name: string;
  text: string;
  values: unknown[];
}

const orders = {
  newest: {
    column: 'created_at',
    isDescending: true,
    mark: (key: string) => `'n' || (extract(epoch from ${key}) * 1000000)::bigint`,
    read: (value: string) => `(timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond')`,
    type: 'timestamptz',
    place: 'place_by_age(created_at)',
    list: 0,
  },
  cheapest: {
    column: 'price',
    isDescending: false,
    mark: (key: string) => `'c' || ${key}`,
    read: (value: string) => `${value}::integer`,
    type: 'integer',
    place: 'place_by_price(price, id)',
    list: 1,
  },
};
const orderBySort = {
  ...orders,
  dearest: { ...orders.cheapest, isDescending: true, mark: (key: string) => `'d' || ${key}` },
};

/** How many ads the walk looks at. */
const WALK = 100;
/** The level of the slice that is the whole list. Each level's slices are eight times as wide as those of the one below. */
const WHOLE = 7;
/** The level after which nothing found means that the whole list is asked. */
const LAST = 4;

/**
 * A statement whose one row holds `body`, the JSON of the answer as the contract has it, and `shown`, its number of ads.
 *
 * The list is walked along a b-tree in its own order. Where a filter or a text is left over that the b-tree does not know,
 * the walk ends after a hundred ads, and those that fit among the rest are asked of the GIN index, in slices of the list: as
 * wide as the hits so far promise to be enough, narrower again when one holds too many to fetch. So a common word, which the
 * GIN index alone would fetch by the hundred thousand, takes no longer than a rare one, which the walk would never meet.
 */
export function writeSearch(plan: SearchPlan): SearchStatement {
  const values: unknown[] = [];
  const writer = { plan, order: orderBySort[plan.sort], value: (value: unknown) => `$${values.push(value)}` };
  const text = `with recursive ${writeMatches(writer)}, ${writeAnswer(writer)}`;
  return { name: nameOf(plan), text, values };
}

interface Writer {
  plan: SearchPlan;
  order: (typeof orders)['newest'];
  /** Takes a value in as the next parameter and gives its place in the text. */
  value(value: unknown): string;
}

/** Short, since PostgreSQL tells names apart by their first 63 bytes only. */
function nameOf({ sort, from, filters, prefix, price, text }: SearchPlan): string {
  const way = from ? (from.isBackwards ? 'before' : 'after') : 'first';
  const columns = filters
    .map(({ column }) => (prefix.includes(column) ? '' : '-') + column.slice(0, 5))
    .join('');
  const range = price ? (price.max === null ? 'min' : 'range') : 'any';
  const words = text ? (text.grams ? 'short' : 'long') : 'none';
  return `ads ${[sort, way, columns, range, words].join(' ')}`;
}

/** `matches (key, id)`: the ads of the page and one more or, on the first page, as many as are counted and one more. */
function writeMatches(writer: Writer): string {
  const { plan, order, value } = writer;
  const way = wayOf(writer);
  const limit = value(plan.from ? plan.pageSize + 1 : plan.countCap + 1);
  const walked = `from ads where is_public${writePrefix(writer)}${writeStart(writer)}
       order by ${way.sorted.replaceAll('key', order.column)}`;
  const fit = writeFit(writer);
  if (!fit) return `matches as materialized (select ${order.column} as key, id ${walked} limit ${limit})`;
  return `walk as materialized (
      select ${order.column} as key, id, ${order.place} as place, ${fit.ofAd} as fits ${walked} limit ${WALK}),
    reached as materialized (
      -- Where the walk ended, unless it met the end of the list; how far it came, and what it found on its way.
      select (array_agg(key order by ${way.reversed}))[1] as key, (array_agg(id order by ${way.reversed}))[1] as id,
             (array_agg(place order by ${way.reversed}))[1] as place, max(place) - min(place) + 1 as width,
             count(*) filter (where fits) as found
        from walk having count(*) = ${WALK}),
    ${writeSlices(writer, { limit, fit })},
    matches as materialized (
      select key, id from walk where fits union all
      select found.key, found.id from slice cross join unnest(slice.keys, slice.ids) as found (key, id)
      order by ${way.sorted} limit ${limit})`;
}

/**
 * `slice (keys, ids)`: what was found in one slice of the list after another, from where the walk ended, until there is
 * enough. One that holds more than that by half is left unread and taken in narrower ones; until they have come to its
 * other `edge`, none is wider.
 */
function writeSlices(writer: Writer, { limit, fit }: { limit: string; fit: Fit }): string {
  const { order } = writer;
  const way = wayOf(writer);
  const crowd = `${limit} * 3 / 2`;
  const raised = (found: string): string => `case when ${found} * 8 < ${limit} then 1 else 0 end`;
  const isInside = way.isDescending ? 'edge < first' : 'edge > last';
  return `slice (place, level, edge, found, keys, ids) as (
      select place, case when width <= 8 then 1 when width <= 64 then 2 when width <= 512 then 3 when width <= 4096 then 4 else 5 end
               + ${raised('found')},
             null::integer, found, null::${order.type}[], null::uuid[] from reached
      union all
      select case when is_crowded then place else ${way.isDescending ? 'first - 1' : 'last + 1'} end,
             case when is_crowded then level - 1 when ${isInside} then level when level = ${WHOLE} then null
               when level >= ${LAST} and inside.found = 0 then ${WHOLE} else level + ${raised('inside.found')} end,
             case when is_crowded then ${way.isDescending ? 'first' : 'last'} when ${isInside} then edge end,
             case when is_crowded then slice.found else slice.found + inside.found end,
             case when not is_crowded then inside.keys end, case when not is_crowded then inside.ids end
        from (select * from slice where found < ${limit} and level is not null) as slice
             cross join lateral (
               select place >> 3 * level << 3 * level as first, ((place >> 3 * level) + 1 << 3 * level) - 1 as last) as bounds
             cross join lateral (select count(*) as found, array_agg(key) as keys, array_agg(id) as ids from (
               select * from (
                 select *, ${order.column} as key from ads
                  where is_public and ${fit.ofIndex} and ${order.place} ${way.beyond}= place
                    and slices @> case level when ${WHOLE} then '{}' else array[slice_of_list(${order.list}, level, place)] end
                 -- Nothing outside is to tempt the planner from the GIN index.
                 offset 0) as listed
                where (key, id) ${way.beyond} (select key, id from reached)${fit.ofFacet}
                limit case when level > 0 then ${crowd} end) as taken) as inside
             cross join lateral (select level > 0 and inside.found >= ${crowd} as is_crowded) as judged)`;
}

function wayOf({ plan, order }: Writer) {
  const isDescending = order.isDescending !== (plan.from?.isBackwards ?? false);
  const [sorted, reversed] = isDescending
    ? ['key desc, id desc', 'key, id']
    : ['key, id', 'key desc, id desc'];
  return { isDescending, sorted, reversed, beyond: isDescending ? '<' : '>' };
}

function writePrefix({ plan, value }: Writer): string {
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

function writeStart({ plan, order, value }: Writer): string {
  if (!plan.from) return '';
  const { cursor, isBackwards } = plan.from;
  const beyond = order.isDescending !== isBackwards ? '<' : '>';
  return ` and (${order.column}, id) ${beyond} (${order.read(value(cursor.key))}, ${value(cursor.id)}::uuid)`;
}

interface Fit {
  /** Whether an ad at hand fits what its b-tree does not know. */
  ofAd: string;
  /** The same for the GIN index, which knows only the number of the filters. */
  ofIndex: string;
  /** Whether an ad of that number truly has them. */
  ofFacet: string;
}

/** Null when the b-tree knows all that is asked. */
function writeFit({ plan, value }: Writer): Fit | null {
  const left = plan.filters.filter(({ column }) => !plan.prefix.includes(column));
  const isPriceLeft = plan.price !== null && !isInOrder(plan);
  if (left.length === 0 && !isPriceLeft && !plan.text) return null;
  const pattern = plan.text
    ? [`search like lower(${value(plan.text.pattern)} collate "und-x-icu") collate "C"`]
    : [];
  const grams = plan.text?.grams ? [`two_letter_grams(search) @> ${value(plan.text.grams)}::text[]`] : [];
  const columns = plan.filters.map((filter) => ({ ...filter, parameter: value(filter.value) }));
  const price = writePrice({ plan, value });
  const given = (name: string): string => columns.find(({ column }) => column === name)?.parameter ?? 'null';
  const hasFilter = columns.length + price.length > 0;
  const facet = `facet_of(${given('category')}, ${given('county')}, ${given('location')}, ${given('condition')}, ${plan.price ? value(plan.price.id) : 'null'})`;
  const equal = columns.map(({ column, parameter }) => ` and ${column} = ${parameter}`);
  return {
    ofAd: [...pattern.map((like) => ` and ${like}`), ...equal, ...price].join('').replace(' and ', ''),
    ofIndex: [...(hasFilter ? [`facets @> array[${facet}]`] : []), ...grams, ...pattern].join(' and '),
    ofFacet: [...equal, ...price].join(''),
  };
}

/** The answer in JSON, so that it can be sent as it comes. */
function writeAnswer({ plan, order, value }: Writer): string {
  const size = value(plan.pageSize);
  const cap = value(plan.countCap);
  const isBackwards = plan.from?.isBackwards ?? false;
  const [listed, reversed] = order.isDescending
    ? ['key desc, id desc', 'key, id']
    : ['key, id', 'key desc, id desc'];
  const edge = (sorted: string): string =>
    `(select ${order.mark('key')} || '.' || id || '.' || counted.ads from page order by ${sorted} limit 1)`;
  const hasMore = `(select count(*) > ${size} from matches)`;
  const counted = plan.from
    ? `${value(plan.from.cursor.count)}::integer`
    : '(select count(*)::integer from matches)';
  return `page as materialized (
      select key, id from matches order by ${isBackwards ? reversed : listed} limit ${size}),
    counted as (select ${counted} as ads)
    select (select count(*)::integer from page) as shown, (select row_to_json(answer)::text from (
      select coalesce((
          select json_agg(json_build_object(${cardFields}) order by ${listed.replaceAll(/key|id/g, 'page.$&')})
            from page join ads on ads.id = page.id ${joinFirstPicture}), '[]') as ads,
        case when ${isBackwards ? 'true' : hasMore} then ${edge(reversed)} end as next,
        case when ${isBackwards ? hasMore : String(plan.from !== null)} then ${edge(listed)} end as previous,
        json_build_object('n', least(counted.ads, ${cap}::integer), 'capped', counted.ads > ${cap}) as count
        from counted) as answer) as body`;
}
