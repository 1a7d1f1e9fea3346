// Formats a price for a form field: "1 250", without the currency.
import { readPrice } from '#shared/features/ads/price.ts';

/** Formats the typed text as a price; an invalid price is returned unchanged. */
export function formatTypedPrice(typed: string): string {
  const { price } = readPrice(typed);
  return price === null || typed.trim() === '' ? typed : writePrice(price);
}

export function writePrice(price: number): string {
  return price.toString().replace(/\B(?=(\d{3})+$)/g, ' ');
}
