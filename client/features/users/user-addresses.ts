// Addresses of the user table.
import { parseUsersAddress, type UsersAddress } from '#shared/features/users/address.ts';
import { paths } from '#shared/paths.ts';
import { adjacentPages, type AdjacentPages } from '../../core/adjacent-pages.ts';
import { stringifySearch } from '../../core/search-params.ts';

/** Path and query; each table state has one address. */
export function usersHref(address: UsersAddress): string {
  return paths.adminUsers + stringifySearch({ ...parseUsersAddress({ ...address }) });
}

/** The address with other filters, at the first page. An empty value clears a filter. */
export function changeUsers(address: UsersAddress, change: Record<string, string | undefined>): UsersAddress {
  const { after: _after, before: _before, page: _page, ...filters } = address;
  return parseUsersAddress({ ...filters, ...change });
}

export function adjacentUserHrefs(
  address: UsersAddress,
  places: { next: string | null; previous: string | null },
): AdjacentPages {
  const start = changeUsers(address, {});
  return adjacentPages(address.page, places, (place) => usersHref({ ...start, ...place }));
}
