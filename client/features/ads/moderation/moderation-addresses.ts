// URLs of the moderation table.
import { parseModerationAddress, type ModerationAddress } from '#shared/features/ads/moderation/address.ts';
import { paths } from '#shared/paths.ts';
import { stringifySearch } from '../../../core/search-params.ts';
import { type AdjacentPages, adjacentPages } from '../../../core/adjacent-pages.ts';

/** Path and query; each view of the table has one canonical URL. */
export function moderationHref(address: ModerationAddress): string {
  return paths.adminAds + stringifySearch({ ...parseModerationAddress({ ...address }) });
}

/** Changes the search and returns to the first page. An empty value removes a filter. */
export function changeModerationAddress(
  address: ModerationAddress,
  change: Record<string, string | undefined>,
): ModerationAddress {
  const { after: _after, before: _before, page: _page, ad: _ad, ...rest } = address;
  return parseModerationAddress({ ...rest, ...change });
}

/** URLs of the previous and next page, undefined at the ends. The first page has no cursor, so it is always current. */
export function adjacentModerationHrefs(
  address: ModerationAddress,
  cursors: { next: string | null; previous: string | null },
): AdjacentPages {
  const start = changeModerationAddress(address, {});
  return adjacentPages(address.page, cursors, (cursor) => moderationHref({ ...start, ...cursor }));
}
