// The links of the table of people.
import { describe, expect, it } from 'vitest';
import { changeUsers, neighbourUsers, usersHref } from './user-addresses.ts';

it('spells only what is asked for', () => {
  expect(usersHref({})).toBe('/admin/users');
  expect(usersHref({ search: 'åsa', role: 'admin' })).toBe('/admin/users?search=%C3%A5sa&role=admin');
});

describe('a change', () => {
  it('begins at the first page', () => {
    expect(changeUsers({ role: 'admin', after: 'n1', page: '4' }, { search: 'åsa' })).toEqual({
      role: 'admin',
      search: 'åsa',
    });
  });

  it('takes a filter off, and leaves out what is no role', () => {
    expect(changeUsers({ role: 'admin' }, { role: '' })).toEqual({});
    expect(changeUsers({}, { role: 'owner' })).toEqual({});
  });
});

it('the neighbours of a page keep the filters', () => {
  const { nextHref, previousHref } = neighbourUsers(
    { role: 'user', after: 'n1', page: '3' },
    { next: 'n2', previous: 'n0' },
  );
  expect(nextHref).toBe('/admin/users?role=user&after=n2&page=4');
  expect(previousHref).toBe('/admin/users?role=user&before=n0&page=2');
});
