// The latest events, which are sent first on each stream of a visitor.
import { expect, test } from 'vitest';
import { createRecentEvents } from './public-events.ts';

const noneClosed: ReadonlySet<never> = new Set<never>();
const event = (text: string) => ({ text, closedWith: undefined });

test('the latest event about each thing is read, in their order, for two minutes', () => {
  let time = 0;
  const events = createRecentEvents(() => time);
  events.add('one', event('2–0 '));
  events.add('other', event('0–3 '));
  time = 100_000;
  events.add('one', event('4–0 '));
  expect(events.read(noneClosed)).toBe('0–3 4–0 ');
  time = 150_000;
  expect(events.read(noneClosed)).toBe('4–0 ');
  time = 250_000;
  expect(events.read(noneClosed)).toBe('');
});

test('events of a closed page are not read', () => {
  const events = createRecentEvents();
  events.add('one', { text: '2–0 ', closedWith: 'news' });
  events.add('other', { text: 'comment 7 ', closedWith: 'forum' });
  expect(events.read(new Set(['news'] as const))).toBe('comment 7 ');
});

test('the latest 100 are read, and cover the time since the last that was dropped', () => {
  let time = 0;
  const events = createRecentEvents(() => time);
  time = 1000;
  expect(events.coveredMs()).toBe(1000);
  for (let thread = 1; thread <= 110; thread += 1) {
    time += 10;
    events.add(String(thread), event(`${thread} `));
  }
  expect(events.read(noneClosed)).toMatch(/^11 .* 110 $/);
  // The tenth event is no longer stored.
  expect(events.coveredMs()).toBe(1000);
  time += 200_000;
  expect(events.coveredMs()).toBe(120_000);
  events.clear();
  expect(events.coveredMs()).toBe(0);
});
