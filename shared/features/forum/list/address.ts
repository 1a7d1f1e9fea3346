// Search parameters of the forum, in the normal form that links, the page and its cache share.
import { paths } from '../../../paths.ts';
import { FORUM_CATEGORIES, type ForumCategory, POST_SORTS } from '../rules.ts';
import type { PostSearch } from './contract.ts';

/** The parameters of /forum. */
export interface ForumAddress extends PostSearch {
  /** The page number on the screen; the cursor is `after` or `before`. */
  page?: string;
}

const CURSOR_LENGTH = 100;
const SEARCH_LENGTH = 100;

/** Parses the parameters; invalid ones, and those that mean "no filter", are left out. */
export function parseForumAddress(params: Readonly<Record<string, unknown>>): ForumAddress {
  const textOf = (name: string, length: number): string | undefined => {
    const value = params[name];
    if (typeof value !== 'string') return undefined;
    const text = value.normalize('NFC').replaceAll('\0', '').trim();
    return text !== '' && text.length <= length ? text : undefined;
  };
  const sort = POST_SORTS.find((one) => one === params['sort']);
  const page = textOf('page', 6);
  const search = textOf('search', SEARCH_LENGTH);
  const address = {
    search,
    exact: search !== undefined && params['exact'] === 'true' ? ('true' as const) : undefined,
    category: FORUM_CATEGORIES.find((one) => one === params['category']),
    sort: sort === POST_SORTS[0] ? undefined : sort,
    after: textOf('after', CURSOR_LENGTH),
    before: textOf('before', CURSOR_LENGTH),
    page: page && /^[1-9]\d*$/.test(page) ? page : undefined,
  };
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined));
}

/** The parameters that the API takes. */
export function postSearchOf({ page: _page, ...search }: ForumAddress): PostSearch {
  return search;
}

/** The feed of all posts, or of a category, by the parameter that the list has. */
export function forumFeedPath(category?: ForumCategory): string {
  return category ? `${paths.forumFeed}?category=${encodeURIComponent(category)}` : paths.forumFeed;
}
