// The names of pages and the sentences about their switches, word for word. Source: spec 2 §8 Page settings, §9 Pages.
import type { PageName } from './contract.ts';

export const pageSettingWords = {
  listFailed: 'Kunde inte hämta sidinställningar',
  saveFailed: 'Kunde inte uppdatera inställningar',
  saved: 'Inställningar uppdaterade',
} as const;

/** What each page is called in the menus. */
export const pageLabels: Record<PageName, string> = {
  marketplace: 'Marknadsplats',
  forum: 'Forum',
  news: 'Nyheter & Resultat',
  tournaments: 'Turneringar',
  associations: 'Föreningar',
  clubs: 'Klubbar',
};
