// The parameter of the marketplace's address that switches the correction of spelling off.
import { expect, test } from 'vitest';
import { filterOf, parseAdAddress, searchOf } from './address.ts';

test('an exact search is part of the search, not of its filters', () => {
  const address = parseAdAddress({ exact: 'true', search: 'addidas', city: 'Lund' });
  expect(address).toEqual({ search: 'addidas', city: 'Lund', exact: 'true' });
  expect(searchOf(address)).toEqual(address);
  expect(filterOf(address)).toEqual({ search: 'addidas', city: 'Lund' });
});

test.each([{ exact: 'true' }, { exact: 'true', search: ' ' }, { exact: 'ja', search: '' }])(
  '%j is the whole marketplace: there is nothing to correct',
  (params) => {
    expect(parseAdAddress(params)).toEqual({});
  },
);

test.each(['false', '1', '', 'TRUE'])('any other value (%j) is left out', (exact) => {
  expect(parseAdAddress({ exact, search: 'addidas' })).toEqual({ search: 'addidas' });
});
