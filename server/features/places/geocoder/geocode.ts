// Places from the geocoder: at most one request a second by all nodes, each answer stored for a month.
import { setTimeout as wait } from 'node:timers/promises';
import type { FoundPlaces } from '#shared/features/places/contract.ts';
import type { Services } from '../../../core/http/request.ts';
import { requestPlaces } from './request-places.ts';
import { pauseGeocoder, readAnswer, saveAnswer, reserveRequest } from './geocoder-queries.ts';

/** Short, since a visitor waits for the answer, and the table of places gives one anyway. */
const TIMEOUT_MS = 2_000;
/** Pause after a failure, so that no user waits for a server that is down or limits requests. */
const PAUSE_SECONDS = 60;

/** Places from the geocoder; none without a geocoder, and an incomplete answer while it fails or its rate limit is reached. */
export async function geocode(
  { database, settings, logger }: Services,
  { query, folded }: { query: string; folded: string },
): Promise<FoundPlaces> {
  if (settings.geocoderUrl === undefined) return { places: [], isComplete: true };
  const stored = await readAnswer(database, folded);
  if (stored) return { places: stored, isComplete: true };
  const delay = await reserveRequest(database);
  if (delay === null) return { places: [], isComplete: false };
  await wait(delay);
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const geocoder = { server: settings.geocoderUrl, site: settings.publicUrl, signal };
    const found = await requestPlaces(geocoder, query);
    return { places: await saveAnswer(database, folded, found), isComplete: true };
  } catch (error) {
    logger.warn({ err: error }, 'The geocoder failed and is paused for a minute');
    await pauseGeocoder(database, PAUSE_SECONDS);
    return { places: [], isComplete: false };
  }
}
