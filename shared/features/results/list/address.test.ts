// Addresses of lists of results.
import { expect, test } from 'vitest';
import { parseResultAddress, resultsPath } from './address.ts';

test('an address has its parameters in one order, and only valid ones', () => {
  const after = 'n1700000000000000.0b7f6a52-7f0e-4a53-9f6e-2f1f4f8f7a11';
  expect(resultsPath({ after, league: 'nba' })).toBe(`/results?league=nba&after=${after}`);
  expect(resultsPath({ team: 'norra', part: 'played', season: '2026/27' })).toBe(
    '/results?team=norra&season=2026%2F27&part=played',
  );
  expect(resultsPath({})).toBe('/results');
  const invalid = { league: 'NBA!', team: ['a'], season: '2026', part: 'all', after: 'x', other: 'y' };
  expect(parseResultAddress(invalid)).toEqual({});
});
