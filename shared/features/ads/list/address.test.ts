// Parameters in the marketplace's address: each list has one address.
import { expect, test } from 'vitest';
import { parseAdAddress } from './address.ts';

test.each([
  [{ search: 'skor' }, {}],
  [{ search: 'skor', sort: 'best' }, {}],
  [{ search: 'skor', sort: 'newest' }, { sort: 'newest' }],
  [{ search: 'skor', sort: 'dearest' }, { sort: 'dearest' }],
  [{ sort: 'newest' }, {}],
  [{ sort: 'best' }, {}],
  [{ sort: 'cheapest' }, { sort: 'cheapest' }],
])('the default order of %j has no parameter', (params, { sort }: { sort?: string }) => {
  expect(parseAdAddress(params).sort).toBe(sort);
});

test.each([
  ['1250', '1250'],
  ['1 250 kr', '1250'],
  ['1.250', '1250'],
  ['500:-', '500'],
  ['1250,00', '1250'],
  ['0', undefined],
  ['-5', undefined],
  ['99999999', undefined],
  ['billigt', undefined],
])('the price limit %j is %j', (typed, limit) => {
  const found = parseAdAddress({ min: typed, max: typed });
  expect([found.min, found.max]).toEqual([limit, limit]);
});

test('"all" is no filter, but a word to search for', () => {
  expect(parseAdAddress({ search: 'all', category: 'all', region: 'all', price: 'all' })).toEqual({
    search: 'all',
  });
});

test.each(['search', 'region', 'city', 'category', 'brand', 'size'])('NUL is removed from %s', (name) => {
  expect(parseAdAddress({ [name]: 'a\0b' })).toEqual({ [name]: 'ab' });
  expect(parseAdAddress({ [name]: '\0' })).toEqual({});
});

test.each([
  ['a'.repeat(101), 'a'.repeat(100)],
  [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
  [`${'a'.repeat(99)}🏀`, 'a'.repeat(99)],
])('a search of more than 100 characters is cut: %j', (search, cut) => {
  expect(parseAdAddress({ search })).toEqual({ search: cut });
});
