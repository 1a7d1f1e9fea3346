// Sweden's 21 counties (län), for ads and filters.

/** In Swedish alphabetical order, as shown. Source: spec 1 §9 Region filter. */
export const COUNTIES = [
  'Blekinge',
  'Dalarna',
  'Gotland',
  'Gävleborg',
  'Halland',
  'Jämtland',
  'Jönköping',
  'Kalmar',
  'Kronoberg',
  'Norrbotten',
  'Skåne',
  'Stockholm',
  'Södermanland',
  'Uppsala',
  'Värmland',
  'Västerbotten',
  'Västernorrland',
  'Västmanland',
  'Västra Götaland',
  'Örebro',
  'Östergötland',
] as const;

export type County = (typeof COUNTIES)[number];
