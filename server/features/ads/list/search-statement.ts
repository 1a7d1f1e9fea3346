// Writes the SQL that finds one page of ads: one statement per kind of search, with its values as parameters.
import { isListed } from '../../../database/ad-visibility.ts';
import { joinFirstPicture, listedFields } from '../card-sql.ts';
import {
  isSoonChecked,
  kindOfTerms,
  writeFit,
  writeInitialFit,
  writePrefix,
  writeStart,
  shareInTowns,
} from './search-conditions.ts';
import { type SearchPlan, createSqlBuilder, directionOf, type SqlBuilder } from './search-plan.ts';
import type { Matches } from './ranking.ts';
import { writeSlices } from './search-slices.ts';

export interface SearchStatement {
  /** The name of the prepared statement. */
  name?: string;
  text: string;
  values: unknown[];
}

/** How many ads the walk reads: enough for a page and the count if most of them fit, as unsold ones do. */
const WALK = { ofTerms: 100, ofColumns: 300 };
/** Possible lengths of a walk near a place, which compares columns only. */
const WALKS_BY_TOWN = [300, 600, 1200, 2400, 4800];
/** How many ads such a walk should find for the count and for a later page: somewhat more than needed. */
const WANTED = { first: 300, later: 50 };

/** How many ads the walk reads. */
function walkOf(plan: SearchPlan): number {
  if (!isSoonChecked(plan)) return WALK.ofTerms;
  const share = shareInTowns(plan);
  const wanted = plan.from ? WANTED.later : WANTED.first;
  // Where few ads are near, the index finds them sooner.
  return WALKS_BY_TOWN.find((walk) => walk * share >= wanted) ?? WALK.ofColumns;
}
/**
 * A statement whose single row has `list`, the answer in the shape of the contract's `AdList`, and `shown`, its number
 * of ads.
 *
 * The search walks the list along a B-tree index in its own order. If filters or a text remain that this index does not
 * answer, the walk ends after some hundred ads and the rest is looked up in the GIN index, in slices of the list: as wide
 * as the hits so far call for, narrower when one holds too many to fetch. A common word, of which the GIN index alone
 * would return hundreds of thousands, thus takes no longer than a rare one, which the walk would never find.
 */
export function writeSearch(plan: SearchPlan): SearchStatement {
  const values: unknown[] = [];
  const builder = createSqlBuilder(plan, values);
  const limit = builder.value(plan.from ? plan.pageSize + 1 : plan.countCap + 1);
  const text = `with recursive ${writeMatches(builder, limit)}, ${writeList(builder)}`;
  return { name: nameOf(plan, 'list'), text, values };
}

/** A statement whose rows are the ids of at most `limit` ads, in the order of the list. */
export function writeIdSearch(plan: SearchPlan, limit: number): SearchStatement {
  const values: unknown[] = [];
  const builder = createSqlBuilder(plan, values);
  const text = `with recursive ${writeMatches(builder, builder.value(limit))}
    select id from matches order by ${directionOf(builder).sorted}`;
  return { name: nameOf(plan, 'ids'), text, values };
}

/**
 * A statement whose single row contains in `found`, for each of these conditions on the words, whether a public ad meets it. A
 * common word is found among the newest ads, a rare one by the GIN index.
 */
export function writeKnownSearch(conditions: readonly string[]): SearchStatement {
  const values: unknown[] = [];
  const found = conditions.map((condition) => {
    const fit = `words @@ $${values.push(condition)}::tsquery`;
    // A join with offset 0 makes the planner use the GIN index, since it would otherwise expect a match soon and read the table.
    return `exists(select from newest where ${fit})
      or exists(select from (select from newest limit 1) as any_ad cross join (
           select is_public, user_id from ads where ${fit} offset 0) as found where ${isListed('found')})`;
  });
  return {
    name: `ads known${conditions.length}`,
    text: `with newest as materialized (
        select words from ads where ${isListed()} order by created_at desc, id desc limit ${WALK.ofTerms})
      select array[${found.join(', ')}]::boolean[] as found`,
    values,
  };
}

/** The ids of ads with a word that begins with this character: among the newest `ads` only, each of which is read. */
export function writeInitialSearch(plan: SearchPlan, character: string, ads: number): SearchStatement {
  const values: unknown[] = [];
  const builder = createSqlBuilder(plan, values);
  const text = `select id
    from (select * from ads where ${isListed()} order by created_at desc, id desc limit ${builder.value(ads)}) as ads
    where ${writeInitialFit(builder, character)}`;
  return { text, values };
}

/** A page of these ads in the order of their `key`, in the shape of `writeSearch`. */
export function writeListOf(plan: SearchPlan, matches: Matches): SearchStatement {
  const values: unknown[] = [];
  const builder = createSqlBuilder(plan, values);
  const found = `matches as materialized (${matches.write(builder)})`;
  const name = `ads ${[matches.kind, plan.sort, directionNameOf(plan)].join(' ')}`;
  return { name, text: `with ${found}, ${writeList(builder)}`, values };
}

/** Short, since PostgreSQL compares only the first 63 bytes of names. Columns that the B-tree lacks are in upper case. */
function nameOf(plan: SearchPlan, kind: string): string {
  const { sort, from, filters, prefix, price, text, known } = plan;
  const columns = filters
    .map(({ column }) =>
      prefix.includes(column) ? columnLetters[column] : columnLetters[column].toUpperCase(),
    )
    .join('');
  const range = price ? `${price.max === null ? 'min' : 'range'}${price.id === null ? '' : '-id'}` : 'any';
  const textKind =
    text === null
      ? 'none'
      : text.by === 'words'
        ? `words${text.phrases.map(({ by }) => by.charAt(0)).join('')}`
        : text.by;
  const condition = `${columns}${kindOfTerms(plan)}${known ? 'k' : ''}${walkOf(plan)}`;
  return `ads ${[kind, sort, directionNameOf({ from }), condition, range, textKind].join(' ')}`;
}

function directionNameOf({ from }: Pick<SearchPlan, 'from'>): string {
  return from ? (from.isBackwards ? 'before' : 'after') : 'first';
}

const columnLetters = { category: 'c', county: 'r', location: 'l', condition: 'q' } as const;

/** `matches (key, id)`: at most `limit` ads, for the page plus one or, on the first page, the count limit plus one. */
function writeMatches(builder: SqlBuilder, limit: string): string {
  const { order, plan } = builder;
  const direction = directionOf(builder);
  const listed = `from ads where ${isListed()}${writePrefix(builder)}`;
  const walked = `${listed}${writeStart(builder)}
       order by ${direction.sorted.replaceAll('key', order.column)}`;
  const fit = writeFit(builder);
  if (!fit) return `matches as materialized (select ${order.column} as key, id ${walked} limit ${limit})`;
  const walk = walkOf(plan);
  return `walk as materialized (
      select ${order.column} as key, id, ${order.place} as place, ${fit.ofAd} as fits ${walked} limit ${walk}),
    reached as materialized (
      -- Where the walk ended, unless it reached the end of the list; the places it covered, and the ads it found.
      select (array_agg(key order by ${direction.reversed}))[1] as key, (array_agg(id order by ${direction.reversed}))[1] as id,
             (array_agg(place order by ${direction.reversed}))[1] as place, ${order.width} as width,
             count(*) filter (where fits) as found,
             (select ${order.place} ${listed} order by ${direction.reversed.replaceAll('key', order.column)} limit 1) as last_place
        from walk having count(*) = ${walk}),
    ${writeSlices(builder, { limit, fit })},
    matches as materialized (
      select key, id from walk where fits union all
      select found.key, found.id from slice cross join unnest(slice.keys, slice.ids) as found (key, id)
      order by ${direction.sorted} limit ${limit})`;
}

/** Reads `matches (key, id)`; selects `shown` and `list`. */
function writeList({ plan, order, value }: SqlBuilder): string {
  const size = value(plan.pageSize);
  const cap = value(plan.countCap);
  const isBackwards = plan.from?.isBackwards ?? false;
  const [listed, reversed] = order.isDescending
    ? ['key desc, id desc', 'key, id']
    : ['key, id', 'key desc, id desc'];
  const cursor = (sorted: string): string =>
    `(select ${order.writeCursor('key')} || '.' || id || '.' || counted.ads from page order by ${sorted} limit 1)`;
  const hasMore = `(select count(*) > ${size} from matches)`;
  const counted = plan.from
    ? `${value(plan.from.cursor.count)}::integer`
    : '(select count(*)::integer from matches)';
  return `page as materialized (
      select key, id from matches order by ${isBackwards ? reversed : listed} limit ${size}),
    counted as (select ${counted} as ads)
    select (select count(*)::integer from page) as shown, (select row_to_json(answer) from (
      select coalesce((
          select json_agg(json_build_object(${listedFields}) order by ${listed.replaceAll(/key|id/g, 'page.$&')})
            from page join ads on ads.id = page.id ${joinFirstPicture}), '[]') as ads,
        case when ${isBackwards ? 'true' : hasMore} then ${cursor(reversed)} end as next,
        case when ${isBackwards ? hasMore : String(plan.from !== null)} then ${cursor(listed)} end as previous,
        json_build_object('n', least(counted.ads, ${cap}::integer), 'capped', counted.ads > ${cap}) as count
        from counted) as answer) as list`;
}
