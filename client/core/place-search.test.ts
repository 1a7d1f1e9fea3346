// When a search of places is repeated.
import { expect, test } from 'vitest';
import { mayRepeat } from './place-search.ts';

type State = Parameters<typeof mayRepeat>[0];

const incomplete: State = {
  data: { places: [], isComplete: false },
  status: 'success',
  dataUpdateCount: 1,
} as const;

test.each<[string, State, boolean]>([
  ['an incomplete answer', incomplete, true],
  ['the third incomplete answer', { ...incomplete, dataUpdateCount: 3 }, true],
  ['the fourth incomplete answer', { ...incomplete, dataUpdateCount: 4 }, false],
  ['a failure', { ...incomplete, status: 'error' }, false],
  ['a complete answer', { ...incomplete, data: { places: [], isComplete: true } }, false],
  ['no answer yet', { data: undefined, status: 'pending', dataUpdateCount: 0 }, false],
])('after %s: %j %j', (_what, state, answer) => {
  expect(mayRepeat(state)).toBe(answer);
});
