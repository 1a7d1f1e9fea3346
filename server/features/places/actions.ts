// Searching places, and reading one.
import type { Place } from '#shared/features/places/contract.ts';
import { foldPlaceName } from '#shared/features/places/fold-place-name.ts';
import { placeTexts } from '#shared/features/places/texts.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Services } from '../../core/http/request.ts';
import { findPlace, findPlaces } from './queries.ts';

/** Up to ten places by the beginning of a word of their name, ignoring case and accents. Source: spec 2 §9. */
export async function searchPlaces({ database }: Services, query: string): Promise<Place[]> {
  const folded = foldPlaceName(query);
  return folded === '' ? [] : findPlaces(database, folded);
}

/** @throws ORPCError NOT_FOUND */
export async function requirePlace({ database }: Services, id: number): Promise<Place> {
  return (await findPlace(database, id)) ?? refuse('NOT_FOUND', placeTexts.notFound);
}
