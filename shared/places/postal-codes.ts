// Derives city and county from a postal code. The user can correct both.
import { countyOfCity } from './cities.ts';
import { COUNTIES, type County } from './counties.ts';

const POSTAL_CODE_LENGTH = 5;
/** A shorter prefix identifies no city. */
const PREFIX_LENGTH = 3;

/**
 * First three digits of the postal codes of each city. Suburbs with another postort in the same kommun map to the city
 * too; these are from PostNord's series, not from the specification.
 */
const prefixesByCity: Record<string, string> = {
  Stockholm: '100-107 109-118 120-129 161-165 167-168',
  Södertälje: '151-153',
  Malmö: '200-203 205 207-209 211-218 238',
  Lund: '220-228 247',
  Helsingborg: '250-259',
  Göteborg: '400-405 407-409 411-418 421-427 436',
  Borås: '501 503-504 506-508',
  Jönköping: '550-551 553-556 558 561-564',
  Linköping: '580-589',
  Norrköping: '600-609',
  Örebro: '700-703 705 708-709 715 719',
  Västerås: '720-725 728',
  Uppsala: '750-759',
  Gävle: '800-806 808',
  Umeå: '900-901 903-908',
};

/**
 * Postal code prefixes of each county; the longest match applies. Postal codes follow sorting offices, not borders, so
 * a few villages near a border map to the adjacent county: acceptable for filing an ad, and the city corrects it.
 */
const prefixesByCounty: Record<County, string> = {
  Blekinge: '293 294 37',
  Dalarna: '77 78 79',
  Gotland: '62',
  Gävleborg: '80 81 82',
  Halland: '30 31 429 432 434 439',
  Jämtland: '83 84',
  Jönköping: '33 55 56 57',
  Kalmar: '361 38 39 572 577 579 593 594 598',
  Kronoberg: '285 287 34 35 36',
  Norrbotten: '933 938 94 95 96 97 98',
  Skåne: '2',
  Stockholm: '1 76',
  Södermanland: '611 613 619 63 64',
  Uppsala: '74 75 814 815 819',
  Värmland: '65 66 67 68',
  Västerbotten: '90 91 92 93',
  Västernorrland: '841 85 86 87 88 89',
  Västmanland: '72 73',
  'Västra Götaland': '4 50 51 52 53 54 662 666 668',
  Örebro: '69 70 71',
  Östergötland: '58 59 60 61',
};

const countyByPrefix = new Map<string, County>();
for (const county of COUNTIES) {
  for (const prefix of prefixesByCounty[county].split(' ')) countyByPrefix.set(prefix, county);
}

/** Keeps digits only, five at most: "SE-111 22" becomes "11122". Source: spec 1 §5 Postal code. */
export function normalizePostalCode(typed: string): string {
  return typed.replace(/[^0-9]/g, '').slice(0, POSTAL_CODE_LENGTH);
}

/** The city for the first three digits of a postal code, or empty. Source: spec 1 §5 Postal code. */
export function cityOfPostalCode(postalCode: string): string {
  const digits = normalizePostalCode(postalCode);
  if (digits.length < PREFIX_LENGTH) return '';
  const prefix = digits.slice(0, PREFIX_LENGTH);
  const found = Object.entries(prefixesByCity).find(([, ranges]) => holdsPrefix(ranges, prefix));
  return found ? found[0] : '';
}

/**
 * The county of an ad. A known city takes precedence, since the user may have corrected it; otherwise the postal code
 * decides. Null if neither is known (fewer than three digits, or a series not in use).
 */
export function countyOfPlace(place: { postalCode: string; city: string }): County | null {
  return countyOfCity(place.city) ?? countyOfPostalCode(place.postalCode);
}

function countyOfPostalCode(postalCode: string): County | null {
  const digits = normalizePostalCode(postalCode);
  if (digits.length < PREFIX_LENGTH) return null;
  for (let length = PREFIX_LENGTH; length > 0; length -= 1) {
    const county = countyByPrefix.get(digits.slice(0, length));
    if (county) return county;
  }
  return null;
}

/** Compares as text, which is correct while every prefix has three digits. */
function holdsPrefix(ranges: string, prefix: string): boolean {
  return ranges.split(' ').some((range) => {
    const [from = '', to = from] = range.split('-');
    return from <= prefix && prefix <= to;
  });
}
