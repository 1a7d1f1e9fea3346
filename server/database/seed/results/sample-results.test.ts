// The results of a fresh site add up.
import { expect, test } from 'vitest';
import { startRandom } from '../random.ts';
import { makeResults, type SampleResult, sum } from './sample-results.ts';
import { sampleLeagues } from './sample-teams.ts';

const now = new Date('2026-11-21T14:30:00Z');
const results = makeResults(startRandom(1), now);
const seasons = [...Map.groupBy(results, ({ league, season }) => `${league.slug} ${season}`)];

function isOf(status: SampleResult['status']): SampleResult[] {
  return results.filter((result) => result.status === status);
}

test('two leagues have a whole season in which all meet twice, once at home', () => {
  const full = seasons.filter(([, matches]) => matches[0]?.league.rounds === 'twice');
  expect(full.map(([name]) => name)).toEqual([
    'basketligan-herr 2025/26',
    'basketligan-herr 2026/27',
    'basketligan-dam 2026/27',
  ]);
  for (const [, matches] of full) {
    const pairs = matches.map(({ home, away }) => `${home} ${away}`);
    expect(pairs).toHaveLength(8 * 7);
    expect(new Set(pairs).size).toBe(8 * 7);
  }
});

test('no team has two matches on a day, and plays as often as the others', () => {
  for (const [, matches] of seasons) {
    const days = matches.flatMap(({ home, away, gameDate }) =>
      [home, away].map((team) => `${team} ${gameDate.toISOString().slice(0, 10)}`),
    );
    expect(new Set(days).size).toBe(days.length);
  }
});

test('periods add up to a score with a winner, after overtime if it takes one', () => {
  const finished = results.filter(({ status }) => status === 'finished');
  expect(finished.length).toBeGreaterThan(120);
  const ties = finished.filter(({ homePeriods, awayPeriods }) => sum(homePeriods) === sum(awayPeriods));
  expect(ties).toEqual([]);
  expect(finished.every(({ homePeriods }) => homePeriods.length >= 4)).toBe(true);
  expect(finished.some(({ homePeriods }) => homePeriods.length > 4)).toBe(true);
});

test('two matches are live, in the men’s and the women’s league; later ones are scheduled', () => {
  expect(isOf('live').map(({ league }) => league.slug)).toEqual(['basketligan-herr', 'basketligan-dam']);
  expect(isOf('scheduled').every(({ gameDate }) => gameDate.getTime() > now.getTime() - 7_200_000)).toBe(
    true,
  );
  expect(isOf('finished').every(({ gameDate }) => gameDate < now)).toBe(true);
  expect(new Set(isOf('scheduled').map(({ league }) => league.slug)).size).toBeGreaterThan(3);
});

test('no team plays in two leagues, and a league for children is among them', () => {
  const names = sampleLeagues.flatMap(({ teams }) => teams);
  expect(new Set(names).size).toBe(names.length);
  expect(sampleLeagues.filter(({ isForChildren }) => isForChildren)).toHaveLength(1);
});
