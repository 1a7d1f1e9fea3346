// Sweden's 21 counties (län), as an ad is filed and filtered.

/** In Swedish alphabetical order, so that a list can be shown as it stands. Source: spec 1 §9 Region filter. */
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
