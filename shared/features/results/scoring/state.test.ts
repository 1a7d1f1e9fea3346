// Score, periods and status after events.
import { expect, test } from 'vitest';
import { applyAction, correctScore, type ScoreState, type ScoringAction, undoAction } from './state.ts';

const scheduled: ScoreState = {
  status: 'scheduled',
  homeScore: null,
  awayScore: null,
  period: null,
  homePeriods: [],
  awayPeriods: [],
};
const start: ScoringAction = { kind: 'start' };
const end: ScoringAction = { kind: 'end' };
const points = (side: 'home' | 'away', scored: number, period = 1): ScoringAction => ({
  kind: 'points',
  side,
  points: scored,
  period,
});
const period = (number: number): ScoringAction => ({ kind: 'period', period: number });

/** The state after all these; fails when one is refused. */
function play(...actions: ScoringAction[]): ScoreState {
  let state = scheduled;
  for (const action of actions) {
    const next = applyAction(state, action);
    if (typeof next === 'string') throw new Error(next);
    state = next;
  }
  return state;
}

test('points count for the period in which the scorer saw them', () => {
  expect(play(start, points('home', 2), period(2), points('away', 3, 1), points('away', 1, 2), end)).toEqual({
    status: 'finished',
    homeScore: 2,
    awayScore: 4,
    period: 2,
    homePeriods: [2, 0],
    awayPeriods: [3, 1],
  });
});

test('a second start, an earlier period and a second end change nothing', () => {
  const live = play(start, period(3));
  expect(applyAction(live, start)).toBe(live);
  expect(applyAction(live, period(2))).toBe(live);
  const over = play(start, end);
  expect(applyAction(over, end)).toBe(over);
});

test('points are refused before the start and after the end', () => {
  expect(applyAction(scheduled, points('home', 2))).toBe('not-started');
  expect(applyAction(play(start, end), points('home', 2))).toBe('finished');
  expect(applyAction(play(start, end), start)).toBe('finished');
});

test('each undo restores the state before', () => {
  const actions = [start, points('home', 3), period(2), points('away', 2, 2), end];
  const states = actions.map((_action, index) => play(...actions.slice(0, index)));
  let state: ScoreState | string = play(...actions);
  for (const [index, action] of [...actions.entries()].toReversed()) {
    if (typeof state === 'string') throw new Error(state);
    state = undoAction(state, action);
    // A period without points may be listed as zero.
    expect(state).toMatchObject({
      ...states[index],
      homePeriods: expect.any(Array),
      awayPeriods: expect.any(Array),
    });
  }
  expect(state).toEqual(scheduled);
});

test('undoing points in any order gives the same score as if they had never been entered', () => {
  // A small generator with a fixed seed, so that a failure can be repeated.
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let round = 0; round < 200; round += 1) {
    const scored = Array.from({ length: 12 }, () =>
      points(random(2) === 0 ? 'home' : 'away', 1 + random(3), 1 + random(4)),
    );
    const left = scored.filter(() => random(3) > 0);
    let state = play(start, period(4), ...scored);
    for (const action of scored.filter((each) => !left.includes(each))) {
      const next = undoAction(state, action);
      if (typeof next === 'string') throw new Error(next);
      state = next;
    }
    const sums = (side: 'home' | 'away') =>
      [1, 2, 3, 4].map((number) =>
        left.reduce(
          (sum, each) =>
            each.kind === 'points' && each.side === side && each.period === number ? sum + each.points : sum,
          0,
        ),
      );
    const total = (side: 'home' | 'away') => sums(side).reduce((sum, each) => sum + each, 0);
    expect([state.homeScore, state.awayScore]).toEqual([total('home'), total('away')]);
    expect([state.homePeriods, state.awayPeriods]).toEqual([sums('home'), sums('away')]);
  }
});

test('a start or period with points is not undone', () => {
  expect(undoAction(play(start, points('home', 1)), start)).toBe('has-points');
  expect(undoAction(play(start, period(2)), start)).toBe('later-period');
  expect(undoAction(play(start, period(2), points('home', 1, 2)), period(2))).toBe('has-points');
  expect(undoAction(play(start, period(2), period(3)), period(2))).toBe('later-period');
});

test('the difference of a correction belongs to the current period', () => {
  const live = play(start, points('home', 3), period(2), points('home', 2, 2), points('away', 2, 2));
  expect(correctScore(live, { status: 'live', homeScore: 4, awayScore: 3 })).toMatchObject({
    homeScore: 4,
    awayScore: 3,
    homePeriods: [3, 1],
    awayPeriods: [0, 3],
  });
});

test('a correction that the current period cannot have makes the periods unknown, and later points add to the score', () => {
  const live = play(start, points('home', 3), period(2), points('home', 2, 2));
  const corrected = correctScore(live, { status: 'live', homeScore: 1, awayScore: 0 });
  expect(corrected).toMatchObject({ homeScore: 1, homePeriods: [], awayPeriods: [] });
  expect(applyAction(corrected, points('away', 3, 2))).toMatchObject({
    awayScore: 3,
    homePeriods: [],
    awayPeriods: [],
  });
});

test('a match that staff finish at once has a score without periods', () => {
  expect(correctScore(scheduled, { status: 'finished', homeScore: 80, awayScore: 75 })).toMatchObject({
    homeScore: 80,
    awayScore: 75,
    homePeriods: [],
  });
  expect(correctScore(play(start, end), { status: 'scheduled', homeScore: null, awayScore: null })).toEqual(
    scheduled,
  );
});
