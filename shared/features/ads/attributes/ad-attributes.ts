// Attributes and delivery of an ad, as they are stored, and as a seller sends them.
import * as z from 'zod/mini';
import { inOneLine, withoutNul } from '../../../saved-text.ts';
import {
  AUDIENCES,
  COLOURS,
  DELIVERIES,
  MAX_BRAND_LENGTH,
  MAX_HALL_LENGTH,
  MAX_MODEL_LENGTH,
  SHIPPING_PAYERS,
} from './attribute-values.ts';

/** An empty attribute is not stated, or the category does not have it. */
export const AdAttributes = z.object({
  brand: z.string(),
  model: z.string(),
  /** In the size system of the category; EU sizes for shoes, with a decimal point: "42.5". */
  size: z.string(),
  colour: z.string(),
  audience: z.string(),
  delivery: z.array(z.enum(DELIVERIES)),
  /** Only with `shipping`. */
  shippingPayer: z.enum(['', ...SHIPPING_PAYERS]),
  /** The hall; only with `meeting`. */
  meetingPlace: z.string(),
});
export type AdAttributes = z.infer<typeof AdAttributes>;

const lineUpTo = (length: number, tooLong: string) =>
  z._default(
    z.string().check(z.trim(), withoutNul(), inOneLine(), z.maxLength(length, `${tooLong} ${length} tecken`)),
    '',
  );

/** Fields of a new ad. Sizes may be of any scale that can be converted: "US 9", "27 cm". */
export const NewAttributes = z.object({
  brand: lineUpTo(MAX_BRAND_LENGTH, 'Märket får vara högst').check(
    // The tilde separates several choices of a filter.
    z.regex(/^[^~]*$/, 'Märket kan inte innehålla ~'),
  ),
  model: lineUpTo(MAX_MODEL_LENGTH, 'Modellen får vara högst'),
  size: lineUpTo(20, 'Storleken får vara högst'),
  colour: z._default(z.enum(['', ...COLOURS], 'Välj en färg i listan'), ''),
  audience: z._default(z.enum(['', ...AUDIENCES], 'Välj för vem i listan'), ''),
  delivery: z._default(
    z.array(z.enum(DELIVERIES, 'Välj hur varan kan levereras')).check(z.maxLength(DELIVERIES.length)),
    [],
  ),
  shippingPayer: z._default(z.enum(['', ...SHIPPING_PAYERS], 'Välj vem som betalar frakten'), ''),
  meetingPlace: lineUpTo(MAX_HALL_LENGTH, 'Hallen får vara högst'),
});

export const blankAttributes: Required<z.input<typeof NewAttributes>> = {
  brand: '',
  model: '',
  size: '',
  colour: '',
  audience: '',
  delivery: [],
  shippingPayer: '',
  meetingPlace: '',
};
