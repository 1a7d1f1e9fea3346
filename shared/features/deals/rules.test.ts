// The period for reviewing a deal.
import { expect, test } from 'vitest';
import { daysLeft, reviewsCloseAt } from './rules.ts';

const soldAt = new Date('2026-03-01T12:00:00Z');
const closesAt = reviewsCloseAt(soldAt).toISOString();

test('reviews close after thirty days', () => {
  expect(closesAt).toBe('2026-03-31T12:00:00.000Z');
  expect(daysLeft(closesAt, soldAt)).toBe(30);
});

test.each([
  ['2026-03-30T11:00:00Z', 2],
  ['2026-03-31T11:59:00Z', 1],
  ['2026-03-31T12:00:00Z', 0],
  ['2026-05-01T12:00:00Z', 0],
])('at %s, daysLeft returns %i', (now, days) => {
  expect(daysLeft(closesAt, new Date(now))).toBe(days);
});
