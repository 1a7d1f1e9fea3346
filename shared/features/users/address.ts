// Search parameters of the user table.
import { parseTableAddress, type TablePageParams } from '../../table-address.ts';
import type { Role } from '../accounts/roles.ts';

export interface UsersAddress extends TablePageParams {
  /** A substring of name or e-mail address, or an id. */
  search?: string;
  role?: Role;
  /** The newest first by default. */
  sort?: 'oldest';
}

export function parseUsersAddress(params: Readonly<Record<string, unknown>>): UsersAddress {
  return parseTableAddress(params, { role: /^(user|admin|superadmin)$/, sort: /^oldest$/ });
}

/** The parameters that the API takes. */
export function usersSearchOf(address: UsersAddress): Omit<UsersAddress, 'page'> {
  const { page: _page, ...search } = parseUsersAddress({ ...address });
  return search;
}
