// Searching places, and reading one.
import { type FoundPlaces, MAX_FOUND_PLACES } from '#shared/features/places/contract.ts';
import type { County } from '#shared/places/counties.ts';
import type { Place } from '#shared/places/place.ts';
import { foldPlaceName } from '#shared/places/fold-place-name.ts';
import { placeTexts } from '#shared/features/places/texts.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Services } from '../../core/http/request.ts';
import { geocode } from './geocoder/geocode.ts';
import { findPlace, findPlaces, findPlacesNamed } from './queries.ts';

/** The geocoder finds whole names rather than beginnings, so it is not used for a single letter. Source: spec 2 §9. */
const MIN_GEOCODED_LENGTH = 2;

/** How many places abroad with exactly the searched name are found beside Swedish ones that begin with it, such as Os. */
const MAX_FOREIGN_NAMESAKES = 3;

/**
 * Up to ten places by the beginning of a word of their name, ignoring case and accents. Where the table has fewer, the
 * geocoder is queried too. Source: spec 2 §7, §9.
 */
export async function searchPlaces(services: Services, query: string): Promise<FoundPlaces> {
  const folded = foldPlaceName(query);
  if (folded === '') return { places: [], isComplete: true };
  const places = await findPlaces(services.database, folded);
  const known = new Set(places.map(({ id }) => id));
  if (places.length === MAX_FOUND_PLACES) {
    const namesakes = (await listTownsNamed(services, folded)).filter(({ id }) => !known.has(id));
    const added = namesakes.slice(0, MAX_FOREIGN_NAMESAKES);
    return { places: [...places.slice(0, MAX_FOUND_PLACES - added.length), ...added], isComplete: true };
  }
  if (folded.length < MIN_GEOCODED_LENGTH) return { places, isComplete: true };
  const geocoded = await geocode(services, { query, folded });
  const added = geocoded.places.filter(({ id }) => !known.has(id));
  return { places: [...places, ...added].slice(0, MAX_FOUND_PLACES), isComplete: geocoded.isComplete };
}

/**
 * The Swedish town of the table with this name, ignoring case and accents; null if it has none. The geocoder is not queried.
 *
 * @param county decides between towns of the same name; the larger one without it
 */
export async function findSwedishTown(
  services: Services,
  name: string,
  county: County | null = null,
): Promise<Place | null> {
  const towns = (await listTownsNamed(services, foldPlaceName(name))).filter((town) => town.county !== null);
  return towns.find((town) => town.county === county) ?? towns[0] ?? null;
}

/** The place that was chosen by its id; null if it has another name, since the text was changed after the choice. */
export async function findChosenPlace(
  { database }: Services,
  { placeId, name }: { placeId: number | null; name: string },
): Promise<Place | null> {
  const place = placeId === null ? null : await findPlace(database, placeId);
  return place && foldPlaceName(place.name) === foldPlaceName(name) ? place : null;
}

/** The town with this name in this country; null if neither the table nor the geocoder has it. */
export async function findTown(
  services: Services,
  { name, country }: Pick<Place, 'name' | 'country'>,
): Promise<Place | null> {
  const folded = foldPlaceName(name);
  const known = (await listTownsNamed(services, folded)).find((town) => town.country === country);
  if (known) return known;
  const { places } = await searchPlaces(services, name);
  return places.find((town) => town.country === country && foldPlaceName(town.name) === folded) ?? null;
}

/** The towns of the table with exactly this name, ignoring case and accents, Swedish and larger ones first. */
export async function findTownsNamed(services: Services, name: string): Promise<Place[]> {
  return listTownsNamed(services, foldPlaceName(name));
}

/** The places of the table with this folded name, Swedish and larger ones first. */
async function listTownsNamed({ database }: Services, folded: string): Promise<Place[]> {
  const places = await findPlacesNamed(database, folded);
  return places.filter((place) => foldPlaceName(place.name) === folded);
}

/** @throws ORPCError NOT_FOUND */
export async function requirePlace({ database }: Services, id: number): Promise<Place> {
  return (await findPlace(database, id)) ?? refuse('NOT_FOUND', placeTexts.notFound);
}
