// What is shown where no ad has all words.
import { expect, test } from 'vitest';
import { readSearch } from '../../../core/search/search-words.ts';
import { closestSearches } from './closest-searches.ts';

const closest = (typed: string, unknown: string[] = []) =>
  closestSearches(readSearch(typed, new Map()), unknown);

test('leaves out insignificant words first, then places, brands, and the item last', () => {
  expect(closest('röd nike boll lund')).toEqual([
    'nike boll lund',
    'röd nike boll',
    'röd boll lund',
    'röd nike lund',
    'nike boll',
    'boll',
  ]);
});

test('leaves out a person’s name before an item', () => {
  const synonyms = new Map([
    ['michael jordan', [['jordan'] as const]],
    ['card', [['kort'] as const]],
  ]);
  const typed = readSearch('michael jordan card', synonyms);
  expect(closestSearches(typed, [])[0]).toBe('card');
});

test('leaves out the place of a team, but not its name', () => {
  expect(closest('norrköping dolphins')).toEqual(['dolphins']);
  expect(closest('norrköping dolphins', ['dolphins'])).toEqual([]);
});

test('replaces a compound by its last part', () => {
  expect(closest('leksaksboll', ['leksaksboll'])).toEqual(['boll']);
  expect(closest('vattenflaska barn')).toEqual(['flaska barn', 'vattenflaska', 'flaska']);
});

test('leaves out no size', () => {
  expect(closest('inneskor barn 32')).toEqual(['skor barn 32', 'inneskor 32', 'skor 32']);
  expect(closest('adidas strl 47')).toEqual([]);
  expect(closest('molten 9 boll')).toContain('molten boll');
});

test('leaves out a week', () => {
  expect(closest('läger v 28')).toEqual(['läger']);
});

test('shows whole sizes for a half one', () => {
  expect(closest('skor 42 1/2', ['42.5'])[0]).toBe('skor 42/43');
  expect(closest('nike strl 44,5')[0]).toBe('nike strl 44/45');
  expect(closest('skor us 10,5')).toEqual([]);
});

test('leaves out whom shoes are for, but not for those of children', () => {
  expect(closest('ungdomsskor 38')).toEqual(['skor 38']);
  expect(closest('damskor 47')).toEqual(['skor 47']);
  expect(closest('barnskor 45')).toEqual([]);
});

test('shows no other items for an age', () => {
  expect(closest('overall till 7-åring')).toEqual([]);
});

test('leaves out a word such as "retro" before a brand or an item', () => {
  const synonyms = new Map([['vintag', [['retro'] as const]]]);
  expect(closestSearches(readSearch('vintage bulls tröja 90-tal', synonyms), []).slice(0, 2)).toEqual([
    'vintage bulls tröja',
    'bulls tröja 90tal',
  ]);
});

test('leaves out the number on the back of a shirt', () => {
  expect(closest('bulls linne 23')[0]).toBe('bulls linne');
  expect(closest('bulls skor 23')).not.toContain('bulls skor');
});

test('leaves out an amount or an audience before a brand or an item', () => {
  expect(closest('set linne shorts')[0]).toBe('linne shorts');
  expect(closest('miniset korg boll')[0]).toBe('korg boll');
  expect(closest('bollset', ['bollset'])).toEqual(['boll']);
  expect(closest('startpaket', ['startpaket'])).toEqual([]);
  expect(closest('jordan dam')[0]).toBe('jordan');
  const synonyms = new Map([
    ['wom', [['dam'] as const]],
    ['jersey', [['linn'] as const]],
  ]);
  expect(closestSearches(readSearch('womens jersey', synonyms), [])[0]).toBe('jersey');
});

test('leaves out most words of a long text at once', () => {
  expect(closest('nike skor svarta höga herrskor lund sommar basket vinter')).toEqual([
    'nike skor herrskor lund basket',
    'nike skor lund basket',
    'skor herrskor basket',
    'skor basket',
  ]);
});

test('never shows only where an item is used', () => {
  expect(closest('bollar skola', ['skola'])).toEqual([]);
});

test('leaves out an unknown item, if it is not the main item', () => {
  expect(closest('bollar kurs', ['kurs'])).toEqual(['bollar']);
  expect(closest('chuck 70')).toEqual(['chuck']);
});

test.each([
  ['keps adidas', ['keps']],
  ['puma boll', ['puma']],
  ['fotboll', ['fotboll']],
  ['solglasögon', ['solglasögon']],
  ['vandringsskor', ['vandringsskor']],
  ['konsertbiljetter', ['konsertbiljetter']],
  ['barnvagn', ['barnvagn']],
  ['barnskor 45', []],
  ['lebronskor', ['lebronskor']],
  ['barn lund', []],
  ['"röd boll" lund', []],
  ['boll', ['boll']],
])('shows nothing instead of %s', (typed, unknown) => {
  expect(closest(typed, unknown)).toEqual([]);
});

test('replaces a lacking compound beside an item by its last part, then by its first', () => {
  expect(closest('skor kardborreband', ['kardborreband']).slice(0, 2)).toEqual([
    'skor band',
    'skor kardborre',
  ]);
});

test('leaves out an adjective with a synonym before the item', () => {
  const synonyms = new Map([['gammal', [['retro'] as const]]]);
  expect(closestSearches(readSearch('gamla boll', synonyms), [])[0]).toBe('boll');
});

test('a part of the body is enough to name what protects it', () => {
  expect(closest('blåa fotled')).toEqual(['fotled']);
});

test('does not divide words for the clothes of referees and coaches, or for what trains with weights', () => {
  expect(closest('domartröja', ['domartröja'])).toEqual([]);
  expect(closest('viktväst', ['viktväst'])).toEqual([]);
});
