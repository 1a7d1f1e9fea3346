// Writes the SQL that finds one page of ads: a statement per kind of search, its values as parameters.
import { writeAnswer } from './search-answer.ts';
import { type Fit, writeFit, writePrefix, writeStart } from './search-conditions.ts';
import { type SearchPlan, startWriting, wayOf, type Writer } from './search-plan.ts';

export interface SearchStatement {
  name: string;
  text: string;
  values: unknown[];
}

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
  const writer = startWriting(plan, values);
  const text = `with recursive ${writeMatches(writer)}, ${writeAnswer(writer)}`;
  return { name: nameOf(plan), text, values };
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
                    and slices @> array[slice_of_list(${order.list}, level, place)]
                 -- Nothing outside is to tempt the planner from the GIN index.
                 offset 0) as listed
                where (key, id) ${way.beyond} (select key, id from reached)${fit.ofFacet}
                limit case when level > 0 then ${crowd} end) as taken) as inside
             cross join lateral (select level > 0 and inside.found >= ${crowd} as is_crowded) as judged)`;
}
