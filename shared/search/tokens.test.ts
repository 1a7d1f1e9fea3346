// Splitting texts into tokens.
import { expect, test } from 'vitest';
import { fold, tokensOf } from './tokens.ts';

test.each([
  ['Nike, AIR (90)', 'nike air 90'],
  ['TF-1000', 'tf +1000'],
  ['tf1000', 'tf +1000'],
  ['KX12b', 'kx +12 +b'],
  ['air-max-90', 'air +max +90'],
  ['42½ 42,5 42.5 42 1/2', '42.5 42.5 42.5 42.5'],
  ['42 1/20', '42 1 20'],
  // Sizes of Adidas.
  ['44 2/3, 45⅓ 46 1/3', '44 45 46'],
  ['kl 2/3 5 1/3', 'kl 2 3 5 1 3'],
  ['42,55 1.000', '42 55 1 000'],
  ["l'amour l’amour", 'lamour lamour'],
  ['a_b a - b', 'a b a b'],
  ['A\u030Are ÅÄÖ', 'åre åäö'],
  ['🏀 -- %', ''],
  ['x\u0000y\n z', 'x y z'],
])('%j has the tokens %s', (text, expected) => {
  const tokens = tokensOf(text).map((token) => (token.isJoined ? '+' : '') + token.text);
  expect(tokens).toEqual(expected.split(' ').filter(Boolean));
});

const marks = (text: string) =>
  tokensOf(text).map((token) => (token.startsPart ? ',' : '') + (token.isOtherEnd ? '-' : '') + token.text);

test('detects the start of a part of a title, and the other end of a range', () => {
  expect(marks('Pump till boll, röd – ny (stor)')).toEqual(['pump', 'till', 'boll', ',röd', ',ny', ',stor']);
  expect(marks('146/152 40-41 tf-1 a - b')).toEqual(['146', '-152', '40', '-41', 'tf', '-1', 'a', ',b']);
});

test('detects a choice', () => {
  const choices = tokensOf('nike/adidas tf-1000 a / b').filter(({ isChoice }) => isChoice);
  expect(choices.map(({ text }) => text)).toEqual(['adidas']);
});

test('folds å, ä, ö, é, ø and æ', () => {
  expect(fold('åäöéøæü')).toBe('aaoeoau');
  expect(fold('o\u0308')).toBe('o');
});
