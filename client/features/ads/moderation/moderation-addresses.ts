// Addresses of the moderators' table, as its links spell them.
import { parseReviewAddress, type ReviewAddress } from '#shared/features/ads/moderation/address.ts';
import { paths } from '#shared/paths.ts';
import { stringifySearch } from '../../../core/search-params.ts';
import { type NeighbourPages, neighbourPages } from '../../../core/neighbour-pages.ts';

/** Path and query; one table has one address. */
export function reviewHref(address: ReviewAddress): string {
  return paths.adminAds + stringifySearch({ ...parseReviewAddress({ ...address }) });
}

/** The same table asked for something else: one begins at its first page. An empty value takes a filter off. */
export function changeReview(
  address: ReviewAddress,
  change: Record<string, string | undefined>,
): ReviewAddress {
  const { after: _after, before: _before, page: _page, ad: _ad, ...kept } = address;
  return parseReviewAddress({ ...kept, ...change });
}

/** The neighbouring pages of the table; undefined where there is none. The first page is always as it is now. */
export function neighbourReviews(
  address: ReviewAddress,
  places: { next: string | null; previous: string | null },
): NeighbourPages {
  const start = changeReview(address, {});
  return neighbourPages(address.page, places, (place) => reviewHref({ ...start, ...place }));
}
