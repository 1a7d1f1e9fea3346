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

test(`a search with more than ${MAX_CORRECTED} unknown words is not corrected`, async () => {
  const unknown = 'underarmour aaab bbbc cccd';
  expect(await correct(`boll ${unknown}`)).toBe('boll under armour aaab bbbc cccd');
  expect(await correct(`${unknown} dddf`)).toBeNull();
});
