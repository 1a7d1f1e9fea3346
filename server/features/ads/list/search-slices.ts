// The slices of a list that a search reads one after another, in SQL.
import type { Fit } from './search-conditions.ts';
import { isByBand, wayOf, type Writer } from './search-plan.ts';

/** The level of the whole list, of which no slice is kept. The slices of each are eight times as wide as those below. */
const WHOLE = 6;
/** In a search by bands, that of the price band; each is looked at in turn, since there are few. */
const BAND = 3;
/** A slice is wide enough where it promises this part of what is wanted. */
const ENOUGH = 0.5;
/** One that holds this many times what is wanted is left unread. */
const CROWD = 4;
/** A band is crowded where its sample, one ad in 32, promises as much; so many of the sample are looked at for a hint. */
const SAMPLE = 32;
const SAMPLED = 100;

/**
 * `slice (keys, ids)`: what was found in one slice of the list after another, from where the walk ended, until there is
 * enough or the list has ended. Each is as wide as the density of what has been found promises to be right; the rarer it
 * is, the sooner the whole list is asked.
 *
 * A slice that is crowded is left unread and taken in narrower ones: until they have come to its other `edge`, none is
 * wider. The nearest ad that was seen in it is a `hint`, before which there is hardly any. Of a price band, which may hold
 * the more the more ads there are, a sample is read first.
 */
export function writeSlices(writer: Writer, { limit, fit }: { limit: string; fit: Fit }): string {
  const { order, plan } = writer;
  const way = wayOf(writer);
  const top = isByBand(plan) ? BAND : WHOLE;
  const [ahead, nearest] = way.isDescending ? ['far - 1', 'max'] : ['far + 1', 'min'];
  const farAt = way.isDescending
    ? 'place >> 3 * level << 3 * level'
    : '((place >> 3 * level) + 1 << 3 * level) - 1';
  const bandEnd = way.isDescending
    ? `(price_bands())[price_band(place >> 3)] * 8`
    : `coalesce((price_bands())[price_band(place >> 3) + 1] * 8 - 1, last_place)`;
  const farthest = isByBand(plan) ? bandEnd : 'last_place';
  /** Ads for each place. */
  const density = (found: string, wanted: string, places: string): string =>
    `greatest(${found}, (${wanted}) / ${order.leap}::float8) / (${places})`;
  const listedBy = (condition: string): string =>
    `select *, ${order.column} as key, ${order.place} as its_place from ads
                  where ${condition} and ${order.place} ${way.beyond}= place`;
  const listed = listedBy(fit.ofIndex);
  /** Of ads that the index gave. */
  const isRight = `is_public and (listed.key, listed.id) ${way.beyond} (reached.key, reached.id)${fit.ofFacet}`;
  const crowd = `${limit} * ${CROWD}`;
  const sample = fit.ofSample
    ? `select count(*) * ${SAMPLE} as promised, ${nearest}(its_place) as sampled from (
                 select its_place from reached cross join (
                   ${listedBy(fit.ofSample)} and level = ${top} offset 0) as listed
                  where ${isRight} limit greatest(${SAMPLED}, ${crowd} / ${SAMPLE})) as taken`
    : `select 0 as promised, null::integer as sampled`;
  return `slice (place, density, widest, edge, hint, found, keys, ids) as (
      select place, ${density('found', `${limit} - found`, 'width')}, ${top}, null::integer, null::integer,
             found, null::${order.type}[], null::uuid[] from reached
      union all
      select case when is_crowded then place when not ${ahead} ${way.beyond} last_place then ${ahead} end,
             -- After a hint the ads begin, as thick as can be.
             case when is_crowded then wanted when inside.found = 0 and hint is not null then density
                  else greatest(inside.found / ${placesBetween('place', 'far')}::float8,
                    ${density('slice.found + inside.found', 'wanted - inside.found', `width + ${placesBetween('start', 'far')}`)}) end,
             case when is_crowded then level - 1 when is_inside then widest else ${top} end,
             case when is_crowded then far when is_inside then edge end,
             case when is_crowded then coalesce(nearest, sampled) when inside.found = 0 then hint end,
             case when is_crowded then slice.found else slice.found + inside.found end,
             case when not is_crowded then inside.keys end, case when not is_crowded then inside.ids end
        from (select slice.*, ${limit} - slice.found as wanted, last_place, reached.place as start, width
                from slice cross join reached
               where slice.found < ${limit} and slice.place is not null) as slice
             cross join lateral (
               -- The narrowest that will do, or all that is left of one before a crowded one; on the way to a hint, the widest
               -- that ends before it.
               select level, far from (
                        select level, far, lead(far) over (order by level) as farther from (
                          select distinct on (far) level, far from generate_series(0, widest) as level cross join lateral (
                            select case level when ${top} then ${farthest} else ${farAt} end as far) as end_of
                           order by far, level) as ends) as choice
                where farther is null or far ${way.beyond}= last_place
                   or case when hint ${way.beyond} place then farther ${way.beyond}= hint
                           else ${placesBetween('place', 'far')} * density >= wanted * ${ENOUGH}
                             or ${placesBetween('place', 'farther')} * density > wanted * ${CROWD} end
                order by level limit 1) as chosen
             cross join lateral (${sample}) as sample
             cross join lateral (
               select count(*) as found, array_agg(key) as keys, array_agg(id) as ids, ${nearest}(its_place) as nearest
                 from (
                   -- A join, since the planner would read the list for the first few that fit, were it all that is read.
                   select listed.* from reached cross join (
                     ${listed} and level < ${top} and slices @> array[slice_of_list(${order.list}, level, place)]
                     union all
                     ${listed} and level = ${top} and promised < ${crowd}
                     -- Nothing outside is to tempt the planner from the GIN index: there are b-trees of the public ads only.
                     offset 0) as listed
                    where ${isRight} limit case when level > 0 then ${crowd} end) as taken) as inside
             cross join lateral (
               select level > 0 and greatest(inside.found, promised) >= ${crowd} as is_crowded,
                      coalesce(edge ${way.beyond} far, false) as is_inside) as judged)`;
}

function placesBetween(from: string, to: string): string {
  return `(abs(${to} - ${from}) + 1)`;
}
