// The address that downloads a list of the back office as a CSV file.
import { stringifySearch } from './search-params.ts';

/** The file has all pages of the list, with its filters and order; the server ignores parameters that only the page uses. */
export function fileHref(
  list: `/admin/${string}`,
  {
    after: _after,
    before: _before,
    page: _page,
    ...filters
  }: object & { after?: string; before?: string; page?: string },
): string {
  return `/api${list}.csv${stringifySearch(filters)}`;
}
