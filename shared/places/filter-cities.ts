// The 20 cities of the marketplace filter; separate, so that the marketplace does not load the form's data.

/** In Swedish alphabetical order. Source: spec 1 §9 city filter. */
export const FILTER_CITIES = [
  'Borås',
  'Eskilstuna',
  'Gävle',
  'Göteborg',
  'Halmstad',
  'Helsingborg',
  'Jönköping',
  'Karlstad',
  'Linköping',
  'Lund',
  'Malmö',
  'Norrköping',
  'Stockholm',
  'Sundsvall',
  'Södertälje',
  'Umeå',
  'Uppsala',
  'Västerås',
  'Växjö',
  'Örebro',
] as const;
