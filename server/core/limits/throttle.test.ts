// What may be done once in a while is not done more often.
import { expect, test } from 'vitest';
import { createThrottle } from './throttle.ts';

test('what was done a moment ago waits, and nothing else does', () => {
  let time = 0;
  const throttle = createThrottle(() => time);
  expect(throttle.mayDo('one', 1000)).toBe(true);
  time = 999;
  expect([throttle.mayDo('one', 1000), throttle.mayDo('other', 1000)]).toEqual([false, true]);
  // What was refused puts nothing off.
  time = 1000;
  expect([throttle.mayDo('one', 1000), throttle.mayDo('one', 1000)]).toEqual([true, false]);
});
