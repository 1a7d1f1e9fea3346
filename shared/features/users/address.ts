// The address of the table of people: what it is asked for, and how far into it one has come.
import { type Role } from '../accounts/roles.ts';
import { MAX_USER_SEARCH } from './rules.ts';

export interface UsersAddress {
  search?: string;
  role?: Role;
  after?: string;
  before?: string;
  /** The number shown between the arrows; the place itself is `after` or `before`. */
  page?: string;
}

const roles: readonly Role[] = ['user', 'admin', 'superadmin'];

/** Reads the address; what it does not understand is left out. */
export function parseUsersAddress(params: Record<string, unknown>): UsersAddress {
  const text = (name: string): string => {
    const given = params[name];
    return typeof given === 'string' ? given.trim() : '';
  };
  const search = text('search').slice(0, MAX_USER_SEARCH);
  const role = roles.find((one) => one === text('role'));
  const [after, before] = [text('after'), text('before')];
  return {
    ...(search && { search }),
    ...(role && { role }),
    ...(after && after.length <= 200 && { after }),
    ...(before && before.length <= 200 && { before }),
    ...(/^[1-9]\d{0,5}$/.test(text('page')) && { page: text('page') }),
  };
}

/** The part of an address that is asked of the API. */
export function usersSearchOf({ search, role, after, before }: UsersAddress): UsersAddress {
  return { search, role, after, before };
}
