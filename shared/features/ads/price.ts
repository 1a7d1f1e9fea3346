// Maximum price, parsing of typed prices, and price ranges of the filter. All in whole kronor.
import { adTexts } from './texts.ts';

export const MAX_PRICE = 9_999_999;

/**
 * Price ranges of the filter, inclusive at both ends: an ad at exactly 500 kr is in 0–500 and in 500–1000, as the
 * labels say. `max` null means no upper bound. Source: spec 1 §9 Price filter ranges.
 */
export const PRICE_RANGES = [
  { id: '0-500', label: '0–500 kr', min: 0, max: 500 },
  { id: '500-1000', label: '500–1000 kr', min: 500, max: 1000 },
  { id: '1000-2000', label: '1000–2000 kr', min: 1000, max: 2000 },
  { id: '2000+', label: '2000+ kr', min: 2000, max: null },
] as const;

export type PriceRangeId = (typeof PRICE_RANGES)[number]['id'];

/** Lowest and highest price of a range, inclusive. */
export function priceBounds(id: PriceRangeId): { min: number; max: number | null } {
  const range = PRICE_RANGES.find((candidate) => candidate.id === id);
  return range ?? { min: 0, max: null };
}

export type PriceReading = { price: number; sentence: null } | { price: null; sentence: string };

/**
 * Parses a typed price: "1 250", "1250 kr", "1.250:-", "1250,00". Empty is 0. Öre other than ,00 and non-numbers are
 * rejected with the message to show. Source: spec 1 §5 "price becomes a number, 0 if empty".
 */
export function readPrice(typed: string): PriceReading {
  const compact = typed.replace(/\s/gu, '').toLowerCase();
  if (compact === '') return { price: 0, sentence: null };

  const amount = /^([-−]?)(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,:](?:00|-))?(?:kr\.?|sek|:-|kronor)?$/.exec(
    compact,
  );
  if (!amount) return { price: null, sentence: adTexts.priceNotWhole };

  const price = Number((amount[2] ?? '').replace(/[.,]/g, ''));
  if (amount[1] && price > 0) return { price: null, sentence: adTexts.priceNegative };
  if (price > MAX_PRICE) return { price: null, sentence: adTexts.priceTooHigh };
  return { price, sentence: null };
}
