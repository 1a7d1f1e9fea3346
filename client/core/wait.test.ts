// Pauses that can be ended early.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPause, waitBriefly } from './wait.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether the promise resolves without a timer. */
async function isResolved(promise: Promise<unknown>): Promise<boolean> {
  let resolved = false;
  void promise.then(() => (resolved = true));
  await vi.advanceTimersByTimeAsync(0);
  return resolved;
}

test('a pause ends after its time, or at once when it is ended early', async () => {
  const pause = createPause();
  pause.end();
  const first = pause.wait(1000);
  await vi.advanceTimersByTimeAsync(999);
  expect(await isResolved(first)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isResolved(first)).toBe(true);
  const second = pause.wait(1000);
  pause.end();
  expect(await isResolved(second)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('a navigation waits 200 ms at most, and not for failed data', async () => {
  expect(await isResolved(waitBriefly(Promise.reject(new Error('offline'))))).toBe(true);
  const slow = waitBriefly(new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(199);
  expect(await isResolved(slow)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isResolved(slow)).toBe(true);
});
