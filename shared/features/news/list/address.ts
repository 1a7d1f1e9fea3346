// Search parameters of the news, in the normal form that links, the page and its cache share.
import { omitUndefined, parseListParams } from '../../../list-address.ts';
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

const MAX_CURSOR = 100;

/** Parses the parameters; invalid ones, and those that mean "no filter", are left out. */
export function parseNewsAddress(params: Readonly<Record<string, unknown>>): NewsAddress {
  const { search, exact, after, before, page } = parseListParams(params, MAX_CURSOR);
  const address = {
    search,
    exact,
    category: newsCategories.find((one) => one === params['category']),
    after,
    before,
    page,
    league: parseResultAddress(params).league,
  };
  return omitUndefined(address);
}

/** The parameters that the API takes. */
export function newsSearchOf({ page: _page, league: _league, ...search }: NewsAddress): NewsSearch {
  return search;
}

/** The feed of all articles, or of a category, by the parameter that the list has. */
export function newsFeedPath(category?: NewsCategory): string {
  return category ? `${paths.newsFeed}?category=${encodeURIComponent(category)}` : paths.newsFeed;
}
