// Searching places, and reading one.
import { MAX_FOUND_PLACES } from '#shared/features/places/contract.ts';
import type { Place } from '#shared/places/place.ts';
import { foldPlaceName } from '#shared/places/fold-place-name.ts';
import { placeTexts } from '#shared/features/places/texts.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Services } from '../../core/http/request.ts';
import { geocode } from './geocoder/geocode.ts';
import { findPlace, findPlaces } from './queries.ts';

/** The geocoder knows whole names rather than their beginnings. Source: spec 2 §9. */
const MIN_GEOCODED_LENGTH = 2;

/**
 * Up to ten places by the beginning of a word of their name, ignoring case and accents. Where the table has fewer, the
 * geocoder is asked too. Source: spec 2 §7, §9.
 */
export async function searchPlaces(services: Services, query: string): Promise<Place[]> {
  const folded = foldPlaceName(query);
  if (folded === '') return [];
  const places = await findPlaces(services.database, folded);
  if (places.length === MAX_FOUND_PLACES || folded.length < MIN_GEOCODED_LENGTH) return places;
  const known = new Set(places.map(({ id }) => id));
  const geocoded = await geocode(services, { query, folded });
  return [...places, ...geocoded.filter(({ id }) => !known.has(id))].slice(0, MAX_FOUND_PLACES);
}

/** The Swedish town of the table with this name, ignoring case and accents; null if it has none. The geocoder is not asked. */
export async function findSwedishTown({ database }: Services, name: string): Promise<Place | null> {
  const folded = foldPlaceName(name);
  if (folded === '') return null;
  const places = await findPlaces(database, folded);
  return places.find((place) => place.county !== null && foldPlaceName(place.name) === folded) ?? null;
}

/** @throws ORPCError NOT_FOUND */
export async function requirePlace({ database }: Services, id: number): Promise<Place> {
  return (await findPlace(database, id)) ?? refuse('NOT_FOUND', placeTexts.notFound);
}
