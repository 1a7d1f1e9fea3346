// The slices of a list that a search reads one after another, in SQL.
import { isListed } from '../../../database/ad-visibility.ts';
import type { Fit } from './search-conditions.ts';
import { directionOf, type SqlBuilder } from './search-plan.ts';

/**
 * The level of the whole list, which is not stored as a slice. Slices of a level are eight times as wide as those
 * below.
 */
const WHOLE = 6;
/** The level that represents all slices before a hint, which are read together. */
const BEFORE_HINT = 7;
/** A slice is wide enough if it is expected to have this share of the ads wanted. */
const ENOUGH = 0.5;
/** A slice is not read if it has this many times the ads wanted, and at least `MIN_CROWD`. */
const CROWD = 4;
const MIN_CROWD = 100;
/** Before a hint the limit is this many times higher: dividing the slice looks its ads up again, which takes longer. */
const MANY_BEFORE_HINT = 4;
/**
 * `slice (keys, ids)`: reads one slice of the list after another from where the walk ended, until there are enough ads
 * or the list ends. Each slice is as wide as the density of the ads found so far calls for; the rarer they are, the
 * sooner the whole list is read.
 *
 * A crowded slice is not read but divided into narrower ones, and none is wider until they reach its far `edge`. The
 * nearest ad seen in it is a `hint`: there are few ads before it, which are read at once.
 */
export function writeSlices(builder: SqlBuilder, { limit, fit }: { limit: string; fit: Fit }): string {
  const { order, plan, value } = builder;
  const direction = directionOf(builder);
  const [ahead, nearest] = direction.isDescending ? ['far - 1', 'max'] : ['far + 1', 'min'];
  const beforeHint = direction.isDescending ? 'hint + 1' : 'hint - 1';
  const farAt = direction.isDescending
    ? 'place >> 3 * level << 3 * level'
    : '((place >> 3 * level) + 1 << 3 * level) - 1';
  /** Ads per place. */
  const density = (found: string, wanted: string, places: string): string =>
    `greatest(${found}, (${wanted}) / ${order.leap}::float8) / (${places})`;
  const listedBy = (condition: string): string =>
    `select *, ${order.column} as key, ${order.place} as its_place from ads
                  where ${condition} and ${order.place} ${direction.beyond}= place`;
  const listed = listedBy(fit.ofIndex);
  /** The conditions on an ad that the index returned. */
  const isRight = `${isListed('listed')} and (listed.key, listed.id) ${direction.beyond} (reached.key, reached.id)${fit.ofFacet}`;
  const crowd = `greatest(${limit} * ${CROWD}, ${MIN_CROWD})`;
  const firstHint = plan.known
    ? `(select ${order.place} from ads where id = any(${value(plan.known.ids)}) and ${order.place} ${direction.beyond} reached.place
          order by 1${direction.isDescending ? ' desc' : ''} offset ${value(plan.known.rank - 1)} limit 1)`
    : 'null::integer';
  return `slice (place, density, widest, edge, hint, found, keys, ids) as (
      select place, case when first_hint is null then ${density('found', `${limit} - found`, 'width')} else ${limit} end,
             ${WHOLE}, null::integer, first_hint, found, null::${order.type}[], null::uuid[]
        from reached cross join lateral (select ${firstHint} as first_hint offset 0) as nearest_known
      union all
      select case when is_crowded then place when not ${ahead} ${direction.beyond} last_place then ${ahead} end,
             -- Most ads begin at the hint; their density is assumed to be as high as possible.
             case when is_crowded then wanted when level = ${BEFORE_HINT} and inside.found = 0 then density
                  else greatest(inside.found / ${placesBetween('place', 'far')}::float8,
                    ${density('slice.found + inside.found', 'wanted - inside.found', `width + ${placesBetween('start', 'far')}`)}) end,
             case when is_crowded and level < ${BEFORE_HINT} then level - 1 when is_inside then widest else ${WHOLE} end,
             case when is_crowded and level < ${BEFORE_HINT} then far when is_inside then edge end,
             case when is_crowded then nearest end,
             case when is_crowded then slice.found else slice.found + inside.found end,
             case when not is_crowded then inside.keys end, case when not is_crowded then inside.ids end
        from (select slice.*, ${limit} - slice.found as wanted, last_place, reached.place as start, width
                from slice cross join reached
               where slice.found < ${limit} and slice.place is not null) as slice
             cross join lateral (
               select ${BEFORE_HINT} as level, ${beforeHint} as far where hint ${direction.beyond} place
               union all
               -- The narrowest that is wide enough, or the rest of a slice before a crowded one.
               select * from (
                 select level, far from (
                          select level, far, lead(far) over (order by level) as farther from (
                            select distinct on (far) level, far from generate_series(0, widest) as level cross join lateral (
                              select case level when ${WHOLE} then last_place else ${farAt} end as far) as end_of
                             order by far, level) as ends) as choice
                  where farther is null or far ${direction.beyond}= last_place
                     or ${placesBetween('place', 'far')} * density >= wanted * ${ENOUGH}
                     or ${placesBetween('place', 'farther')} * density > wanted * ${CROWD}
                  order by level limit 1) as ordinary
                limit 1) as chosen
             cross join lateral (
               select count(*) as found, array_agg(key) as keys, array_agg(id) as ids, ${nearest}(its_place) as nearest
                 from (
                   -- A join, since the planner would otherwise read the list in order until enough ads fit.
                   select listed.* from reached cross join (
                     ${listed} and level < ${WHOLE} and slices @> array[slice_of_list(${order.list}, level, place)]
                     union all
                     ${listed} and level = ${BEFORE_HINT} and slices && slices_between(${order.list}, least(place, far), greatest(place, far))
                     union all
                     ${listed} and level = ${WHOLE}
                     -- offset 0 makes the planner use the GIN index: other conditions match partial B-tree indexes of public ads.
                     offset 0) as listed
                    where ${isRight} limit case when level = ${BEFORE_HINT} then ${crowd} * ${MANY_BEFORE_HINT} when level > 0 then ${crowd} end) as taken) as inside
             cross join lateral (
               select level > 0 and inside.found >= ${crowd} * case level when ${BEFORE_HINT} then ${MANY_BEFORE_HINT} else 1 end as is_crowded,
                      coalesce(edge ${direction.beyond} far, false) as is_inside) as crowding)`;
}

function placesBetween(from: string, to: string): string {
  return `(abs(${to} - ${from}) + 1)`;
}
