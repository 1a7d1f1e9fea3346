// Endpoints of places: towns with coordinates, for city fields and filters by distance.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { withoutNul } from '../../saved-text.ts';
import { Place } from '../../places/place.ts';
import { MAX_PLACE_ID } from '../../places/place-id.ts';
import { placeTexts } from './texts.ts';

/** Most places that a search returns. Source: spec 2 §9. */
export const MAX_FOUND_PLACES = 10;
const MAX_QUERY_LENGTH = 100;

/** The id of a place, also as it is in an address. */
export const PlaceId = z.coerce.number(placeTexts.notFound).check(z.int(), z.gte(1), z.lte(MAX_PLACE_ID));

export const FoundPlaces = z.object({
  places: z.array(Place),
  /** False if the geocoder is busy or fails, so that a later search may find more. */
  isComplete: z.boolean(),
});
export type FoundPlaces = z.infer<typeof FoundPlaces>;

export const placesContract = {
  search: oc
    .route({
      method: 'GET',
      path: '/places',
      summary: `Finds up to ${MAX_FOUND_PLACES} places by the beginning of any word of their name, Swedish and larger ones first`,
      tags: ['places'],
    })
    .input(
      z.object({
        query: z.string().check(z.trim(), withoutNul(), z.minLength(1), z.maxLength(MAX_QUERY_LENGTH)),
      }),
    )
    .output(FoundPlaces),
  find: oc
    .route({ method: 'GET', path: '/places/{id}', summary: 'Reads a place', tags: ['places'] })
    .errors(mayRefuse('NOT_FOUND'))
    .input(z.object({ id: PlaceId }))
    .output(Place),
};
