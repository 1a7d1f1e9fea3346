// Counties, cities and postal codes.
import { assert, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AdSearch } from '../features/ads/list/ad-search.ts';
import { parseAdAddress } from '../features/ads/list/address.ts';
import { readPlaceId } from '../list-address.ts';
import { canonicalCity } from './canonical-city.ts';
import { CITIES, countyOfCity } from './cities.ts';
import { COUNTIES } from './counties.ts';
import { FILTER_CITIES } from './filter-cities.ts';
import { isPlaceId, MAX_PLACE_ID } from './place-id.ts';
import { cityOfPostalCode, countyOfPlace, normalizePostalCode } from './postal-codes.ts';

const bySwedishAlphabet = new Intl.Collator('sv').compare;

it.each([
  ['1', true],
  ['2673730', true],
  // A place that the geocoder found.
  ['1000000000', true],
  [String(MAX_PLACE_ID), true],
  [String(MAX_PLACE_ID + 1), false],
  ['99999999999', false],
  ['07', false],
  ['0', false],
  ['1e3', false],
  ['', false],
])('"%s" is the id of a place: %s', (param, expected) => {
  expect(isPlaceId(param)).toBe(expected);
  expect(parseAdAddress({ near: param }).near).toBe(expected ? param : undefined);
  expect(AdSearch.safeParse({ near: param }).success).toBe(expected);
  expect(readPlaceId({ near: param })).toBe(expected ? param : undefined);
});

describe('lists', () => {
  it.each([
    ['21 counties', COUNTIES, 21],
    ['20 cities to filter on', FILTER_CITIES, 20],
    ['50 cities to choose from', CITIES, 50],
  ])('have %s, without duplicates, in Swedish alphabetical order', (_, names, count) => {
    expect(new Set(names).size).toBe(count);
    expect([...names].sort(bySwedishAlphabet)).toEqual(names);
  });

  it('have every filter city in the form', () => {
    expect(CITIES).toEqual(expect.arrayContaining([...FILTER_CITIES]));
  });

  it('have a county for every city', () => {
    expect(CITIES.filter((city) => countyOfCity(city) === null)).toEqual([]);
  });
});

describe('countyOfCity', () => {
  it.each([
    ['Visby', 'Gotland'],
    ['Huddinge', 'Stockholm'],
    ['Karlskoga', 'Örebro'],
    ['Kungsbacka', 'Halland'],
    ['Örnsköldsvik', 'Västernorrland'],
    ['  MALMÖ ', 'Skåne'],
    ['Malmo\u0308', 'Skåne'],
    ['Lillköping', null],
    ['', null],
  ])('returns for %j: %s', (city, county) => {
    expect(countyOfCity(city)).toBe(county);
  });
});

describe('canonicalCity', () => {
  it.each([
    ['stockholm', 'Stockholm'],
    ['UMEÅ', 'Umeå'],
    ['Malmo\u0308', 'Malmö'],
    ['goteborg', 'Göteborg'],
    ['Tåby', 'Tåby'],
    ['Dalby', 'Dalby'],
    ['', ''],
  ])('returns for %j: %s', (typed, city) => {
    expect(canonicalCity(typed)).toBe(city);
  });
});

describe('normalizePostalCode', () => {
  it.each([
    ['111 22', '11122'],
    ['SE-111 22', '11122'],
    ['1112233', '11122'],
    ['41a', '41'],
    ['', ''],
    ['abc', ''],
    ['١٢٣٤٥', ''],
  ])('returns for %j: %j', (typed, code) => {
    expect(normalizePostalCode(typed)).toBe(code);
  });

  it('returns at most five digits and is idempotent', () => {
    assert(
      property(string({ unit: 'binary' }), (typed) => {
        const code = normalizePostalCode(typed);
        expect(code).toMatch(/^[0-9]{0,5}$/);
        expect(normalizePostalCode(code)).toBe(code);
      }),
    );
  });
});

/** All prefixes of the product's list, including suburbs. */
const prefixes: [city: string, prefixes: string][] = [
  ['Stockholm', '100-107 109-118 120 121-129 161-165 167-168'],
  ['Södertälje', '151-152 153'],
  ['Malmö', '200-203 205 207-209 211-215 217 216 218 238'],
  ['Lund', '220-228 247'],
  ['Helsingborg', '250-252 254-256 258-259 253 257'],
  ['Göteborg', '400-405 407-409 411-418 421-427 436'],
  ['Borås', '501 503-504 506-508'],
  ['Jönköping', '550-551 553-556 558 561-564'],
  ['Linköping', '580-584 586-589 585'],
  ['Norrköping', '600-609'],
  ['Örebro', '700-703 705 708-709 715 719'],
  ['Västerås', '720-725 728'],
  ['Uppsala', '750-759'],
  ['Gävle', '800-806 808'],
  ['Umeå', '900-901 903-908'],
];

function expand(list: string): number[] {
  return list.split(' ').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, step) => from + step);
  });
}

describe('cityOfPostalCode', () => {
  it.each(prefixes)('returns %s for %s', (city, list) => {
    for (const prefix of expand(list)) expect(cityOfPostalCode(`${prefix}12`)).toBe(city);
  });

  it('returns nothing for other prefixes', () => {
    const known = new Set(prefixes.flatMap(([, list]) => expand(list)));
    const others = Array.from({ length: 1000 }, (_, prefix) => prefix).filter((prefix) => !known.has(prefix));
    for (const prefix of others) expect(cityOfPostalCode(String(prefix).padStart(3, '0'))).toBe('');
  });

  it.each([
    ['114 32', 'Stockholm'],
    ['753', 'Uppsala'],
    ['75', ''],
    ['', ''],
    ['kod', ''],
  ])('accepts %j as typed: %j', (typed, city) => {
    expect(cityOfPostalCode(typed)).toBe(city);
  });

  it('returns only cities of the form', () => {
    assert(
      property(integer({ min: 0, max: 99_999 }), (code) => {
        expect(['', ...CITIES]).toContain(cityOfPostalCode(String(code).padStart(5, '0')));
      }),
    );
  });
});

describe('countyOfPlace', () => {
  it.each([
    ['114 32', 'Stockholm'],
    ['761 30', 'Stockholm'],
    ['745 31', 'Uppsala'],
    ['814 40', 'Uppsala'],
    ['815 38', 'Uppsala'],
    ['611 32', 'Södermanland'],
    ['619 30', 'Södermanland'],
    ['635 05', 'Södermanland'],
    ['612 30', 'Östergötland'],
    ['582 22', 'Östergötland'],
    ['331 30', 'Jönköping'],
    ['573 31', 'Jönköping'],
    ['352 30', 'Kronoberg'],
    ['285 32', 'Kronoberg'],
    ['361 30', 'Kalmar'],
    ['572 30', 'Kalmar'],
    ['593 30', 'Kalmar'],
    ['598 37', 'Kalmar'],
    ['621 45', 'Gotland'],
    ['371 30', 'Blekinge'],
    ['293 31', 'Blekinge'],
    ['294 31', 'Blekinge'],
    ['295 31', 'Skåne'],
    ['211 34', 'Skåne'],
    ['302 42', 'Halland'],
    ['434 30', 'Halland'],
    ['432 40', 'Halland'],
    ['431 30', 'Västra Götaland'],
    ['471 31', 'Västra Götaland'],
    ['541 30', 'Västra Götaland'],
    ['662 31', 'Västra Götaland'],
    ['661 30', 'Värmland'],
    ['652 24', 'Värmland'],
    ['691 31', 'Örebro'],
    ['711 30', 'Örebro'],
    ['733 31', 'Västmanland'],
    ['791 71', 'Dalarna'],
    ['811 34', 'Gävleborg'],
    ['841 31', 'Västernorrland'],
    ['852 31', 'Västernorrland'],
    ['891 33', 'Västernorrland'],
    ['842 31', 'Jämtland'],
    ['831 34', 'Jämtland'],
    ['931 30', 'Västerbotten'],
    ['933 31', 'Norrbotten'],
    ['972 38', 'Norrbotten'],
    ['012 34', null],
    ['11', null],
    ['', null],
  ])('returns for %j: %s', (postalCode, county) => {
    expect(countyOfPlace({ postalCode, city: '' })).toBe(county);
  });

  it('prefers a corrected city to the postal code', () => {
    expect(countyOfPlace({ postalCode: '11432', city: 'Uppsala' })).toBe('Uppsala');
  });

  it('uses the postal code for an unknown city', () => {
    expect(countyOfPlace({ postalCode: '64130', city: 'Katrineholm' })).toBe('Södermanland');
  });

  it.each(prefixes)("returns the city's county for every postal code of %s", (city, list) => {
    for (const prefix of expand(list)) {
      expect(countyOfPlace({ postalCode: `${prefix}12`, city: '' })).toBe(countyOfCity(city));
    }
  });

  it('returns a county for every series in use', () => {
    const unused = new Set([32, 99]);
    const series = Array.from({ length: 90 }, (_, step) => 10 + step).filter((two) => !unused.has(two));
    for (const two of series) expect(countyOfPlace({ postalCode: `${two}000`, city: '' })).not.toBeNull();
  });
});
