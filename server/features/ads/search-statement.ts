// Writes the SQL that finds one page of ads: a statement per kind of search, its values as parameters.
import { cardFields, joinFirstPicture } from './card-sql.ts';
import type { Cursor } from './cursor.ts';

/** What a statement is made of. Searches of one kind give the same text and name, so that it can be kept prepared. */
export interface SearchPlan {
  sort: Cursor['sort'];
  /** Where to read from; null from the start of the list. */
  from: { cursor: Cursor; isBackwards: boolean } | null;
  /** Columns that stand before the sort's own in one of the b-trees, with what they must be. */
  prefix: readonly { column: 'category' | 'county' | 'location' | 'condition'; value: string }[];
  /** What the price must be, both ends included, where the list is sorted by it. */
  priced: { min: number; max: number | null } | null;
  /** Every filter as a facet that the ad must have; empty when the prefix holds them all. */
  facets: readonly string[];
  /** What the text must be like, and the grams it must have when trigrams cannot find it. */
  text: { pattern: string; grams: readonly string[] | null } | null;
  pageSize: number;
  countCap: number;
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
    // The last digit of the narrowest slices of this list, as the table numbers them.
    digit: 0,
  },
  cheapest: {
    column: 'price',
    isDescending: false,
    mark: (key: string) => `'c' || ${key}`,
    read: (value: string) => `${value}::integer`,
    type: 'integer',
    place: 'place_by_price(price, id)',
    digit: 5,
  },
};
const orderBySort = {
  ...orders,
  dearest: { ...orders.cheapest, isDescending: true, mark: (key: string) => `'d' || ${key}` },
};

/** How many ads the walk looks at. */
const WALK = 100;
/** The widest slice that is read by number, and one that holds any list. */
const WIDE = 2 ** 20;
const WHOLE = 2 ** 28;

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

function nameOf({ sort, from, prefix, priced, facets, text }: SearchPlan): string {
  const way = from ? (from.isBackwards ? 'before' : 'after') : 'first';
  const columns = prefix.map(({ column }) => column).join('-') || 'all';
  const range = priced ? (priced.max === null ? 'from' : 'between') : 'any';
  const words = text ? (text.grams ? 'short' : 'long') : 'none';
  return `search-ads ${sort} ${way} ${columns} ${range} ${facets.length > 0 ? 'facets' : 'none'} ${words}`;
}

/** `matches (key, id)`: the ads of the page and one more or, on the first page, as many as are counted and one more. */
function writeMatches(writer: Writer): string {
  const { plan, order, value } = writer;
  const way = wayOf(writer);
  const limit = value(plan.from ? plan.pageSize + 1 : plan.countCap + 1);
  const walked = `from ads where is_public${writeFixed(writer)}${writeStart(writer)}
       order by ${way.sorted.replaceAll('key', order.column)}`;
  const fit = writeFit(writer);
  if (!fit) return `matches as materialized (select ${order.column} as key, id ${walked} limit ${limit})`;
  return `walk as materialized (
      select ${order.column} as key, id, ${order.place} as place, ${fit.inWalk} as fits ${walked} limit ${WALK}),
    reached as materialized (
      -- Where the walk ended, unless it met the end of the list; how far it came, and what it found on its way.
      select (array_agg(key order by ${way.reversed}))[1] as key, (array_agg(id order by ${way.reversed}))[1] as id,
             (array_agg(place order by ${way.reversed}))[1] as place, max(place) - min(place) + 1 as width,
             count(*) filter (where fits) as found
        from walk having count(*) = ${WALK}),
    ${writeSlices(writer, { limit, fit: fit.inSlice })},
    matches as materialized (
      select key, id from walk where fits union all
      select found.key, found.id from slice cross join unnest(slice.keys, slice.ids) as found (key, id)
      order by ${way.sorted} limit ${limit})`;
}

/**
 * `slice (keys, ids)`: what was found in one slice of the list after another, from where the walk ended, until there is
 * enough. One that holds far more than that is left unread and taken again at an eighth of its width.
 */
function writeSlices(writer: Writer, { limit, fit }: { limit: string; fit: string }): string {
  const { order } = writer;
  const way = wayOf(writer);
  const [low, high] = way.isDescending ? ['place - width + 1', 'place'] : ['place', 'place + width - 1'];
  const grown = (found: string): string => `width * least(8, ${limit} / greatest(${found}, 1) + 1)`;
  return `slice (place, width, found, keys, ids) as (
      select place, least(${grown('found')}, ${WIDE})::integer, found, null::${order.type}[], null::uuid[] from reached
      union all
      select case when is_crowded then place else ${way.isDescending ? 'low - 1' : 'high + 1'} end,
             case when is_crowded then width / 8 when width = ${WHOLE} then 0 when width > ${WIDE} then ${WHOLE}
               else ${grown('inside.found')} end::integer,
             case when is_crowded then slice.found else slice.found + inside.found end,
             case when not is_crowded then inside.keys end, case when not is_crowded then inside.ids end
        from (select * from slice where found < ${limit} and width > 0) as slice
             cross join lateral (select ${low} as low, ${high} as high, case when width <= 32 then 0 when width <= 1024 then 1
               when width <= 32768 then 2 when width <= ${WIDE} then 3 else 4 end as level) as bounds
             cross join lateral (select case level when 4 then 31 else level * 5 end as shift) as scale
             cross join lateral (select count(*) as found, array_agg(key) as keys, array_agg(id) as ids from (
               select * from (
                 select ${order.column} as key, id from ads
                  where is_public and ${fit} and ${order.place} between low and high and slices && array(
                    select step * 10 + ${order.digit} + level from generate_series(low >> shift, high >> shift) as step)
                 offset 0) as listed
                where (key, id) ${way.beyond} (select key, id from reached)
                limit case when width >= 8 then 3 * ${limit} end) as taken) as inside
             cross join lateral (select width >= 8 and inside.found >= 3 * ${limit} as is_crowded) as judged)`;
}

function wayOf({ plan, order }: Writer) {
  const isDescending = order.isDescending !== (plan.from?.isBackwards ?? false);
  const [sorted, reversed] = isDescending
    ? ['key desc, id desc', 'key, id']
    : ['key, id', 'key desc, id desc'];
  return { isDescending, sorted, reversed, beyond: isDescending ? '<' : '>' };
}

function writeFixed({ plan, value }: Writer): string {
  const columns = plan.prefix.map((filter) => ` and ${filter.column} = ${value(filter.value)}`);
  const { min, max } = plan.priced ?? { min: null, max: null };
  if (min !== null) columns.push(` and price >= ${value(min)}`);
  if (max !== null) columns.push(` and price <= ${value(max)}`);
  return columns.join('');
}

function writeStart({ plan, order, value }: Writer): string {
  if (!plan.from) return '';
  const { cursor, isBackwards } = plan.from;
  const beyond = order.isDescending !== isBackwards ? '<' : '>';
  return ` and (${order.column}, id) ${beyond} (${order.read(value(cursor.key))}, ${value(cursor.id)}::uuid)`;
}

/** Whether an ad fits what the b-tree does not know: for one that is at hand, and for the GIN index. Null when all fit. */
function writeFit({ plan, value }: Writer): { inWalk: string; inSlice: string } | null {
  const facets = plan.facets.length > 0 ? [`facets @> ${value(plan.facets)}::text[]`] : [];
  const pattern = plan.text
    ? [`search like lower(${value(plan.text.pattern)} collate "und-x-icu") collate "C"`]
    : [];
  const grams = plan.text?.grams ? [`two_letter_grams(search) @> ${value(plan.text.grams)}::text[]`] : [];
  if (facets.length + pattern.length === 0) return null;
  return {
    inWalk: [...facets, ...pattern].join(' and '),
    inSlice: [...facets, ...grams, ...pattern].join(' and '),
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
