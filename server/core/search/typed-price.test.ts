// Prices in a search, in figures or words.
import { expect, test } from 'vitest';
import { asksForLowPrice, isPriceAlone, typedPrice, withoutPrices } from './typed-price.ts';

test.each([
  ['skor under 500 kr', 500, 'skor'],
  ['max 1 000 kr korg', 1000, 'korg'],
  ['hoodie max 200:-', 200, 'hoodie'],
  ['boll under femhundra', 500, 'boll'],
  ['korg under en tusenlapp', 1000, 'korg'],
  ['skor 44 under 600', 600, 'skor 44'],
  ['boll under 50 kr', 50, 'boll'],
  ['ej över 300 kr boll', 300, 'boll'],
  ['boll inte mer än femhundra', 500, 'boll'],
  ['boll 0 kr', 0, 'boll'],
  ['boll 100 kr eller mindre', 100, 'boll'],
  ['skor 300kr max', 300, 'skor'],
  ['korg max 1,5k', 1500, 'korg'],
  ['ryggsäck under 2 hundra kr', 200, 'ryggsäck'],
])('%s', (typed, highest, words) => {
  expect(typedPrice(typed)).toEqual({ lowest: null, highest });
  expect(withoutPrices(typed).trim()).toBe(words);
});

test.each([
  ['skor 42 mellan 300 och 600 kr', 300, 600, 'skor 42'],
  ['skor från 300 till 500 kr', 300, 500, 'skor'],
  ['boll 100-200 kr', 100, 200, 'boll'],
  ['korg över 1000 kr', 1000, null, 'korg'],
  ['korg runt 1000 kr', 700, 1300, 'korg'],
  ['boll ca en hundralapp', 70, 130, 'boll'],
  ['tröja minst femhundra', 500, null, 'tröja'],
])('%s has a lowest price', (typed, lowest, highest, words) => {
  expect(typedPrice(typed)).toEqual({ lowest, highest });
  expect(withoutPrices(typed).trim()).toBe(words);
});

test.each([
  'kobe 6-8',
  'mellan 10 och 12 år',
  'från 10 till 12 år',
  'strl 146-152',
  'nike air max 90',
  'air max 270',
  'boll under 12 år',
  'u16',
  'under armour',
  'max 44',
  'nba 2k',
])('%s says no price', (typed) => {
  expect(typedPrice(typed)).toEqual({ lowest: null, highest: null });
  expect(withoutPrices(typed)).toBe(typed);
});

test('a price without "under" is neither a limit nor a search term', () => {
  expect(typedPrice('skor 500 kr')).toEqual({ lowest: null, highest: null });
  expect(withoutPrices('skor 500 kr').trim()).toBe('skor');
});

test.each([
  'billiga skor',
  'Billigaste skorna',
  'cheap shoes',
  'skor till lågt pris',
  'billigt',
  'gratis skor',
  'boll skankes',
])('%s asks for a low price', (typed) => {
  expect(asksForLowPrice(typed)).toBe(true);
});

test.each(['skor billigare än 500 kr', 'låg korg', 'pris till cupen', 'skor gratis frakt', 'fraktfritt'])(
  '%s asks for no low price',
  (typed) => {
    expect(asksForLowPrice(typed)).toBe(false);
  },
);

test.each([
  'under 500',
  'något under 500 kr',
  'mellan 200 och 400',
  'MAX 300:-',
  'något billigt',
  'lågt pris',
])('%s is only a price', (typed) => {
  expect(isPriceAlone(typed)).toBe(true);
});

test.each(['under 12 år', 'gratis', 'boll under 500', '500 kr', 'något', ''])(
  '%s is not only a price limit',
  (typed) => {
    expect(isPriceAlone(typed)).toBe(false);
  },
);
