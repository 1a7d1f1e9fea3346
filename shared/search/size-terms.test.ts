// Sizes on one scale.
import { expect, test } from 'vitest';
import {
  audienceOf,
  heightsBeside,
  isSizeRange,
  possibleSizes,
  readSize,
  sizesBetween,
  sizesForAge,
} from './size-terms.ts';
import { tokensOf } from './tokens.ts';

const read = (text: string) =>
  readSize(
    tokensOf(text).map((token) => token.text),
    0,
  );

test.each([
  ['strl 42', 'sz42'],
  ['stl42', 'sz42'],
  ['Storlek: 42½', 'sz42.5'],
  ['EU 42,5', 'sz42.5'],
  ['stl EU 44', 'sz44'],
  ['size US 10', 'szus10 sz44'],
  ['US 9', 'szus9 sz42.5'],
  ['us 9.5', 'szus9.5 sz43'],
  ['UK 8', 'szuk8 sz42.5'],
  ['us 4', 'szus4 sz36'],
  ['5,5Y', 'szus5.5 sz38'],
  ['us 8 damskor', 'szusw8 sz39'],
  ['us 8,5 womens', 'szusw8.5 sz40'],
  ['us w 9', 'szusw9 sz40.5'],
  ['W US 10', 'szusw10 sz42'],
  ['us dam 8', 'szusw8 sz39'],
  ['8w us', 'szusw8 sz39'],
  ['size 8 us', 'szus8 sz41'],
  ['us 8 herr och dam', 'szus8 sz41'],
  ['uk 6 dam', 'szuk6 sz40'],
  ['27 cm', 'sz42.5'],
  ['27,5 cm', 'sz43'],
  ['EUR 43', 'sz43'],
  ['44 EU', 'sz44'],
  ['11 us', 'szus11 sz45'],
  ['10uk', 'szuk10 sz45'],
  ['20 cm', 'sz32'],
  ['128 cm', 'sz128'],
  ['164 cl', 'sz164'],
  ['stl 128 cm', 'sz128'],
  ['XL', 'szxl'],
  ['2XL', 'szxxl'],
  ['stl 3XL', 'szxxxl'],
  ['x-large', 'szxl'],
  ['stl x-small', 'szxs'],
  ['stl Medium', 'szm'],
  ['storlek s', 'szs'],
])('%s is %s', (text, terms) => {
  expect(read(text)?.terms ?? []).toEqual(terms.split(' ').filter(Boolean));
});

test.each([
  '42',
  's',
  'stl',
  'strl ny',
  'us',
  'us 99',
  '44 us 10',
  'x',
  'x boll',
  'stl constructor',
  'us constructor',
  '',
])('%j alone is no size', (text) => {
  expect(read(text)).toBeNull();
});

test('a bare number or letter may be a size, if it is in the range of sizes', () => {
  expect(['3', '42', '42.5', '182', 's', 'medium', 'xl'].flatMap(possibleSizes)).toEqual(
    ['3', '42', '42.5', '182', 's', 'm', 'xl'].map((size) => `sz${size}`),
  );
  expect(['2', '183', '1000', 'a', 'ny', 'constructor', ''].flatMap(possibleSizes)).toEqual([]);
});

test('both ends of one size are near each other', () => {
  const pairs = ['146/152', '40/41', '36/38', '28/99', '152/146', '100/200', '3/4', 'a/b'];
  expect(
    pairs.filter((pair) => {
      const [one = '', other = ''] = pair.split('/');
      return isSizeRange(one, other);
    }),
  ).toEqual(['146/152', '40/41', '36/38']);
});

test('between two heights are the sizes of children, between two sizes of shoes those between them', () => {
  expect(sizesBetween('150', '160')).toEqual(['152', '158']);
  expect(sizesBetween('39', '42')).toEqual(['39', '40', '41', '42']);
  const others = [sizesBetween('160', '150'), sizesBetween('100', '180'), sizesBetween('a', 'b')];
  expect([...others, sizesBetween('16', '52'), sizesBetween('5', '7')]).toEqual([[], [], [], [], []]);
});

test('beside a height are the sizes of clothes before and after it', () => {
  expect([158, 150, 86, 170, 42].map(heightsBeside)).toEqual([[152, 164], [146, 152], [92], [164], []]);
});

test('a child of ten years wears 140', () => {
  const sizes = ['10', '7', '15', '1', '40', 'x'].map((age) => sizesForAge(age)?.exact ?? null);
  expect(sizes).toEqual(['sz140', 'sz122', 'sz170', null, null, null]);
  expect(['10', '2', '15'].map((age) => sizesForAge(age)?.beyond)).toEqual([[152, 128], [104], [158]]);
});

const audiences = (isExplicit: boolean) =>
  ['sz5', 'sz6', 'sz7', 'sz33', 'sz140', 'sz38', 'sz44', 'szxl', 'szus9', 'sz60'].map((size) =>
    audienceOf(size, { isExplicit }),
  );

test('small sizes are for children, large shoes for men, balls for each; a bare small number implies no audience', () => {
  expect(audiences(true)).toEqual(['barn', 'dam', 'herr', 'barn', 'barn', null, 'herr', null, null, null]);
  expect(audiences(false)).toEqual([null, null, null, null, 'barn', null, 'herr', null, null, null]);
});
