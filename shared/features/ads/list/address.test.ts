// The order in the marketplace's address: each list has one address.
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
