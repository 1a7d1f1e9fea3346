// Addresses of the list of tournaments and its calendar.
import { expect, it } from 'vitest';
import { parseTournamentsAddress, tournamentsCalendarPath, tournamentSearchOf } from './address.ts';

const params = {
  search: '  Ek  ',
  region: 'norden',
  type: 'clinic',
  level: 'youth',
  month: '2026-12',
  price: '500',
  near: '2673730',
  within: '20',
  when: 'past',
  view: 'map',
  page: '2',
};

it('reads filters, and leaves out what is not valid or means no filter', () => {
  expect(parseTournamentsAddress(params)).toEqual({ ...params, search: 'Ek' });
  expect(
    parseTournamentsAddress({
      search: ' ',
      region: 'alla',
      type: 'match',
      level: 'open',
      month: '2026-13',
      price: '7',
      near: 'x',
      within: '20',
      when: 'nu',
      view: 'lista',
      page: '0',
    }),
  ).toEqual({});
  // The usual distance is not in the address.
  expect(parseTournamentsAddress({ near: '7', within: '10' })).toEqual({ near: '7' });
});

it('leaves out parameters that only the screen uses in the input of the API', () => {
  const address = { search: 'ek', near: '7', view: 'map', page: '2', after: 'x' } as const;
  expect(tournamentSearchOf(address)).toEqual({ search: 'ek', near: 7, after: 'x' });
});

it('has a calendar of the filters', () => {
  expect(tournamentsCalendarPath({})).toBe('/tournaments.ics');
  expect(tournamentsCalendarPath(parseTournamentsAddress({ ...params, search: 'Å', month: '' }))).toBe(
    '/tournaments.ics?search=%C3%85&region=norden&type=clinic&level=youth&price=500&near=2673730&within=20',
  );
});

it.each([
  [
    { search: 'ek', exact: 'true' },
    { search: 'ek', exact: 'true' },
  ],
  [{ search: 'ek', exact: 'ja' }, { search: 'ek' }],
  [{ exact: 'true' }, {}],
])('reads whether a search is exact: %j', (typed, address) => {
  expect(parseTournamentsAddress(typed)).toEqual(address);
});
