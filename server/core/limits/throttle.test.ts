// What may be done once in a while is not done more often.
import { expect, test } from 'vitest';
import { openPace } from './throttle.ts';

test('what was done a moment ago waits, and nothing else does', () => {
  let time = 0;
  const pace = openPace(() => time);
  expect(pace.mayDo('one', 1000)).toBe(true);
  time = 999;
  expect([pace.mayDo('one', 1000), pace.mayDo('other', 1000)]).toEqual([false, true]);
  // What was refused puts nothing off.
  time = 1000;
  expect([pace.mayDo('one', 1000), pace.mayDo('one', 1000)]).toEqual([true, false]);
});
