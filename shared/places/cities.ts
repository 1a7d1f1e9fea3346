// The cities of the ad form, and their counties.
import { COUNTIES, type County } from './counties.ts';

/** In Swedish alphabetical order, including the filter's 20 cities. Source: spec 1 §9 "a longer city list". */
export const CITIES = [
  'Borlänge',
  'Borås',
  'Botkyrka',
  'Eskilstuna',
  'Falun',
  'Gävle',
  'Göteborg',
  'Halmstad',
  'Haninge',
  'Helsingborg',
  'Huddinge',
  'Järfälla',
  'Jönköping',
  'Kalmar',
  'Karlskoga',
  'Karlskrona',
  'Karlstad',
  'Kristianstad',
  'Kungsbacka',
  'Landskrona',
  'Linköping',
  'Luleå',
  'Lund',
  'Malmö',
  'Motala',
  'Mölndal',
  'Nacka',
  'Norrköping',
  'Nyköping',
  'Skellefteå',
  'Skövde',
  'Sollentuna',
  'Solna',
  'Stockholm',
  'Sundsvall',
  'Södertälje',
  'Trelleborg',
  'Trollhättan',
  'Täby',
  'Uddevalla',
  'Umeå',
  'Uppsala',
  'Varberg',
  'Visby',
  'Västerås',
  'Växjö',
  'Ängelholm',
  'Örebro',
  'Örnsköldsvik',
  'Östersund',
] as const;

const citiesByCounty: Partial<Record<County, readonly (typeof CITIES)[number][]>> = {
  Blekinge: ['Karlskrona'],
  Dalarna: ['Borlänge', 'Falun'],
  Gotland: ['Visby'],
  Gävleborg: ['Gävle'],
  Halland: ['Halmstad', 'Kungsbacka', 'Varberg'],
  Jämtland: ['Östersund'],
  Jönköping: ['Jönköping'],
  Kalmar: ['Kalmar'],
  Kronoberg: ['Växjö'],
  Norrbotten: ['Luleå'],
  Skåne: ['Helsingborg', 'Kristianstad', 'Landskrona', 'Lund', 'Malmö', 'Trelleborg', 'Ängelholm'],
  Stockholm: [
    'Botkyrka',
    'Haninge',
    'Huddinge',
    'Järfälla',
    'Nacka',
    'Sollentuna',
    'Solna',
    'Stockholm',
    'Södertälje',
    'Täby',
  ],
  Södermanland: ['Eskilstuna', 'Nyköping'],
  Uppsala: ['Uppsala'],
  Värmland: ['Karlstad'],
  Västerbotten: ['Skellefteå', 'Umeå'],
  Västernorrland: ['Sundsvall', 'Örnsköldsvik'],
  Västmanland: ['Västerås'],
  'Västra Götaland': ['Borås', 'Göteborg', 'Mölndal', 'Skövde', 'Trollhättan', 'Uddevalla'],
  Örebro: ['Karlskoga', 'Örebro'],
  Östergötland: ['Linköping', 'Motala', 'Norrköping'],
};

const countyByCity = new Map<string, County>();
for (const county of COUNTIES) {
  for (const city of citiesByCounty[county] ?? []) countyByCity.set(city.toLowerCase(), county);
}

/** The county of one of `CITIES`, ignoring case; null for an unknown city. */
export function countyOfCity(city: string): County | null {
  return countyByCity.get(city.trim().normalize('NFC').toLowerCase()) ?? null;
}
