// What stands in the fields of an ad's form: text as it is typed, and how it becomes an ad.
import * as z from 'zod/mini';
import type { AdDetail } from '#shared/features/ads/ad.ts';
import { AdText } from '#shared/features/ads/new-ad.ts';
import { CONDITIONS } from '#shared/features/ads/rules.ts';
import { readPrice } from '#shared/features/ads/price.ts';
import { cityOfPostalCode, normalizePostalCode } from '#shared/places/postal-codes.ts';

/** The contract's own schema, but for the price, which is read from what is typed: "1 250 kr" is a good answer. */
export const TypedAd = z.extend(AdText, {
  price: z.pipe(
    z.string().check((typed) => {
      const { sentence } = readPrice(typed.value);
      if (sentence) typed.issues.push({ code: 'custom', message: sentence, input: typed.value });
    }),
    z.transform((typed) => readPrice(typed).price ?? 0),
  ),
});

/** Every field as it is typed. */
export type AdFormValues = Required<z.input<typeof TypedAd>>;

/** Source: spec 1 §9 "Ny (default)". A number that somebody has filled in is there to be called; an address is not shown. */
export const blankAd: AdFormValues = {
  title: '',
  description: '',
  category: '',
  condition: 'Ny',
  price: '',
  postalCode: '',
  location: '',
  showsPhone: true,
  showsEmail: false,
};

/** How a place without a name is stored and shown; it is no name to write in a field. */
const NO_PLACE = 'Ej angiven';

/** The form of an ad that exists. */
export function valuesOf(ad: AdDetail): AdFormValues {
  const { title, description, category, postalCode } = ad;
  const condition = CONDITIONS.find((known) => known === ad.condition) ?? blankAd.condition;
  const price = ad.price === 0 ? '' : writePrice(ad.price);
  const location = ad.location === NO_PLACE ? '' : ad.location;
  const contact = ad.contactChoice ?? { showsPhone: blankAd.showsPhone, showsEmail: blankAd.showsEmail };
  return { title, description, category, condition, price, postalCode, location, ...contact };
}

/** A price as one writes it in a field, unit left out: "1 250". What cannot be read stays as it is. */
export function tidyPrice(typed: string): string {
  const { price } = readPrice(typed);
  return price === null || typed.trim() === '' ? typed : writePrice(price);
}

/**
 * Postal code and city after something is typed in the postal code's field. A city that the code tells is filled in;
 * one that was filled in by an earlier code goes with it; one that the person wrote stays while the code says the same.
 * Source: spec 1 §5 Postal code.
 */
export function placeAfterTyping(
  typed: string,
  before: { postalCode: string; location: string },
): { postalCode: string; location: string } {
  const postalCode = normalizePostalCode(typed);
  const told = cityOfPostalCode(postalCode);
  const toldBefore = cityOfPostalCode(before.postalCode);
  if (told === toldBefore) return { postalCode, location: before.location };
  const wasFilledIn = before.location === toldBefore;
  return { postalCode, location: told || (wasFilledIn ? '' : before.location) };
}

function writePrice(price: number): string {
  return price.toString().replace(/\B(?=(\d{3})+$)/g, ' ');
}
