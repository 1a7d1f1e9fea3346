// The latest scores, which are sent first on each stream.
import { expect, test } from 'vitest';
import { createRecentScores } from './recent-scores.ts';

test('the latest score of each match is read, in their order, for six minutes', () => {
  let time = 0;
  const scores = createRecentScores(() => time);
  scores.add('one', '2–0 ');
  scores.add('other', '0–3 ');
  time = 300_000;
  scores.add('one', '4–0 ');
  expect(scores.read()).toBe('0–3 4–0 ');
  time = 500_000;
  expect(scores.read()).toBe('4–0 ');
  time = 700_000;
  expect(scores.read()).toBe('');
});

test('the latest 50 of many matches are read', () => {
  const scores = createRecentScores(() => 0);
  for (let match = 1; match <= 60; match += 1) scores.add(String(match), `${match} `);
  expect(scores.read().split(' ')).toHaveLength(51);
  expect(scores.read()).toMatch(/^11 .* 60 $/);
});
