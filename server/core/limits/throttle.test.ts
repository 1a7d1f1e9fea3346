// A throttle allows an action once per interval.
import { expect, test } from 'vitest';
import { createThrottle } from './throttle.ts';

test('refuses a key again within its interval, and no other key', () => {
  let time = 0;
  const throttle = createThrottle(() => time);
  expect(throttle.tryAcquire('one', 1000)).toBe(true);
  time = 999;
  expect([throttle.tryAcquire('one', 1000), throttle.tryAcquire('other', 1000)]).toEqual([false, true]);
  // A refused call does not extend the interval.
  time = 1000;
  expect([throttle.tryAcquire('one', 1000), throttle.tryAcquire('one', 1000)]).toEqual([true, false]);
});
