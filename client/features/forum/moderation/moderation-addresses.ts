// URLs of the table of posts and comments.
import {
  type ForumModerationAddress,
  forumModerationSearchOf,
  parseForumModerationAddress,
} from '#shared/features/forum/moderation/address.ts';
import { FORUM_CATEGORIES } from '#shared/features/forum/rules.ts';
import { paths } from '#shared/paths.ts';
import { listAddresses } from '../../../core/list-addresses.ts';

export const {
  hrefOf: forumModerationHref,
  change: changeForumModeration,
  adjacentHrefs: adjacentModerationHrefs,
} = listAddresses({
  path: paths.adminForumPosts,
  parse: parseForumModerationAddress,
  opening: ['item'],
});

/** The input of the table's endpoint; a category that does not exist is no filter. */
export function moderationInput(address: ForumModerationAddress) {
  const { category, ...search } = forumModerationSearchOf(address);
  return { ...search, category: FORUM_CATEGORIES.find((one) => one === category) };
}
