// Queries as visitors type them, by kind, each with the ads that they mean.
import type { TestQuery } from './ad-pattern.ts';
import { audience } from './audience.ts';
import { brands } from './brands.ts';
import { compounds } from './compounds.ts';
import { phrases } from './phrases.ts';
import { places } from './places.ts';
import { missing, playersAndTeams, rare } from './rare.ts';
import { single } from './single.ts';
import { sizes } from './sizes.ts';
import { misspellings, plainLetters } from './spelling.ts';
import { synonyms } from './synonyms.ts';

export const queries = {
  'single terms': single,
  compounds,
  brands,
  sizes,
  'colours, for whom': audience,
  places,
  'synonyms, English': synonyms,
  'without å, ä, ö': plainLetters,
  misspellings,
  'phrases, quotes': phrases,
  'players, teams': playersAndTeams,
  rare,
  'not on the site': missing,
} satisfies Record<string, readonly TestQuery[]>;
