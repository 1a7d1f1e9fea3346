// Texts about saved searches that are used more than once.
import type { SearchAlert } from './rules.ts';
import { MAX_SAVED_SEARCHES, MAX_SEARCH_NAME_LENGTH } from './rules.ts';

export const savedSearchTexts = {
  signInFirst: 'Du måste vara inloggad för att spara sökningar',
  notFound: 'Den sparade sökningen hittades inte',
  filterMissing: 'Skriv något att söka efter eller välj ett filter först',
  nameMissing: 'Ge sökningen ett namn',
  nameTooLong: `Namnet får vara högst ${MAX_SEARCH_NAME_LENGTH} tecken`,
  nameTaken: 'Du har redan en sparad sökning med det namnet',
  alreadySaved: (name: string) => `Du har redan sparat den här sökningen som ”${name}”`,
  tooMany: `Du kan spara högst ${MAX_SAVED_SEARCHES} sökningar. Ta bort någon du inte längre behöver.`,
  noSuchCategory: 'Kategorin finns inte',
  noSuchCounty: 'Länet finns inte',
  saved: 'Sökningen är sparad',
  saveFailed: 'Kunde inte spara sökningen',
  changed: 'Ändringen är sparad',
  changeFailed: 'Kunde inte ändra sökningen',
  removed: 'Sparad sökning borttagen',
  removeFailed: 'Kunde inte ta bort sökningen',
  listFailed: 'Kunde inte hämta dina sparade sökningar',
} as const;

export const alertTexts: Record<SearchAlert, { label: string; explanation: string }> = {
  instant: { label: 'Direkt', explanation: 'Du får veta det så snart en ny annons passar.' },
  daily: { label: 'Varje dag', explanation: 'Du får veta på morgonen hur många nya annonser som passar.' },
  never: { label: 'Aldrig', explanation: 'Sökningen sparas, men du får inga aviseringar.' },
};
