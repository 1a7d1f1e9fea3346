// The terms of a document.
import { expect, test } from 'vitest';
import { documentTerms } from './document-terms.ts';

const termsOf = (title: string, body = '') =>
  documentTerms([
    { text: title, level: 'title' },
    { text: 'Basketskor', level: 'group' },
    { text: body, level: 'body' },
  ]);

test('distinguishes terms of the title, of the category only, and those that the title only mentions', () => {
  const terms = termsOf('Bollpump till korg, röd', 'Grön');
  expect(terms).toEqual(expect.arrayContaining(['^bollpump', '^pump', '>boll', '>korg', '^rod', 'gron']));
  expect(terms).toEqual(expect.arrayContaining(['^basketsko', '~basketsko', '^sko', '~sko']));
  expect(
    terms.filter((term) => ['^boll', '^korg', '^gron', '>gron', '>pump', '~rod'].includes(term)),
  ).toEqual([]);
});

test('a term of the title is not also marked as mentioned', () => {
  expect(termsOf('Boll med bollpump').filter((term) => term.endsWith('boll'))).toEqual(['boll', '^boll']);
});

test.each([
  ['Skor 44', 'sz44'],
  ['Skor strl 44', 'sz44'],
  ['Shorts M', 'szm'],
  ['Overall 146/152', 'sz152'],
  ['Skor US 9', 'sz42.5'],
])('%s has the size %s', (title, size) => {
  expect(termsOf(title)).toContain(`^${size}`);
});

test('a US size of women in the description is on their scale', () => {
  expect(termsOf('Damskor', 'Nike US 8')).toEqual(expect.arrayContaining(['sz39', 'szusw8']));
  expect(termsOf('Skor', 'Nike US 8')).toContain('sz41');
});

test('an amount, a unit, or a number in the description is no size', () => {
  const terms = termsOf('Medaljer 45 st, 3 m', 'Kostar 44, strl 40/41');
  expect(terms.filter((term) => term.startsWith('sz'))).toEqual(['sz40', 'sz41']);
});

test('a size implies an audience', () => {
  expect(termsOf('Linne 140')).toContain('>barn');
  expect(termsOf('Skor', 'Strl 33')).toContain('barn');
  expect(termsOf('Skor 44')).toContain('>herr');
  expect(termsOf('Kort 24')).not.toContain('barn');
});
