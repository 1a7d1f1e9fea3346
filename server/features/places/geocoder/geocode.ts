// Places from the geocoder: at most one question a second by all nodes, each answer stored for a month.
import { setTimeout as wait } from 'node:timers/promises';
import type { Place } from '#shared/places/place.ts';
import type { Services } from '../../../core/http/request.ts';
import { askGeocoder } from './ask-geocoder.ts';
import { pauseGeocoder, readAnswer, saveAnswer, takeTurn } from './geocoder-queries.ts';

/** A visitor waits for it, and the table of places has an answer. */
const TIMEOUT_MS = 2_000;
/** So that nobody waits for a server that is away or asks for fewer questions. */
const PAUSE_SECONDS = 60;

/** Empty without a geocoder, while it fails, and when it is asked too often. */
export async function geocode(
  { database, settings, logger }: Services,
  { query, folded }: { query: string; folded: string },
): Promise<Place[]> {
  if (settings.geocoderUrl === undefined) return [];
  const stored = await readAnswer(database, folded);
  if (stored) return stored;
  const delay = await takeTurn(database);
  if (delay === null) return [];
  await wait(delay);
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const asked = { server: settings.geocoderUrl, site: settings.publicUrl, signal };
    const places = await askGeocoder(asked, query);
    return await saveAnswer(database, folded, places);
  } catch (error) {
    logger.warn({ err: error }, 'The geocoder failed; places are found in the table for a minute');
    await pauseGeocoder(database, PAUSE_SECONDS);
    return [];
  }
}
