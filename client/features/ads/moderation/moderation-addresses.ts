// Addresses of the moderators' table, as its links spell them.
import { parseModerationAddress, type ModerationAddress } from '#shared/features/ads/moderation/address.ts';
import { paths } from '#shared/paths.ts';
import { stringifySearch } from '../../../core/search-params.ts';
import { type AdjacentPages, adjacentPages } from '../../../core/neighbour-pages.ts';

/** Path and query; one table has one address. */
export function moderationHref(address: ModerationAddress): string {
  return paths.adminAds + stringifySearch({ ...parseModerationAddress({ ...address }) });
}

/** The same table asked for something else: one begins at its first page. An empty value takes a filter off. */
export function changeModerationAddress(
  address: ModerationAddress,
  change: Record<string, string | undefined>,
): ModerationAddress {
  const { after: _after, before: _before, page: _page, ad: _ad, ...kept } = address;
  return parseModerationAddress({ ...kept, ...change });
}

/** The neighbouring pages of the table; undefined where there is none. The first page is always as it is now. */
export function neighbourModerationPages(
  address: ModerationAddress,
  places: { next: string | null; previous: string | null },
): AdjacentPages {
  const start = changeModerationAddress(address, {});
  return adjacentPages(address.page, places, (place) => moderationHref({ ...start, ...place }));
}
