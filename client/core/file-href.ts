// The address of a list of the back office as a file.
import { stringifySearch } from './search-params.ts';

/** All pages with the filters and order of the list; the server ignores parameters that only the page knows. */
export function fileHref(
  list: `/admin/${string}`,
  {
    after: _after,
    before: _before,
    page: _page,
    ...filters
  }: { after?: string; before?: string; page?: string },
): string {
  return `/api${list}.csv${stringifySearch(filters)}`;
}
