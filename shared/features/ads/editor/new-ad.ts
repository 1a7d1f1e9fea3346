// Schemas of an ad to save, with a message for each error. Source: spec 1 §5 Ads and images.
import * as z from 'zod/mini';
import { inOneLine, visible, withoutNul } from '../../../saved-text.ts';
import {
  CONDITIONS,
  MAX_CITY_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_PICTURES_PER_AD,
  MAX_TITLE_LENGTH,
} from '../rules.ts';
import { MAX_PRICE } from '../price.ts';

import { NewAttributes } from '../attributes/ad-attributes.ts';
import { pictureTexts } from '../../pictures/texts.ts';
import { adTexts } from '../texts.ts';

/** All fields except the pictures. */
export const AdText = z.extend(NewAttributes, {
  title: z
    .string(adTexts.titleMissing)
    .check(
      z.trim(),
      visible(adTexts.titleMissing),
      withoutNul(),
      inOneLine(),
      z.maxLength(MAX_TITLE_LENGTH, `Titeln får vara högst ${MAX_TITLE_LENGTH} tecken`),
    ),
  description: z._default(
    z
      .string()
      .check(
        z.trim(),
        withoutNul(),
        z.maxLength(MAX_DESCRIPTION_LENGTH, `Beskrivningen får vara högst ${MAX_DESCRIPTION_LENGTH} tecken`),
      ),
    '',
  ),
  category: z
    .string(adTexts.categoryMissing)
    .check(z.minLength(1, adTexts.categoryMissing), withoutNul(), z.maxLength(60)),
  condition: z._default(z.enum(CONDITIONS, 'Välj ett skick i listan'), 'Ny'),
  price: z._default(
    z
      .int(adTexts.priceNotWhole)
      .check(z.gte(0, adTexts.priceNegative), z.lte(MAX_PRICE, adTexts.priceTooHigh)),
    0,
  ),
  postalCode: z._default(z.string().check(z.regex(/^\d{0,5}$/, 'Postnumret ska vara högst fem siffror')), ''),
  location: z._default(
    z
      .string()
      .check(
        z.trim(),
        withoutNul(),
        inOneLine(),
        z.maxLength(MAX_CITY_LENGTH, `Orten får vara högst ${MAX_CITY_LENGTH} tecken`),
      ),
    '',
  ),
  /** Whether signed-in users see the seller's phone number, if it is filled in, and e-mail. */
  showsPhone: z._default(z.boolean(), true),
  showsEmail: z._default(z.boolean(), false),
});

/** An ad to save: its text and pictures, in order. */
export const NewAd = z.extend(AdText, {
  /** At most as many as the site's setting, or as the ad already has. */
  pictureIds: z._default(
    z.array(z.uuid()).check(z.maxLength(MAX_PICTURES_PER_AD, pictureTexts.tooManyInAd(MAX_PICTURES_PER_AD))),
    [],
  ),
});
export type NewAd = z.infer<typeof NewAd>;
export type NewAdInput = z.input<typeof NewAd>;

/** An ad to create. The client chooses the id, so that a repeated request creates one ad. */
export const CreatedAd = z.extend(NewAd, {
  // Lower-case as in the database, since ids are compared as strings.
  id: z.optional(z.uuid().check(z.toLowerCase())),
});
export type CreatedAd = z.infer<typeof CreatedAd>;

/** What the site's settings allow in an ad. */
export const AdRules = z.object({
  /** Maximum number of pictures; an ad that already has more retains them. */
  picturesPerAd: z.int(),
});
