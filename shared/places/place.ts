// A place, as searches of places return it.
import * as z from 'zod/mini';
import { COUNTIES } from './counties.ts';
import { MAX_PLACE_ID } from './place-id.ts';

/** A town, suburb or municipality. */
export const Place = z.object({
  id: z.number(),
  name: z.string(),
  /** The Swedish county; null in other countries. */
  county: z.nullable(z.enum(COUNTIES)),
  /** In Swedish, such as Sverige. */
  country: z.string(),
  /** Degrees north. */
  latitude: z.number(),
  /** Degrees east. */
  longitude: z.number(),
});
export type Place = z.infer<typeof Place>;

/** The id of the place that was chosen in a list; null for a town that was only typed. */
export const ChosenPlaceId = z._default(
  z.nullable(z.int().check(z.gte(1, 'Minst 1'), z.lte(MAX_PLACE_ID))),
  null,
);
