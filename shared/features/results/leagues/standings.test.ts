// The table of a league, with the examples of the rules and properties that hold for all matches.
import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PlayedMatch, type PointsRule, rankTeams, type Standing } from './standings.ts';

/** "A-B 100-55" per row. */
function matchesOf(text: string): PlayedMatch[] {
  return text
    .trim()
    .split('\n')
    .map((row) => {
      const [, home = '', away = '', homeScore, awayScore, forfeit] =
        /(\w+)-(\w+) (\d+)-(\d+)( forfeit)?/.exec(row) ?? [];
      return {
        home,
        away,
        homeScore: Number(homeScore),
        awayScore: Number(awayScore),
        isForfeit: Boolean(forfeit),
      };
    });
}

const order = (text: string, rule: PointsRule = 'fiba') =>
  rankTeams(matchesOf(text), { rule }).map(({ position, team }) => `${position} ${team}`);

describe('the examples of the rules', () => {
  const first = `
    A-B 100-55
    A-C 90-85
    A-D 75-80
    B-C 100-95
    B-D 80-75
    C-D 60-55`;

  test('two pairs are tied: the winner of the match between them is before the other', () => {
    expect(order(first)).toEqual(['1 A', '2 B', '3 C', '4 D']);
    expect(rankTeams(matchesOf(first), { rule: 'fiba' })[0]).toEqual({
      team: 'A',
      position: 1,
      played: 3,
      won: 2,
      lost: 1,
      scored: 265,
      conceded: 220,
      points: 5,
    });
  });

  test('three are tied: the difference between them places one, and the match between the other two places those', () => {
    expect(
      order(`
        A-B 100-55
        A-C 90-85
        A-D 120-75
        B-C 100-85
        B-D 75-80
        C-D 65-55`),
    ).toEqual(['1 A', '2 B', '3 C', '4 D']);
  });
});

/** Source: FIBA Official Basketball Rules, D.2.3–D.2.7; the first two are above. */
test.each<[string, string, string]>([
  [
    '3: the difference between three tied ones goes before the match of two of them',
    'CDBA',
    `A-B 85-90 A-C 55-100 A-D 75-120 B-C 100-95 B-D 75-85
      C-D 65-55`,
  ],
  [
    '4: their differences are equal, points scored between them are not',
    'BCDA',
    `A-B 85-90 A-C 55-100 A-D 75-120 B-C 100-90 B-D 75-85
      C-D 65-55`,
  ],
  [
    '5: four are tied; two are placed, and the other two by their match',
    'ABDCEF',
    `A-B 100-55 A-C 85-90 A-D 120-75 A-E 80-100 A-F 85-80
      B-C 100-95 B-D 80-75 B-E 75-80 B-F 110-90 C-D 55-60
      C-E 90-75 C-F 105-75 D-E 70-45 D-F 65-60 E-F 75-80`,
  ],
  [
    '6: five are tied; two are placed, and it begins again for three',
    'CABEDF',
    `A-B 71-65 A-C 85-86 A-D 77-75 A-E 80-86 A-F 85-80
      B-C 88-87 B-D 80-75 B-E 75-76 B-F 95-90 C-D 95-100
      C-E 82-75 C-F 105-75 D-E 68-67 D-F 65-60 E-F 80-75`,
  ],
  [
    '7: five are tied; the first and the last are placed, and it begins again for those between',
    'CBDEAF',
    `A-B 73-71 A-C 85-86 A-D 77-75 A-E 90-96 A-F 85-80
      B-C 88-87 B-D 80-79 B-E 79-80 B-F 95-90 C-D 95-96
      C-E 82-75 C-F 105-75 D-E 68-67 D-F 80-75 E-F 80-75`,
  ],
])('example %s', (_example, teams, matches) => {
  const placed = [...teams].map((team, index) => `${index + 1} ${team}`);
  expect(order(matches.replaceAll(/\s+(?=[A-F]-)/g, '\n'))).toEqual(placed);
});

describe('what separates tied teams', () => {
  test('points scored between them, when the differences are equal', () => {
    expect(
      order(`
        A-B 90-80
        B-C 95-85
        C-A 70-60`),
    ).toEqual(['1 B', '2 C', '3 A']);
  });

  test('the difference of all matches, when the matches between them decide nothing', () => {
    expect(
      order(`
        A-B 80-70
        B-A 80-70
        A-X 90-60
        B-X 85-60`),
    ).toEqual(['1 A', '2 B', '3 X']);
  });

  test('finally, points scored in all matches', () => {
    expect(
      order(`
        A-B 80-70
        B-A 80-70
        A-X 85-60
        B-X 95-70`),
    ).toEqual(['1 B', '2 A', '3 X']);
  });

  test('teams that nothing separates share a position, and the next one is left out', () => {
    expect(
      order(`
        A-B 80-70
        B-A 80-70
        A-X 85-60
        B-X 85-60`),
    ).toEqual(['1 A', '1 B', '3 X']);
  });

  test('the result of a match between tied teams precedes a greater difference', () => {
    expect(
      order(`
        A-B 71-70
        A-X 60-110
        B-X 110-60
        B-Y 110-60
        A-Y 71-70
        X-Y 60-70`).slice(0, 2),
    ).toEqual(['1 A', '2 B']);
  });
});

describe('points', () => {
  const matches = `
    A-B 80-70
    A-C 20-0 forfeit`;
  const pointsBy = (rule: PointsRule) =>
    Object.fromEntries(rankTeams(matchesOf(matches), { rule }).map(({ team, points }) => [team, points]));

  test('are 2, 1, and 0 for a forfeit by the rules of FIBA', () => {
    expect(pointsBy('fiba')).toEqual({ A: 4, B: 1, C: 0 });
  });

  test('are 2 and 0 in Swedish leagues', () => {
    expect(pointsBy('swedish')).toEqual({ A: 4, B: 0, C: 0 });
  });
});

test('teams that have not played are last, and a match without a winner does not count', () => {
  const matches = matchesOf(`
    A-B 80-70
    B-C 70-70`);
  const table = rankTeams(matches, { teams: ['D'], rule: 'fiba' });
  expect(table.map(({ team, played }) => [team, played])).toEqual([
    ['A', 1],
    ['B', 1],
    ['D', 0],
  ]);
});

const TEAMS = ['A', 'B', 'C', 'D', 'E'];
const match = record({
  home: constantFrom(...TEAMS),
  away: constantFrom(...TEAMS),
  homeScore: integer({ min: 60, max: 66 }),
  awayScore: integer({ min: 60, max: 66 }),
  isForfeit: boolean(),
}).filter(({ home, away }) => home !== away);
const season = array(match, { maxLength: 25 });
const rule = constantFrom<PointsRule>('fiba', 'swedish');
const sum = (table: readonly Standing[], valueOf: (row: Standing) => number) =>
  table.reduce((total, row) => total + valueOf(row), 0);

describe('for all seasons', () => {
  test('every team is in the table once, and wins equal losses, as points scored equal those conceded', () => {
    assert(
      property(season, rule, (matches, byRule) => {
        const table = rankTeams(matches, { teams: TEAMS, rule: byRule });
        expect(table.map(({ team }) => team).toSorted()).toEqual(TEAMS);
        expect(sum(table, ({ won }) => won)).toBe(sum(table, ({ lost }) => lost));
        expect(sum(table, ({ scored }) => scored)).toBe(sum(table, ({ conceded }) => conceded));
      }),
    );
  });

  test('points and positions never rise down the table, and positions count the teams before', () => {
    assert(
      property(season, rule, (matches, byRule) => {
        const table = rankTeams(matches, { rule: byRule });
        expect(table[0]?.position ?? 1).toBe(1);
        for (const [index, before] of table.slice(0, -1).entries()) {
          const row = table[index + 1];
          expect(row?.points).toBeLessThanOrEqual(before.points);
          expect([before.position, index + 2]).toContain(row?.position);
        }
      }),
    );
  });

  test('the order of the matches and the names of the teams change nothing', () => {
    const renamed = new Map(TEAMS.map((team, index) => [team, `Z${TEAMS.length - index}`]));
    const rename = (team: string) => renamed.get(team) ?? team;
    assert(
      property(season, rule, (matches, byRule) => {
        const positions = (of: readonly PlayedMatch[], nameOf: (team: string) => string) =>
          new Map(rankTeams(of, { rule: byRule }).map(({ team, position }) => [nameOf(team), position]));
        const others = matches.toReversed().map(({ home, away, homeScore, awayScore, isForfeit }) => ({
          home: rename(home),
          away: rename(away),
          homeScore,
          awayScore,
          isForfeit,
        }));
        expect(positions(others, (team) => team)).toEqual(positions(matches, rename));
      }),
    );
  });

  test('two teams alone with equal points are placed by the matches between them', () => {
    assert(
      property(season, (matches) => {
        const table = rankTeams(matches, { rule: 'fiba' });
        const pairs = [...Map.groupBy(table, ({ points }) => points).values()].filter(
          ({ length }) => length === 2,
        );
        const wrong = pairs.filter(([upper, lower]) => {
          const names = new Set([upper?.team, lower?.team]);
          const between = rankTeams(
            matches.filter(({ home, away }) => names.has(home) && names.has(away)),
            { rule: 'fiba' },
          );
          const pointsOf = (team: string | undefined) =>
            between.find((row) => row.team === team)?.points ?? 0;
          return pointsOf(upper?.team) < pointsOf(lower?.team);
        });
        expect(wrong).toEqual([]);
      }),
    );
  });
});
