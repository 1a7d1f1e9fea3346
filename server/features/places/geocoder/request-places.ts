// Requests places from a Nominatim server. Source: spec 2 §7 "External geocoding".
import { z } from 'zod';
import { MAX_FOUND_PLACES } from '#shared/features/places/contract.ts';
import type { Place } from '#shared/places/place.ts';
import type { County } from '#shared/places/counties.ts';

/** Upper bound of the response: ten places take about 6 kB. */
const MAX_BYTES = 256 * 1024;

/** A place of OpenStreetMap. */
export type GeocodedPlace = Omit<Place, 'id'> & { osm: string };

const degrees = (limit: number) =>
  // An empty text is refused, since Number('') is 0.
  z.string().min(1).transform(Number).pipe(z.number().min(-limit).max(limit));

const Rows = z.array(z.unknown());
const GeocoderRow = z.object({
  // Missing in results without an object of OpenStreetMap, such as postal codes.
  osm_type: z.string().max(20),
  osm_id: z.number().int(),
  class: z.string(),
  type: z.string(),
  addresstype: z.string().optional(),
  name: z.string().optional(),
  display_name: z.string(),
  lat: degrees(90),
  lon: degrees(180),
  address: z.object({ country_code: z.string(), 'ISO3166-2-lvl4': z.string().optional() }),
});
type GeocoderRow = z.infer<typeof GeocoderRow>;

const settlements = new Set(['city', 'town', 'village', 'place']);

/** Source: ISO 3166-2:SE. */
const countiesByCode: Record<string, County> = {
  'SE-AB': 'Stockholm',
  'SE-AC': 'Västerbotten',
  'SE-BD': 'Norrbotten',
  'SE-C': 'Uppsala',
  'SE-D': 'Södermanland',
  'SE-E': 'Östergötland',
  'SE-F': 'Jönköping',
  'SE-G': 'Kronoberg',
  'SE-H': 'Kalmar',
  'SE-I': 'Gotland',
  'SE-K': 'Blekinge',
  'SE-M': 'Skåne',
  'SE-N': 'Halland',
  'SE-O': 'Västra Götaland',
  'SE-S': 'Värmland',
  'SE-T': 'Örebro',
  'SE-U': 'Västmanland',
  'SE-W': 'Dalarna',
  'SE-X': 'Gävleborg',
  'SE-Y': 'Västernorrland',
  'SE-Z': 'Jämtland',
};
const countryNames = new Intl.DisplayNames('sv', { type: 'region' });

/**
 * Towns and villages that match the text, Swedish ones first. Other rows of the answer, and incomplete ones, are skipped.
 *
 * @param server configured by the operator, so any host is allowed
 * @throws Error when it does not answer before the signal, or with anything but a list
 */
export async function requestPlaces(
  { server, site, signal }: { server: string; site: string; signal: AbortSignal },
  query: string,
): Promise<GeocodedPlace[]> {
  const address = new URL('search', server.endsWith('/') ? server : `${server}/`);
  address.search = new URLSearchParams({
    q: query,
    format: 'json',
    limit: String(MAX_FOUND_PLACES),
    countrycodes: 'se',
    addressdetails: '1',
  }).toString();
  const response = await fetch(address, {
    // Nominatim's usage policy requires a User-Agent that identifies the site.
    headers: { accept: 'application/json', 'accept-language': 'sv', 'user-agent': `Baskettorget (${site})` },
    redirect: 'error',
    signal,
  });
  if (!response.ok) throw new Error(`The geocoder answered ${response.status}`);
  const rows = Rows.parse(JSON.parse(await readText(response)));
  const found = rows.flatMap((row) => GeocoderRow.safeParse(row).data ?? []);
  const places = found.filter(isSettlement).map(placeOf);
  return places.sort((one, other) => Number(isSwedish(other)) - Number(isSwedish(one)));
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('The answer of the geocoder is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** Checks three fields: a city may be returned as the boundary of its municipality, and only `addresstype` is "city". */
function isSettlement({ class: kind, type, addresstype = '' }: GeocoderRow): boolean {
  return [kind, type, addresstype].some((word) => settlements.has(word));
}

function placeOf(row: GeocoderRow): GeocodedPlace {
  const { osm_type, osm_id, name, display_name, lat, lon, address } = row;
  const code = address.country_code.toUpperCase();
  return {
    osm: `${osm_type}/${osm_id}`,
    name: (name || display_name.split(',', 1).join()).slice(0, 100),
    county: countiesByCode[address['ISO3166-2-lvl4'] ?? ''] ?? null,
    country: /^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? code) : code.slice(0, 100),
    latitude: lat,
    longitude: lon,
  };
}

function isSwedish({ country }: Pick<Place, 'country'>): boolean {
  return country === 'Sverige';
}
