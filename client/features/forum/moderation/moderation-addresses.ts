// URLs of the table of posts and comments.
import {
  type ForumModerationAddress,
  forumModerationSearchOf,
  parseForumModerationAddress,
} from '#shared/features/forum/moderation/address.ts';
import { FORUM_CATEGORIES } from '#shared/features/forum/rules.ts';
import { paths } from '#shared/paths.ts';
import { type AdjacentPages, adjacentPages } from '../../../core/adjacent-pages.ts';
import { stringifySearch } from '../../../core/search-params.ts';

export function forumModerationHref(address: ForumModerationAddress): string {
  return paths.adminForumPosts + stringifySearch({ ...parseForumModerationAddress({ ...address }) });
}

/** Changes the filters and returns to the first page. */
export function changeForumModeration(
  address: ForumModerationAddress,
  change: Readonly<Record<string, string | undefined>>,
): ForumModerationAddress {
  const { after: _after, before: _before, page: _page, item: _item, ...rest } = address;
  return parseForumModerationAddress({ ...rest, ...change });
}

export function adjacentModerationHrefs(
  address: ForumModerationAddress,
  cursors: { next: string | null; previous: string | null },
): AdjacentPages {
  const start = changeForumModeration(address, {});
  return adjacentPages(address.page, cursors, (params) => forumModerationHref({ ...start, ...params }));
}

/** The input of the table's endpoint; a category that does not exist is no filter. */
export function moderationInput(address: ForumModerationAddress) {
  const { category, ...search } = forumModerationSearchOf(address);
  return { ...search, category: FORUM_CATEGORIES.find((one) => one === category) };
}
