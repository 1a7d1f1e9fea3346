// Correcting a word by the words of all texts.
import { expect, test } from 'vitest';
import type { Query } from '../../database/statement-timeout.ts';
import { correctSearch, correctWord, MAX_CORRECTED } from './correct-search.ts';

const known = ['var', 'boll', 'under', 'armour'].map((word) => ({ word, folded: word, docs: 50 }));
/** Answers as a table that has only these words, none of which is near another. */
const query = (async ({ values }: { values: [unknown] }) => {
  const [asked] = values;
  return { rows: Array.isArray(asked) ? known.filter(({ folded }) => asked.includes(folded)) : [] };
}) as unknown as Query;

test.each([
  ['underarmour', 'under armour'],
  // Stop words are in most texts, and say nothing.
  ['varvar', null],
  ['bollvar', null],
])('%s is corrected to %s', async (typed, corrected) => {
  expect(await correctWord(query, 'search_words', typed)).toBe(corrected);
});

function correct(typed: string): Promise<string | null> {
  const words = typed.split(' ').map((text) => ({ text }));
  return correctSearch(query, { table: 'search_words', typed, words });
}

test.each([
  ['rigsäck', 'ryggsäck'],
  ['lagsäck', null],
])('%s is corrected to the compound %s with the same beginning', async (typed, corrected) => {
  const near = [{ word: 'ryggsäck', folded: 'ryggsack', docs: 90 }];
  const readNear = (async ({ values }: { values: unknown[] }) => ({
    rows: Array.isArray(values[0]) ? [] : near,
  })) as unknown as Query;
  expect(await correctWord(readNear, 'search_words', typed)).toBe(corrected);
});

test('a word is not corrected to a unit, which only states amounts', async () => {
  const readNear = (async ({ values }: { values: unknown[] }) => ({
    rows: Array.isArray(values[0]) ? [] : [{ word: 'liter', folded: 'liter', docs: 90 }],
  })) as unknown as Query;
  expect(await correctWord(readNear, 'search_words', 'litar')).toBeNull();
});

test('a word is not corrected to one with another beginning', async () => {
  const near = [{ word: 'sätten', folded: 'satten', docs: 9 }];
  const readNear = (async ({ values }: { values: unknown[] }) => ({
    rows: Array.isArray(values[0]) ? [] : near,
  })) as unknown as Query;
  const words = [{ text: 'natten' }];
  expect(await correctSearch(readNear, { table: 'forum_search_words', typed: 'natten', words })).toBeNull();
});

test(`a search with more than ${MAX_CORRECTED} unknown words is not corrected`, async () => {
  const unknown = 'underarmour aaab bbbc cccd';
  expect(await correct(`boll ${unknown}`)).toBe('boll under armour aaab bbbc cccd');
  expect(await correct(`${unknown} dddf`)).toBeNull();
});
