// What is offered where a search finds nothing.
import { expect, test } from 'vitest';
import { readSearch } from '../../../core/search/search-words.ts';
import { widerSearches } from './wider-searches.ts';

const wider = (search: string, filters = {}, unknown: string[] = []) => {
  const typed = readSearch(search, new Map());
  const words = typed.words.filter(({ text }) => unknown.includes(text));
  return widerSearches({ search, ...filters }, typed, words).map(({ search: text, without }) =>
    [...(text === null ? [] : [text]), ...without.map((name) => `-${name}`)].join(' '),
  );
};

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

test.each([
  ['us 9', ['us 9,5', 'us 8,5', 'us 10', 'us 8']],
  ['42,5', ['43', '42', '43,5', '41,5']],
  ['storlek m', ['storlek s', 'storlek l']],
  ['xxxl', ['xxl']],
  ['1987', []],
])('offers sizes near %s', (size, nearby) => {
  expect(wider(size)).toEqual(nearby);
});

test('leaves out words that no ad has', () => {
  expect(wider('nike zzyzx skor', { city: 'Umeå' }, ['zzyzx'])).toEqual([
    'nike skor',
    'nike skor -city',
    'skor',
    'nike',
    'skor -city',
    'nike -city',
  ]);
  expect(wider('zzyzx stl 42', {}, ['zzyzx'])).toEqual(['stl 42']);
  expect(wider('skor stl 52', {}, ['stl 52']).slice(0, 2)).toEqual(['skor stl 52,5', 'skor stl 51,5']);
});

test('offers the words without a price in them', () => {
  expect(wider('boll under 100 kr')).toEqual(['boll']);
});

test('offers the words of a phrase without quotes', () => {
  expect(wider('"air nike" skor')).toEqual(['air nike skor']);
});

test('offers nothing for one word without filters', () => {
  expect(wider('skrivbord')).toEqual([]);
  expect(wider('skrivbord', {}, ['skrivbord'])).toEqual([]);
});

test('offers what a compound is a kind of, and nothing of one character', () => {
  expect(wider('hockeyklubba')).toEqual(['klubba']);
  expect(wider('psa 9')).toEqual(['psa']);
});
