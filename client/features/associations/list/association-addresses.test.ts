// How often the list of associations is loaded again.
import { expect, test } from 'vitest';
import { refreshIntervalOf } from './association-addresses.ts';

test.each([
  ['open now', { open: 'now' }, 60_000],
  ['open today', { open: 'today' }, 60_000],
  ['open at a chosen time', { open: 'now', at: '2026-11-24T18:30' }, false],
  ['with any open court', { open: 'any' }, false],
  ['without the filter', {}, false],
] as const)('associations %s are refreshed every %j: %j', (_what, address, interval) => {
  expect(refreshIntervalOf(address)).toBe(interval);
});
