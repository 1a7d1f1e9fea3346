// Steps: silent when quick, printed when they take over a second.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { step } from './steps.js';

/** @type {string[]} */
let written;

beforeEach(() => {
  vi.useFakeTimers();
  written = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('prints nothing for a step that takes less than a second', async () => {
  expect(await step('Blinking', async () => 7)).toBe(7);
  expect(written).toEqual([]);
});

test('prints a longer step once, and its duration at the end', async () => {
  await step('Building', async () => vi.advanceTimersByTime(3000));
  expect(written).toEqual(['Building …\n', 'Building: 3 s\n']);
});

test('prints the duration of a step that fails', async () => {
  const failing = step('Building', async () => {
    vi.advanceTimersByTime(2000);
    throw new Error('no room');
  });
  await expect(failing).rejects.toThrow('no room');
  expect(written).toEqual(['Building …\n', 'Building: 2 s\n']);
});
