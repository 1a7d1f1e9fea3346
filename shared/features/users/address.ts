// The address of the table of people.
import { parseTableAddress, type TablePlace } from '../../table-address.ts';
import type { Role } from '../accounts/roles.ts';

export interface UsersAddress extends TablePlace {
  /** A piece of the name or the e-mail address. */
  search?: string;
  role?: Role;
}

export function parseUsersAddress(params: Readonly<Record<string, unknown>>): UsersAddress {
  return parseTableAddress(params, { role: /^(user|admin|superadmin)$/ });
}

/** The part of an address that is asked of the API. */
export function usersSearchOf(address: UsersAddress): Omit<UsersAddress, 'page'> {
  const { page: _page, ...search } = parseUsersAddress({ ...address });
  return search;
}
