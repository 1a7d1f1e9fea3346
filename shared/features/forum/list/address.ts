// Search parameters of the forum, in the normal form that links, the page and its cache share.
import { omitUndefined, parseListParams } from '../../../list-address.ts';
import { paths } from '../../../paths.ts';
import { FORUM_CATEGORIES, type ForumCategory, POST_SORTS } from '../rules.ts';
import type { PostSearch } from './contract.ts';

/** The parameters of /forum. */
export interface ForumAddress extends PostSearch {
  /** The page number on the screen; the cursor is `after` or `before`. */
  page?: string;
}

const MAX_CURSOR = 100;

/** Parses the parameters; invalid ones, and those that mean "no filter", are left out. */
export function parseForumAddress(params: Readonly<Record<string, unknown>>): ForumAddress {
  const { search, exact, after, before, page } = parseListParams(params, MAX_CURSOR);
  const sort = POST_SORTS.find((one) => one === params['sort']);
  const address = {
    search,
    exact,
    category: FORUM_CATEGORIES.find((one) => one === params['category']),
    sort: sort === POST_SORTS[0] ? undefined : sort,
    after,
    before,
    page,
  };
  return omitUndefined(address);
}

/** The parameters that the API takes. */
export function postSearchOf({ page: _page, ...search }: ForumAddress): PostSearch {
  return search;
}

/** The feed of all posts, or of a category, by the parameter that the list has. */
export function forumFeedPath(category?: ForumCategory): string {
  return category ? `${paths.forumFeed}?category=${encodeURIComponent(category)}` : paths.forumFeed;
}
