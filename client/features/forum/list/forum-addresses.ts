// URLs of the forum.
import { type ForumAddress, parseForumAddress } from '#shared/features/forum/list/address.ts';
import { paths } from '#shared/paths.ts';
import { type AdjacentPages, adjacentPages } from '../../../core/adjacent-pages.ts';
import { stringifySearch } from '../../../core/search-params.ts';

/** Path and query with the parameters in a fixed order, so that each list has one canonical URL. */
export function forumHref(address: ForumAddress): string {
  return paths.forum + stringifySearch({ ...parseForumAddress({ ...address }) });
}

/** Changes the list and returns to its first page. An empty value removes a filter. */
export function changeForumAddress(
  address: ForumAddress,
  change: Readonly<Record<string, string | undefined>>,
): ForumAddress {
  const { after: _after, before: _before, page: _page, ...rest } = address;
  return parseForumAddress({ ...rest, ...change });
}

/** URLs of the previous and next page, undefined at the ends. */
export function adjacentForumHrefs(
  address: ForumAddress,
  cursors: { next: string | null; previous: string | null },
): AdjacentPages {
  const start = changeForumAddress(address, {});
  return adjacentPages(address.page, cursors, (params) => forumHref({ ...start, ...params }));
}
