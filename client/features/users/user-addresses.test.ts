// Addresses of the user table.
import { describe, expect, it } from 'vitest';
import { changeUsers, adjacentUserHrefs, usersHref } from './user-addresses.ts';

it('contain set parameters only', () => {
  expect(usersHref({})).toBe('/admin/users');
  expect(usersHref({ search: 'åsa', role: 'admin' })).toBe('/admin/users?search=%C3%A5sa&role=admin');
});

describe('a change', () => {
  it('resets to the first page', () => {
    expect(changeUsers({ role: 'admin', after: 'n1', page: '4' }, { search: 'åsa' })).toEqual({
      role: 'admin',
      search: 'åsa',
    });
  });

  it('clears a filter, and ignores an unknown role', () => {
    expect(changeUsers({ role: 'admin' }, { role: '' })).toEqual({});
    expect(changeUsers({}, { role: 'owner' })).toEqual({});
  });
});

it('adjacent pages include the filters', () => {
  const { nextHref, previousHref } = adjacentUserHrefs(
    { role: 'user', after: 'n1', page: '3' },
    { next: 'n2', previous: 'n0' },
  );
  expect(nextHref).toBe('/admin/users?role=user&after=n2&page=4');
  expect(previousHref).toBe('/admin/users?role=user&before=n0&page=2');
});
