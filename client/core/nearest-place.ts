// Finds the place nearest to the visitor in the browser, so that the position is never sent.
import { distanceBetween, type Coordinates } from '#shared/places/distance.ts';

export type LocationFailure = 'refused' | 'unavailable' | 'far-away';

/** In km. Beyond this distance from every known place, no place counts as near. */
const MAX_DISTANCE_KM = 100;
const TIMEOUT_MS = 15_000;
/** Only the town matters, so a position that is ten minutes old is accurate enough. */
const MAX_AGE_MS = 600_000;

/**
 * Asks the browser for the position, and returns the id of the nearest place.
 *
 * @throws LocationError
 */
export async function findNearestPlace(): Promise<number> {
  const [position, places] = await Promise.all([readPosition(), loadPlaces()]);
  return nearestOf(places, position) ?? failWith('far-away');
}

export class LocationError extends Error {
  override name = 'LocationError';
  readonly failure: LocationFailure;
  constructor(failure: LocationFailure) {
    super(failure);
    this.failure = failure;
  }
}

function failWith(failure: LocationFailure): never {
  throw new LocationError(failure);
}

async function readPosition(): Promise<Coordinates> {
  // Browsers offer geolocation only on pages with HTTPS.
  const geolocation = navigator.geolocation as Geolocation | undefined;
  if (!geolocation) failWith('unavailable');
  return new Promise((done, fail) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => done({ latitude, longitude }),
      ({ code }) => fail(new LocationError(code === 1 ? 'refused' : 'unavailable')),
      { enableHighAccuracy: false, timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}

interface KnownPlace extends Coordinates {
  id: number;
}

/** The file has three numbers for each place: the difference to the previous id, and thousandths of degrees north and east. */
async function loadPlaces(): Promise<KnownPlace[]> {
  const { default: numbers } = await import('./nearest-places.json');
  let id = 0;
  return Array.from({ length: numbers.length / 3 }, (_, index) => {
    const [step = 0, north = 0, east = 0] = numbers.slice(3 * index, 3 * index + 3);
    id += step;
    return { id, latitude: north / 1000, longitude: east / 1000 };
  });
}

function nearestOf(places: readonly KnownPlace[], position: Coordinates): number | null {
  let nearest: number | null = null;
  let shortest = MAX_DISTANCE_KM;
  for (const place of places) {
    const distance = distanceBetween(place, position);
    if (distance < shortest) [nearest, shortest] = [place.id, distance];
  }
  return nearest;
}
