// What is offered where a search finds nothing.
import { expect, test } from 'vitest';
import { type AdSearch, WIDENED } from '#shared/features/ads/list/ad-search.ts';
import { readSearch } from '../../../core/search/search-words.ts';
import { widerFilters, widerSearches } from './wider-searches.ts';

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
  // A US size without its scale is near the sizes that its EU size is near.
  ['10,5', ['45', '44', '45,5', '43,5']],
  ['size 11', ['size 45,5', 'size 44,5', 'size 46', 'size 44']],
  ['158 cm', ['152 cm', '164 cm']],
  ['strl 150', ['strl 146', 'strl 152']],
  ['storlek m', ['storlek s', 'storlek l']],
  ['xxxl', ['xxl']],
  ['3xl', ['xxl']],
  ['us 9 w', ['us 9,5 w', 'us 8,5 w', 'us 10 w', 'us 8 w']],
  ['8-åring', ['strl 140', 'strl 116']],
  ['åtta år', ['strl 140', 'strl 116']],
  ['p12', ['strl 164', 'strl 140']],
  ['15 år', ['strl 158']],
  ['6-8 år', ['strl 140', 'strl 104']],
  ['1987', []],
])('offers sizes near %s', (size, nearby) => {
  expect(wider(size)).toEqual(nearby);
});

test('offers no number alone, which means something else', () => {
  expect(wider('kyrie 7')).toEqual(['kyrie']);
  expect(wider('zzyzx 8', {}, ['zzyzx'])).toEqual([]);
});

test('offers no insignificant word alone', () => {
  expect(wider('snygg keps', {}, ['keps'])).toEqual(['keps']);
});

test('reads a US size of women on their scale', () => {
  expect(wider('damskor 8,5').slice(0, 2)).toEqual(['damskor 40,5', 'damskor 39,5']);
});

test('offers sizes for an age beside an item', () => {
  expect(wider('kläder till 8-åring').slice(0, 2)).toEqual(['kläder strl 140', 'kläder strl 116']);
});

test('offers no age alone beside an item', () => {
  expect(wider('shorts 6-8 år')).toEqual(['shorts strl 140', 'shorts strl 104', 'shorts']);
});

test('offers no place alone beside a name', () => {
  expect(wider('norrköping dolphins')).toEqual(['dolphins']);
  expect(wider('norrköping dolphins', { colour: 'Blå' }, ['dolphins'])).not.toContain('norrköping');
  expect(wider('lund malmö')).toEqual(['malmö', 'lund']);
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

test('offers the last part of a compound, and no text of one character', () => {
  expect(wider('hockeyklubba')).toEqual(['klubba']);
  expect(wider('psa 9')).toEqual(['psa']);
});

const filtered = (filters: AdSearch) =>
  widerFilters(filters).map(({ without, size }) => size ?? without.map((name) => `-${name}`).join(' '));

test('offers for filters without a text nearby sizes, then fewer filters', () => {
  expect(filtered({ category: 'Basketskor', brand: 'Nike', size: '42' })).toEqual([
    '41~41.5~42~42.5~43',
    '-size',
    '-brand',
    '-category',
    '-size -brand',
  ]);
});

test.each([
  ['16', ['16~16.5~17']],
  ['M', ['L~M~S']],
  ['4XL', ['3XL~4XL']],
  ['86', ['86~92']],
  ['7', []],
  ['sjuttio', []],
])('widens the filter of size %s', (size, expected) => {
  expect(filtered({ size })).toEqual(expected);
});

test('offers nothing for a single filter or none', () => {
  expect(filtered({ city: 'Umeå' })).toEqual([]);
  expect(filtered({})).toEqual([]);
});

test('tries a limited number of searches for filters without a text', () => {
  const all = Object.fromEntries(WIDENED.map((name) => [name, '42']));
  expect(widerFilters(all).length).toBeLessThanOrEqual(12);
});
