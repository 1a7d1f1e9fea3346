// Sizes that texts name.
import { expect, test } from 'vitest';
import { isForWomen, normalizeSize, statedSizes } from './read-sizes.ts';

test.each([
  ['Nike skor stl 43', ['43']],
  ['Skor strl 42-43', ['42', '43']],
  ['US 9, även storlek 44', ['42.5', '44']],
  ['Tröja xl', ['XL']],
  ['Strl 42 2/3', ['42.5']],
  ['Kobe 6, LeBron 20', []],
  ['Storlek 99', []],
])('%s has %j', (text, sizes) => {
  expect(statedSizes(text, { withCm: false })).toEqual(sizes);
});

test('centimetres are a size only where they are asked for', () => {
  expect(statedSizes('Overall 140 cm', { withCm: true })).toEqual(['140']);
  expect(statedSizes('Väska, längd 140 cm', { withCm: false })).toEqual([]);
});

test('US sizes are of the women’s scale where the ad is for women', () => {
  const texts = { title: 'Sabrina 2', description: 'Passar dam' };
  const isWomens = isForWomen(texts);
  expect([isWomens, isForWomen({ ...texts, audience: 'Herr' }), isForWomen({})]).toEqual([
    true,
    false,
    false,
  ]);
  expect(statedSizes('US 8', { withCm: false, isWomens })).toEqual(['39']);
  expect([normalizeSize('shoes', 'US 8', isWomens), normalizeSize('shoes', 'EU 39', isWomens)]).toEqual([
    '39',
    '39',
  ]);
});
