// Prices that a search says in figures or words.
import { expect, test } from 'vitest';
import { typedHighestPrice, withoutPrices } from './typed-price.ts';

test.each([
  ['skor under 500 kr', 500, 'skor'],
  ['max 1 000 kr korg', 1000, 'korg'],
  ['hoodie max 200:-', 200, 'hoodie'],
  ['boll under femhundra', 500, 'boll'],
  ['korg under en tusenlapp', 1000, 'korg'],
  ['skor 44 under 600', 600, 'skor 44'],
  ['boll under 50 kr', 50, 'boll'],
])('%s', (typed, highest, words) => {
  expect(typedHighestPrice(typed)).toBe(highest);
  expect(withoutPrices(typed).trim()).toBe(words);
});

test.each(['nike air max 90', 'air max 270', 'boll under 12 år', 'u16', 'under armour', 'max 44'])(
  '%s says no price',
  (typed) => {
    expect(typedHighestPrice(typed)).toBeNull();
    expect(withoutPrices(typed)).toBe(typed);
  },
);

test('a price without "under" is no limit, but no word of the thing either', () => {
  expect(typedHighestPrice('skor 500 kr')).toBeNull();
  expect(withoutPrices('skor 500 kr').trim()).toBe('skor');
});
