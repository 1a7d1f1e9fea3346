// The order in which a moderator sees ads.
import { describe, expect, it } from 'vitest';
import type { AdStatus } from '#shared/features/ads/rules.ts';
import { adjacentTo, nextToModerate } from './moderation-queue.ts';

/** Parses 'a? b+ c-': pending, approved, rejected. */
function queue(written: string): { id: string; status: AdStatus }[] {
  const statuses: Record<string, AdStatus> = { '?': 'pending', '+': 'approved', '-': 'rejected' };
  return written
    .split(' ')
    .filter(Boolean)
    .map(([id = '', mark = '']) => ({ id, status: statuses[mark] ?? 'pending' }));
}

describe('the next ad after a decision', () => {
  it.each([
    ['the next that waits', 'a? b? c?', 'b', 'a? b+ c?', 'c'],
    ['past those decided on', 'a? b+ c- d?', 'a', 'a+ b+ c- d?', 'd'],
    ['the first that waits, after the last', 'a? b? c?', 'c', 'a? b? c+', 'a'],
    ['the next also when the ad has left the table', 'a? b? c?', 'b', 'a? c?', 'c'],
    ['one that has come since', 'a?', 'a', 'x?', 'x'],
    ['one that still waits, not one another admin took', 'a? b? c?', 'a', 'a+ b- c?', 'c'],
    ['none when nothing waits', 'a? b+', 'a', 'a+ b+', null],
    ['never the same ad again', 'a?', 'a', 'a?', null],
    ['the first that waits, after an ad from elsewhere', 'a? b?', 'x', 'a? b?', 'a'],
  ])('is %s', (_case, before, id, now, next) => {
    expect(nextToModerate(queue(before), queue(now), id)).toBe(next);
  });
});

describe('the adjacent ad in the table', () => {
  const ads = queue('a? b+ c-');
  it.each([
    ['b', 1, 'c'],
    ['b', -1, 'a'],
    ['c', 1, null],
    ['a', -1, null],
    ['x', 1, null],
  ] as const)('from %s by %i is %s', (id, step, adjacent) => {
    expect(adjacentTo(ads, id, step)).toBe(adjacent);
  });
});
