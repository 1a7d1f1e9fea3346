// The excerpt of a comment that a search has found.
import { expect, test } from 'vitest';
import { startAtHit } from './hit-excerpt.ts';

const long = `${'Först något helt annat. '.repeat(20)}Till sist om zonförsvaret och dess hörn.`;

test('begins shortly before the first of the words, in another form too', () => {
  const excerpt = startAtHit(long, ['hörn', 'zonförsvar']);
  expect(excerpt).toMatch(/^… \S/);
  expect(excerpt.indexOf('zonförsvaret')).toBeLessThan(70);
});

test.each([['annat'], ['finns inte']])('is the text from its beginning for "%s"', (word) => {
  expect(startAtHit(long, [word])).toBe(long);
});
