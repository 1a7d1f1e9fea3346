// SQL for ads similar to one.
import type { AdCard } from '#shared/features/ads/ad-schemas.ts';
import type { AUDIENCES } from '#shared/features/ads/attributes/attribute-values.ts';
import type { Services } from '../../../core/http/request.ts';
import { noStatistics, type TermStatistics } from '../../../core/search/conditions.ts';
import { documentTerms, STRONG } from '../../../core/search/document-terms.ts';
import { itemTerms, titleHas } from '../../../core/search/item-terms.ts';
import { loadTermStatistics } from '../../../core/search/term-statistics.ts';
import { isListed } from '../../../database/ad-visibility.ts';
import type { Database } from '../../../database/connection.ts';
import type { Query } from '../../../database/statement-timeout.ts';
import type { AdDetailRow } from '../queries.ts';
import { readListedCards } from './list-queries.ts';
import { countiesByDistance } from './near-counties.ts';
import { findMeeting, findNewest } from './read-page.ts';

export type SimilarTo = Pick<
  AdDetailRow,
  'id' | 'title' | 'category' | 'county' | 'price' | 'brand' | 'model' | 'size' | 'audience'
>;

/** How many ads of the same item, size or brand, or for children too, are compared. */
const COMPARED = 20;
/** Terms of the item that are compared, the rarest: the others fit many ads. */
const MAX_TERMS = 4;
/** Ads with the two rarest terms are most likely the same item, also if their titles differ otherwise. */
const DISTINCTIVE = 2;
/** Sizes of children and adults are hardly ever the same, and those who look for one have no use for the other. */
const FOR_CHILDREN: (typeof AUDIENCES)[number] = 'Junior';

/**
 * Unsold public ads of the same category, the most alike first: an ad of the same item counts more than one of the same
 * size, and that more than one of the same brand. An item for children is compared with others for children, which count
 * more than one of the same brand. Of ads that are equally alike, those from the same county come first,
 * then those from the nearest, and then those with the closest price.
 */
export async function listRelatedAds(services: Reading, ad: SimilarTo, limit: number): Promise<AdCard[]> {
  const counties = [...countiesByDistance(ad.county), ''];
  const statistics = await loadTermStatistics(services, 'ads');
  const terms = rareTerms(ad, statistics).map(titleHas);
  return readListedCards(services.database, {
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
              select 3.0 * (select count(*) from unnest($9::text[]) as term where words @@ term::tsquery)
                  / greatest(1, cardinality($9::text[]))
                + 2 * (size = $5 and $5 <> '')::integer
                + 1.5 * (audience = $10 and $10 = '${FOR_CHILDREN}')::integer
                + (lower(brand) = lower($6) and $6 <> '')::integer) as alike (likeness)
           where id in (select id from nearest union select unnest($8::uuid[])) and id <> $3
             and ${isListed()} and sale_state <> 'sold'
           order by place limit $4`,
    order: 'chosen.place',
    values: [
      counties,
      ad.category,
      ad.id,
      limit,
      ad.size,
      ad.brand,
      ad.price,
      await findAlike(services.database, ad, { terms, statistics }),
      terms,
      ad.audience,
    ],
  });
}

type Reading = Pick<Services, 'database' | 'answerCache'>;

/** The terms of the item that say more than the category and the brand do, the rarest first. */
function rareTerms({ title, model, category, brand }: SimilarTo, { shares }: TermStatistics): string[] {
  const known = new Set([...documentTerms([{ text: category, level: 'group' }]), ...itemTerms(brand)]);
  const shareOf = (term: string): number => shares.get(STRONG + term) ?? 0;
  return itemTerms(`${title}, ${model}`)
    .filter((term) => !known.has(term))
    .toSorted((one, other) => shareOf(one) - shareOf(other))
    .slice(0, MAX_TERMS);
}

/** Ids of the newest ads of the category that are the same item, have the same size or brand, or are for children too. */
async function findAlike(
  database: Database,
  { category, brand, size, audience }: SimilarTo,
  { terms, statistics }: { terms: readonly string[]; statistics: TermStatistics },
): Promise<string[]> {
  const query: Query = (statement) => database.searches.query(statement);
  const conditions = [
    ...(terms.length > 1 ? [terms.slice(0, DISTINCTIVE)] : []),
    ...(terms.length > 0 ? [[terms.join(' | ')]] : []),
  ];
  const searches = [
    ...(brand && size ? [{ category, brand, size }] : []),
    ...(size ? [{ category, size }] : []),
    ...(brand ? [{ category, brand }] : []),
    ...(audience === FOR_CHILDREN ? [{ category, audience }] : []),
  ];
  const found: string[] = [];
  for (const each of conditions) {
    // The second lookup is for ads with a term in common, which enough ads of the same item precede.
    if (found.length === COMPARED) break;
    found.push(
      ...(await findMeeting({ query, statistics }, { filters: { category }, conditions: each }, COMPARED)),
    );
  }
  for (const search of searches)
    found.push(
      ...(await findNewest({ query, synonyms: new Map(), statistics: noStatistics }, search, COMPARED)).ids,
    );
  return [...new Set(found)];
}
