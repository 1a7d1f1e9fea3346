// Completing the last word of a text.
import { expect, test } from 'vitest';
import { fold } from '#shared/search/tokens.ts';
import { beginningOf, beginningsOf, chooseCompletions } from './completion.ts';

const known = (...words: string[]) =>
  words.map((word, index) => ({ word, folded: fold(word), docs: 99 - index }));
function complete(text: string, ...words: string[]): string[] | null {
  const beginning = beginningOf(text);
  return beginning && chooseCompletions(beginning, known(...words));
}

test('completes the last word, and leaves the earlier ones', () => {
  expect(complete('Nike sko', 'skor', 'skott')).toEqual(['nike skor', 'nike skott']);
});

test.each(['', 'nike ', '42', 'skor 1999', 'tf-1000', '"nike sk', 'kx12'])(
  '%j has no word to complete',
  (text) => {
    expect(beginningOf(text)).toBeNull();
  },
);

test('completes a size after a word', () => {
  expect(complete('Skor 4', '42', '44')).toEqual(['skor 42', 'skor 44']);
});

test('reads a beginning with and without diacritics', () => {
  expect(beginningOf('Trö')).toEqual({ earlier: '', typed: 'trö', folded: 'tro' });
});

test('suggests nouns for items before other words, and one form of each', () => {
  expect(complete('s', 'säljes', 'snabb', 'skorna', 'skor', 'shorts')).toEqual(['skor', 'shorts', 'snabb']);
});

test('suggests no word that is typed already', () => {
  expect(complete('skor sko', 'skor', 'skott')).toEqual(['skor skott']);
  expect(complete('boll', 'boll', 'bollpump')).toEqual(['bollpump']);
});

test('a name is found by the beginning of each of its words, and of the last part of a compound', () => {
  expect(beginningsOf('Under Armour')).toEqual(['under armour', 'armour']);
  expect(beginningsOf('Basketskor')).toEqual(['basketskor', 'skor']);
  expect(beginningsOf('Kläder')).toEqual(['klader']);
});
