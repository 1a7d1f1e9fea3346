// Addresses of the list of associations.
import { expect, it } from 'vitest';
import { associationSearchOf, parseAssociationsAddress } from './address.ts';

it('reads filters, and leaves out what is not valid or means no filter', () => {
  const params = {
    search: '  Ek  ',
    county: 'Skåne',
    district: 'Uppland',
    open: 'now',
    at: '2026-11-24T18:30',
    near: '2673730',
    view: 'map',
    page: '2',
  };
  expect(parseAssociationsAddress(params)).toEqual({ ...params, search: 'Ek' });
  expect(
    parseAssociationsAddress({
      search: ' ',
      county: 'Småland',
      open: 'ja',
      at: '2026-11-24',
      view: 'lista',
      page: '0',
    }),
  ).toEqual({});
});

it.each(['2026-02-30T18:30', '2026-11-24T24:00', 'nu'])('ignores the time %s', (at) => {
  expect(parseAssociationsAddress({ open: 'now', at })).toEqual({ open: 'now' });
});

it('has no time without a filter that takes one', () => {
  expect(parseAssociationsAddress({ at: '2026-11-24T18:30' })).toEqual({});
  expect(parseAssociationsAddress({ open: 'any', at: '2026-11-24T18:30' })).toEqual({ open: 'any' });
});

it('leaves out parameters that only the screen uses in the input of the API', () => {
  expect(associationSearchOf({ search: 'ek', near: '7', view: 'map', page: '2', after: 'x' })).toEqual({
    search: 'ek',
    near: 7,
    after: 'x',
  });
});

it.each([
  [
    { search: 'ek', exact: 'true' },
    { search: 'ek', exact: 'true' },
  ],
  [{ search: 'ek', exact: 'ja' }, { search: 'ek' }],
  [{ exact: 'true' }, {}],
])('reads whether a search is exact: %j', (typed, address) => {
  expect(parseAssociationsAddress(typed)).toEqual(address);
});
