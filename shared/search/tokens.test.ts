// Splitting texts into tokens.
import { expect, test } from 'vitest';
import { fold, tokensOf } from './tokens.ts';

test.each([
  ['Nike, AIR (90)', 'nike air 90'],
  ['TF-1000', 'tf +1000'],
  ['tf1000', 'tf +1000'],
  ['KX12b', 'kx +12 +b'],
  ['air-max-90', 'air +max +90'],
  ['42½ 42,5 42.5', '42.5 42.5 42.5'],
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

test('folds å, ä, ö, é, ø and æ', () => {
  expect(fold('åäöéøæü')).toBe('aaoeoau');
  expect(fold('o\u0308')).toBe('o');
});
