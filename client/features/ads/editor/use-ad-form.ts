// The form of an ad: values as typed, validated by the contract's schema; a field is validated after its first blur.
import { type FieldErrors, type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { keysOf } from '#shared/feature.ts';
import type { AdDetail } from '#shared/features/ads/ad-schemas.ts';
import { blankAttributes } from '#shared/features/ads/attributes/ad-attributes.ts';
import { AUDIENCES, COLOURS } from '#shared/features/ads/attributes/attribute-values.ts';
import { AdText } from '#shared/features/ads/editor/new-ad.ts';
import { readPrice } from '#shared/features/ads/price.ts';
import { CONDITIONS, NO_PLACE } from '#shared/features/ads/rules.ts';
import { fieldErrorsOf } from '../../../core/failure.ts';
import { writePrice } from './price-field.ts';

/** The contract's schema with the price as typed: "1 250 kr" is valid. */
export const TypedAd = z.extend(AdText, {
  price: z.pipe(
    z.string().check((typed) => {
      const { sentence } = readPrice(typed.value);
      if (sentence) typed.issues.push({ code: 'custom', message: sentence, input: typed.value });
    }),
    z.transform((typed) => readPrice(typed).price ?? 0),
  ),
});

/** Every field as typed. */
export type AdFormValues = Required<z.input<typeof TypedAd>>;

/** Source: spec 1 §9 "Ny (default)". The phone number is shown by default, the e-mail address is not. */
export const blankAd: AdFormValues = {
  ...blankAttributes,
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

/** Form values of an existing ad. */
export function valuesOf(ad: AdDetail): AdFormValues {
  const { title, description, category, postalCode } = ad;
  const { brand, model, size, delivery, shippingPayer, meetingPlace } = ad;
  const attributes = { brand, model, size, delivery, shippingPayer, meetingPlace };
  const colour = COLOURS.find((known) => known === ad.colour) ?? '';
  const audience = AUDIENCES.find((known) => known === ad.audience) ?? '';
  const condition = CONDITIONS.find((known) => known === ad.condition) ?? blankAd.condition;
  const price = ad.price === 0 ? '' : writePrice(ad.price);
  const location = ad.location === NO_PLACE ? '' : ad.location;
  const contact = ad.contactChoice ?? { showsPhone: blankAd.showsPhone, showsEmail: blankAd.showsEmail };
  const text = { title, description, category, condition, price, postalCode, location };
  return { ...text, ...attributes, colour, audience, ...contact };
}

/** A parsed ad without its pictures, ready to be sent. */
export type ParsedAd = z.output<typeof TypedAd>;
export type AdFormState = UseFormReturn<AdFormValues, unknown, ParsedAd>;

export function useAdForm(values: AdFormValues): AdFormState {
  return useForm<AdFormValues, unknown, ParsedAd>({
    defaultValues: values,
    resolver: validate,
    mode: 'onTouched',
  });
}

/** Shows the server's errors at their fields and focuses the first; returns the error of the pictures, if any. */
export function showFieldErrors(form: AdFormState, error: unknown): string | undefined {
  const sentences = fieldErrorsOf(error);
  const invalid = fieldNames.filter((name) => sentences[name]);
  for (const name of invalid) {
    form.setError(name, { type: 'server', message: sentences[name] }, { shouldFocus: name === invalid[0] });
  }
  return sentences['pictureIds'];
}

const fieldNames = keysOf(blankAd);

// Replaces the library's resolver, which makes a field with a default in the schema optional in the form.
const validate: Resolver<AdFormValues, unknown, ParsedAd> = (values) => {
  const { data, error } = TypedAd.safeParse(values);
  if (data) return { values: data, errors: {} };
  const errors: FieldErrors<AdFormValues> = {};
  for (const { path, message } of error.issues) {
    const name = fieldNames.find((field) => field === path[0]);
    if (name) errors[name] ??= { type: 'schema', message };
  }
  return { values: {}, errors };
};
