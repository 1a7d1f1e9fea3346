// A price as people write it in a field: "1 250", without the unit.
import { readPrice } from '#shared/features/ads/price.ts';

/** What was typed, as a price; what cannot be read stays as it is. */
export function tidyPrice(typed: string): string {
  const { price } = readPrice(typed);
  return price === null || typed.trim() === '' ? typed : writePrice(price);
}

export function writePrice(price: number): string {
  return price.toString().replace(/\B(?=(\d{3})+$)/g, ' ');
}
