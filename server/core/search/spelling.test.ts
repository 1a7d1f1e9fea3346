// Correcting words by known ones near them.
import { expect, test } from 'vitest';
import {
  chooseCorrection,
  chooseSplit,
  chooseWord,
  editDistance,
  type KnownWord,
  mayCorrect,
} from './spelling.ts';

const known = (words: Readonly<Record<string, number>>): KnownWord[] =>
  Object.entries(words).map(([word, docs]) => ({ word, folded: word, docs }));

test.each([
  ['adidas', 'adidas', 0],
  ['addidas', 'adidas', 1],
  ['adids', 'adidas', 1],
  ['adidos', 'adidas', 0.75],
  ['aiddas', 'adidas', 1],
  ['niek', 'nike', 1],
  ['converes', 'converse', 1],
  ['spladnig', 'spalding', 2],
  ['abc', '', 3],
  ['', 'ab', 2],
  ['ca', 'abc', 3],
])('%s is %s after %i edits', (one, other, edits) => {
  expect(editDistance(one, other)).toBe(edits);
  expect(editDistance(other, one)).toBe(edits);
});

test.each([
  ['addidas', 'adidas'],
  ['niek', 'nike'],
  ['conversse', 'converse'],
  ['spaldnig', 'spalding'],
  ['baskeboll', 'basketboll'],
  // Up to five letters: only one edit is allowed, and the first letter must be right.
  ['jordn', 'jordan'],
  ['nkie', 'nike'],
  ['pike', null],
  ['nieka', null],
  ['spldnig', 'spalding'],
  ['wilsxnqq', null],
  // Spelled by ear.
  ['wilzonnn', 'wilson'],
  ['konvers', 'converse'],
  ['jorddan', 'jordan'],
  ['vilson', 'wilson'],
  ['naik', 'nike'],
  ['najk', 'nike'],
  ['jordon', 'jordan'],
])('%s becomes %s', (typed, expected) => {
  const words = known({
    adidas: 40,
    nike: 90,
    converse: 9,
    spalding: 30,
    basketboll: 50,
    jordan: 60,
    wilson: 20,
  });
  expect(chooseWord(typed, words)?.word ?? null).toBe(expected);
});

test('prefers a frequent word, and a near one to a frequent one', () => {
  expect(chooseWord('tavlo', known({ tavla: 9, tavlor: 2 }))?.word).toBe('tavla');
  // The g of "korg" sounds like a j.
  expect(chooseWord('korj', known({ kort: 60, korg: 40 }))?.word).toBe('korg');
  expect(chooseWord('spaldingg', known({ spalding: 2, spelning: 30 }))?.word).toBe('spalding');
});

test('prefers an item or a brand to another word that more texts have', () => {
  expect(chooseWord('hardn', known({ hard: 60, harden: 20 }))?.word).toBe('harden');
  expect(chooseWord('hardn', known({ hard: 600, harden: 20 }))?.word).toBe('hard');
  expect(chooseWord('rea', known({ ren: 60, rep: 20 }))?.word).toBe('ren');
});

test('of words that both begin with "basket", only the rest must be alike', () => {
  expect(chooseWord('basketkille', known({ basketboll: 90 }))).toBeNull();
  expect(chooseWord('basketbal', known({ basketboll: 90 }))?.word).toBe('basketboll');
  expect(chooseWord('basketkarg', known({ basketkorg: 90 }))?.word).toBe('basketkorg');
});

test('prefers what sounds the same, and another vowel to another letter', () => {
  expect(chooseWord('prissm', known({ pris: 12, prizm: 3 }))?.word).toBe('prizm');
  expect(chooseWord('korry', known({ kort: 40, curry: 30 }))?.word).toBe('curry');
  expect(chooseWord('schorts', known({ shorts: 10, sport: 20 }))?.word).toBe('shorts');
});

test('a rare word that sounds the same outweighs a frequent one that does not', () => {
  expect(chooseWord('mitchel', known({ matchen: 200, mitchell: 1 }))?.word).toBe('mitchell');
});

test('prefers a swap of letters to a word that sounds similar but lacks a letter', () => {
  expect(chooseWord('hardne', known({ hard: 30, harden: 10 }))?.word).toBe('harden');
});

test('prefers one near word to two rare ones', () => {
  const near = known({ basket: 90 });
  expect(chooseCorrection('bakset', { near, halves: known({ bak: 2, set: 50 }) })).toBe('basket');
  const halves = known({ under: 9, armour: 8 });
  expect(chooseCorrection('underarmour', { near: [], halves })).toBe('under armour');
});

test('splits a word into the most frequent pair of known ones', () => {
  const words = known({ under: 9, armour: 8, air: 5, max: 3, unde: 90 });
  expect(chooseSplit('underarmour', words)?.map(({ word }) => word)).toEqual(['under', 'armour']);
  expect(chooseSplit('airmax', words)?.map(({ word }) => word)).toEqual(['air', 'max']);
  expect(chooseSplit('airmin', words)).toBeNull();
  expect(chooseSplit('air', words)).toBeNull();
});

test('leaves words with digits and very short ones alone', () => {
  expect(['addidas', 'åäö', 'kx12', 'tf1000', 'ab', '42', 'stl 42'].map(mayCorrect)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
