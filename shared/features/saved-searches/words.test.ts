// What is said of saved searches, word for word.
import { expect, it } from 'vitest';
import { alertWords, savedSearchWords } from './words.ts';

it('says why a search cannot be kept', () => {
  expect(savedSearchWords).toMatchObject({
    signInFirst: 'Du måste vara inloggad för att spara sökningar',
    notFound: 'Den sparade sökningen hittades inte',
    nothingAsked: 'Skriv något att söka efter eller välj ett filter först',
    nameMissing: 'Ge sökningen ett namn',
    nameTaken: 'Du har redan en sparad sökning med det namnet',
    saveFailed: 'Kunde inte spara sökningen',
    changeFailed: 'Kunde inte ändra sökningen',
    removeFailed: 'Kunde inte ta bort sökningen',
    listFailed: 'Kunde inte hämta dina sparade sökningar',
  });
});

it('says when one hears of new ads', () => {
  expect(alertWords).toEqual({
    instant: { label: 'Direkt', explanation: 'Du får veta det så snart en ny annons passar.' },
    daily: { label: 'Varje dag', explanation: 'Du får veta på morgonen hur många nya annonser som passar.' },
    never: { label: 'Aldrig', explanation: 'Sökningen sparas, men du får inga aviseringar.' },
  });
});
