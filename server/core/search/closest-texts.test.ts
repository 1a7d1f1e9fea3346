// What a list of texts searches for where no text has all words.
import { expect, test } from 'vitest';
import { closestTexts } from './closest-texts.ts';
import type { Spelling } from './correct-search.ts';
import { readSearch } from './search-words.ts';

const docs = new Map([
  ['bygga', 20],
  ['korg', 10],
  ['garage', 1],
  ['regler', 4],
]);

function closest(typed: string, spelling: Partial<Spelling> = {}): string[] {
  const search = readSearch(typed, new Map());
  return closestTexts({ typed, ...search }, { unknown: [], corrections: new Map(), docs, ...spelling });
}

test('leaves out frequent words first and items last', () => {
  expect(closest('bygga korg garage')).toEqual(['korg garage', 'bygga korg', 'bygga garage', 'korg']);
});

test('leaves out words that no text has', () => {
  expect(closest('bygga korg qqxyzzy', { unknown: ['qqxyzzy'] })[0]).toBe('bygga korg');
  expect(closest('qqxyzzy', { unknown: ['qqxyzzy'] })).toEqual([]);
});

test('shows all words with their corrections first', () => {
  const spelling = { unknown: ['korgg', 'qqxyzzy'], corrections: new Map([['korgg', 'korg']]) };
  expect(closest('bygga korgg qqxyzzy', spelling).slice(0, 2)).toEqual(['bygga korg qqxyzzy', 'bygga korg']);
});

test('never shows only words that nearly all texts have', () => {
  expect(closest('basket qqxyzzy', { unknown: ['qqxyzzy'] })).toEqual([]);
  expect(closest('nba qqxyzzy', { unknown: ['qqxyzzy'] })).toEqual(['nba']);
});

test('leaves phrases in quotes as they are', () => {
  expect(closest('"bygga korg" garage')).toEqual([]);
});

test('tries at most eight texts, and the most significant word of four or more alone', () => {
  for (const typed of ['bygga korg garage regler', 'bygga korg garage regler betong']) {
    expect(closest(typed).length).toBeLessThanOrEqual(8);
    expect(closest(typed).at(-1)).toBe('korg');
  }
});
