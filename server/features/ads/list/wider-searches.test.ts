// What is offered where a search finds nothing.
import { expect, test } from 'vitest';
import { readSearch } from '../../../core/search/search-words.ts';
import { widerSearches } from './wider-searches.ts';

const wider = (search: string, filters = {}) =>
  widerSearches({ search, ...filters }, readSearch(search, new Map()).words).map(
    ({ search: text, without }) =>
      [...(text === null ? [] : [text]), ...without.map((name) => `-${name}`)].join(' '),
  );

test('offers nearby sizes first, then fewer filters, then fewer words', () => {
  expect(wider('skor stl 42', { city: 'Umeå' })).toEqual([
    'skor stl 42,5',
    'skor stl 41,5',
    'skor stl 43',
    'skor stl 41',
    '-city',
    'stl 42',
    'skor',
    'stl 42 -city',
    'skor -city',
  ]);
});

test('offers no size of a number that is none', () => {
  expect(wider('matchprogram 1987')).toEqual(['1987', 'matchprogram']);
});

test('offers nothing for one word without filters', () => {
  expect(wider('skrivmaskin')).toEqual([]);
});

test('offers what a compound is a kind of, and nothing of one character', () => {
  expect(wider('hockeyklubba')).toEqual(['klubba']);
  expect(wider('psa 9')).toEqual(['psa']);
});
