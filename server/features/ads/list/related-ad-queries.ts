// SQL for ads similar to one.
import type { AdCard } from '#shared/features/ads/ad-schemas.ts';
import { noStatistics } from '../../../core/search/conditions.ts';
import { isListed } from '../../../database/ad-visibility.ts';
import type { Database } from '../../../database/connection.ts';
import type { Query } from '../../../database/statement-timeout.ts';
import type { AdDetailRow } from '../queries.ts';
import { readListedCards } from './list-queries.ts';
import { countiesByDistance } from './near-counties.ts';
import { findNewest } from './read-page.ts';

export type SimilarTo = Pick<AdDetailRow, 'id' | 'category' | 'county' | 'price' | 'brand' | 'size'>;

/** How many ads of the same size or brand are compared. */
const COMPARED = 20;

/**
 * Unsold public ads of the same category: of the same size and brand first, then of the same size, then of the same
 * brand; within each from the same county first, then from the nearest, and then those with the closest price.
 */
export async function relatedAds(database: Database, ad: SimilarTo, limit: number): Promise<AdCard[]> {
  const counties = [...countiesByDistance(ad.county), ''];
  return readListedCards(database, {
    name: 'related-ads',
    // Nearest first; reads only as many counties as needed.
    ids: `with nearest as (
            select found.id from unnest($1::text[]) as near (county) cross join lateral (
              select id from ads
               where ${isListed()} and category = $2 and county = near.county and id <> $3 and sale_state <> 'sold'
               order by created_at desc, id desc limit $4) as found
             limit $4)
          select id, row_number() over (order by likeness desc, array_position($1::text[], county), abs(price - $7::integer),
              created_at desc, id desc) as place
            from ads cross join lateral (
              select 2 * (size = $5 and $5 <> '')::integer + (lower(brand) = lower($6) and $6 <> '')::integer) as alike (likeness)
           where id in (select id from nearest union select unnest($8::uuid[])) and id <> $3
             and ${isListed()} and sale_state <> 'sold'
           order by place limit $4`,
    order: 'chosen.place',
    values: [counties, ad.category, ad.id, limit, ad.size, ad.brand, ad.price, await findAlike(database, ad)],
  });
}

/** The newest ads of the category with the same size and brand, size, or brand. */
async function findAlike(database: Database, { category, brand, size }: SimilarTo): Promise<string[]> {
  const query: Query = (statement) => database.searches.query(statement);
  const searches = [
    ...(brand && size ? [{ category, brand, size }] : []),
    ...(size ? [{ category, size }] : []),
    ...(brand ? [{ category, brand }] : []),
  ];
  const found: string[] = [];
  for (const search of searches)
    found.push(
      ...(await findNewest({ query, synonyms: new Map(), statistics: noStatistics }, search, COMPARED)).ids,
    );
  return [...new Set(found)];
}
