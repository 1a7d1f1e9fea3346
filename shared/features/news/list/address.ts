// Search parameters of the news, in the normal form that links, the page and its cache share.
import { paths } from '../../../paths.ts';
import { parseResultAddress } from '../../results/list/address.ts';
import { type NewsCategory, newsCategories } from '../rules.ts';
import type { NewsSearch } from './contract.ts';

/** The parameters of /news. */
export interface NewsAddress extends NewsSearch {
  /** The page number on the screen; the cursor is `after` or `before`. */
  page?: string;
  /** The league whose results are shown beside the list. */
  league?: string;
}

const CURSOR_LENGTH = 100;
const SEARCH_LENGTH = 100;

/** Parses the parameters; invalid ones, and those that mean "no filter", are left out. */
export function parseNewsAddress(params: Readonly<Record<string, unknown>>): NewsAddress {
  const textOf = (name: string, length: number): string | undefined => {
    const value = params[name];
    if (typeof value !== 'string') return undefined;
    const text = value.normalize('NFC').replaceAll('\0', '').trim();
    return text !== '' && text.length <= length ? text : undefined;
  };
  const page = textOf('page', 6);
  const search = textOf('search', SEARCH_LENGTH);
  const address = {
    search,
    exact: search !== undefined && params['exact'] === 'true' ? ('true' as const) : undefined,
    category: newsCategories.find((one) => one === params['category']),
    after: textOf('after', CURSOR_LENGTH),
    before: textOf('before', CURSOR_LENGTH),
    page: page && /^[1-9]\d*$/.test(page) ? page : undefined,
    league: parseResultAddress(params).league,
  };
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined));
}

/** The parameters that the API takes. */
export function newsSearchOf({ page: _page, league: _league, ...search }: NewsAddress): NewsSearch {
  return search;
}

/** The feed of all articles, or of a category, by the parameter that the list has. */
export function newsFeedPath(category?: NewsCategory): string {
  return category ? `${paths.newsFeed}?category=${encodeURIComponent(category)}` : paths.newsFeed;
}
