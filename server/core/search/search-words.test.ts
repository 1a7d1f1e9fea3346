// Reading what a person has typed.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSearch } from './search-words.ts';
import { synonymsOf } from './synonyms.ts';

const none = new Map<string, string[]>();
/** Each word with its alternatives: "boll: boll | sko & basket". */
const read = (typed: string, synonyms: ReadonlyMap<string, readonly string[]> = none): string[] =>
  readSearch(typed, synonyms).words.map(
    ({ text, alternatives }) => `${text}: ${alternatives.map((terms) => terms.join(' & ')).join(' | ')}`,
  );

test.each<[string, string[]]>([
  ['röda bollar', ['röda: rod', 'bollar: boll']],
  ['stl 42 sko', ['stl 42: sz42 | 42', 'sko: sko']],
  ['us 9', ['us 9: szus9 | sz42.5 | 9']],
  ['42', ['42: 42 | sz42']],
  ['stl x-large', ['stl x large: szxl']],
  ['tf-1000', ['tf1000: tf1000 | tf & 1000']],
  ['TF1000', ['tf1000: tf1000 | tf & 1000']],
  ['barnskor', ['barnskor: barnsk | barnsko | sko & barn']],
  // Every shoe here is for basketball.
  ['basketskor', ['basketskor: basketsk | basketsko | sko']],
  ['säljes boll i Lund', ['boll: boll', 'lund: lund']],
  ['säljes billigt', ['säljes: salj', 'billigt: billigt']],
  ["🏀 -- '; \\ %", []],
  ['', []],
])('reads %j', (typed, words) => {
  expect(read(typed)).toEqual(words);
});

test.each<[string, string[], string[]]>([
  ['"nike air" sko', ['nike air'], ['sko: sko']],
  ['”Å Ä” “x y” "z w"', ['Å Ä', 'x y', 'z w'], []],
  ['" ab "', ['ab'], []],
  ['"boll', [], ['boll: boll']],
  ['"a" boll', [], ['a: a', 'boll: boll']],
  ['"" " "', [], []],
])('reads the phrases of %s', (typed, phrases, words) => {
  expect(readSearch(typed, none).phrases).toEqual(phrases);
  expect(read(typed)).toEqual(words);
});

test('adds synonyms of a word and of a whole compound, not of its head', () => {
  const synonyms = synonymsOf([
    ['sko', 'sneakers'],
    ['linne', 'matchlinne', 'jersey'],
  ]);
  expect(read('skorna', synonyms)).toEqual(['skorna: sko | sneak']);
  expect(read('jersey', synonyms)).toEqual(['jersey: jersey | linn | matchlinn']);
  expect(read('barnskor', synonyms)).toEqual(['barnskor: barnsk | barnsko | sko & barn']);
});

test('reads at most twelve words with ten alternatives', () => {
  const words = Array.from({ length: 30 }, (_, index) => `ord${'abcdefghijklmnopqrstuvwxyzåäöé'[index]}x`);
  const synonyms = new Map([['ordax', Array.from({ length: 30 }, (_, index) => `s${index}`)]]);
  const read12 = readSearch(words.join(' '), synonyms).words;
  expect(read12).toHaveLength(12);
  expect(read12[0]?.alternatives).toHaveLength(10);
});

test('reads 200 letters, and any text', () => {
  expect(read('a'.repeat(200))).toHaveLength(1);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
      const { words } = readSearch(typed, none);
      expect(words.every(({ alternatives }) => alternatives.every((terms) => terms.every(Boolean)))).toBe(
        true,
      );
    }),
  );
});
