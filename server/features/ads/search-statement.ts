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
    number: 'day_number',
    // From how far, to how far from where the walk ended; the facets that tell it, each holding 2^shift numbers.
    slices: `(0, 0, 'day ', 0), (1, 4, 'day ', 0), (5, 20, 'day ', 0), (21, 84, 'days ', 4), (85, 340, 'days ', 4),
        (341, 1000000, 'all', 0)`,
  },
  cheapest: {
    column: 'price',
    isDescending: false,
    mark: (key: string) => `'c' || ${key}`,
    read: (value: string) => `${value}::integer`,
    number: 'price_band',
    slices: `(0, 0, 'band ', 0), (1, 4, 'band ', 0), (5, 20, 'band ', 0), (21, 84, 'band ', 0), (85, 1000000, 'all', 0)`,
  },
};
const orderBySort = {
  ...orders,
  dearest: { ...orders.cheapest, isDescending: true, mark: (key: string) => `'d' || ${key}` },
};

/** How many ads the walk looks at before it is judged, how many of them must fit for it to go on, and how far it may go. */
const PROBE = 100;
const DENSE = 25;
const WALK = 1000;

/**
 * A statement whose one row holds `body`, the JSON of the answer as the contract has it, and `shown`, its number of ads.
 *
 * The list is walked along a b-tree in its own order. Where a filter or a text is left over that the b-tree does not know,
 * the first hundred ads are judged: if many fit, the walk goes on; if few do, those that fit are asked of the GIN index, in
 * slices that grow fourfold, days back in time or kronor away, until there are enough. So a common word, which the GIN
 * index would fetch by the hundred thousand, is found as fast as a rare one, which the walk would never meet.
 */
export function writeSearch(plan: SearchPlan): SearchStatement {
  const values: unknown[] = [];
  const writer = { plan, order: orderBySort[plan.sort], value: (value: unknown) => `$${values.push(value)}` };
  const text = `with ${writeMatches(writer)}, ${writeAnswer(writer)}`;
  return { name: nameOf(plan), text, values };
}

interface Writer {
  plan: SearchPlan;
  order: (typeof orders)['newest'];
  /** Takes a value in as the next parameter and gives its place in the text. */
  value(value: unknown): string;
}

function nameOf({ sort, from, prefix, facets, text }: SearchPlan): string {
  const way = from ? (from.isBackwards ? 'before' : 'after') : 'first';
  const columns = prefix.map(({ column }) => column).join('-') || 'all';
  const words = text ? (text.grams ? 'short' : 'long') : 'none';
  return `search-ads ${sort} ${way} ${columns} ${facets.length > 0 ? 'facets' : 'none'} ${words}`;
}

/** `matches (key, id)`: the ads of the page and one more or, on the first page, as many as are counted and one more. */
function writeMatches(writer: Writer): string {
  const { plan, order, value } = writer;
  const isBackwards = plan.from?.isBackwards ?? false;
  const isDescending = order.isDescending !== isBackwards;
  const beyond = isDescending ? '<' : '>';
  const sorted = isDescending ? 'key desc, id desc' : 'key, id';
  const inOrder = sorted.replaceAll('key', order.column);
  const limit = value(plan.from ? plan.pageSize + 1 : plan.countCap + 1);

  const fixed = plan.prefix.map((filter) => ` and ${filter.column} = ${value(filter.value)}`).join('');
  const walked = `from ads where is_public${fixed}`;
  const start = plan.from
    ? ` and (${order.column}, id) ${beyond} (${order.read(value(plan.from.cursor.key))}, ${value(plan.from.cursor.id)}::uuid)`
    : '';
  const facets = plan.facets.length > 0 ? value(plan.facets) : null;
  const pattern = plan.text && `lower(${value(plan.text.pattern)} collate "und-x-icu") collate "C"`;
  const grams = plan.text?.grams ? value(plan.text.grams) : null;
  const fits = [facets && `facets @> ${facets}::text[]`, pattern && `search like ${pattern}`]
    .filter(Boolean)
    .join(' and ');
  if (!fits) {
    return `matches as materialized (
      select ${order.column} as key, id ${walked}${start} order by ${inOrder} limit ${limit})`;
  }

  const sliced = [fits, grams && `two_letter_grams(search) @> ${grams}::text[]`]
    .filter(Boolean)
    .join(' and ');
  const [low, high] = isDescending ? ['- far', '- near'] : ['+ near', '+ far'];
  const farthest = isDescending ? 'key, id' : 'key desc, id desc';
  return `probe as materialized (
      select ${order.column} as key, id, ${fits} as fits ${walked}${start} order by ${inOrder} limit ${PROBE}),
    probed as materialized (select count(*) as seen, count(*) filter (where fits) as fit from probe),
    walk as materialized (
      select ${order.column} as key, id, ${fits} as fits ${walked}
         and (${order.column}, id) ${beyond} (select key, id from probe order by ${farthest} limit 1)
       order by ${inOrder} limit (select case when seen = ${PROBE} and fit >= ${DENSE} then ${WALK} else 0 end from probed)),
    reached as materialized (
      select key, id, ${order.number}(key) as number
        from (select * from probe union all select * from walk) as seen
       where (select count(*) from probe) = ${PROBE} and (select count(*) from walk) in (0, ${WALK})
       order by ${farthest} limit 1),
    slices as (
      select found.key, found.id
        from reached cross join (values ${order.slices}) as slice (near, far, facet, shift)
             cross join lateral (select number ${low} as low, number ${high} as high) as bounds
             cross join lateral (
               select * from (
                 select ${order.column} as key, id from ads
                  where is_public and ${sliced}
                    and facets && case facet when 'all' then '{all}' else array(
                      select facet || step from generate_series(low >> shift, high >> shift) as step) end
                    and ${order.number}(${order.column}) between low and high
                 offset 0) as inside
                where (inside.key, inside.id) ${beyond} (reached.key, reached.id)
                order by ${sorted} limit ${limit}) as found),
    matches as materialized (
      -- Read from the top, and no further than the limit: what stands below is not run when there is enough above.
      select key, id from probe where fits union all
      select key, id from walk where fits union all
      select key, id from slices
      limit ${limit})`;
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
