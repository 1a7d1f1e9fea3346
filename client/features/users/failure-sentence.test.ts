// Error sentences about users, as the specification gives them.
import { expect, it } from 'vitest';
import { refusals } from '#shared/errors.ts';
import { userTexts } from '#shared/features/users/texts.ts';
import { failureSentence } from './failure-sentence.ts';

const refused = (code: keyof typeof refusals, message: string) =>
  Object.assign(new Error(message), { code, status: refusals[code].status });

it.each([
  [userTexts.listFailed, 'Kunde inte hämta användare: Nej', 'Ett fel inträffade vid hämtning av användare'],
  [
    userTexts.roleFailed,
    'Kunde inte uppdatera användarroll: Nej',
    'Ett fel inträffade vid uppdatering av användarroll',
  ],
  [
    userTexts.deleteFailed,
    'Kunde inte ta bort användare: Nej',
    'Ett fel inträffade vid borttagning av användare',
  ],
  [userTexts.createFailed, 'Kunde inte skapa användare: Nej', 'Ett fel inträffade vid skapande av användare'],
] as const)('%s', (failed, withReason, generic) => {
  expect(failureSentence(failed, refused('FORBIDDEN', 'Nej'))).toBe(withReason);
  expect(failureSentence(failed, refused('INTERNAL_SERVER_ERROR', 'Oj'))).toBe(generic);
  expect(failureSentence(failed, new Error('internal error'))).toBe(generic);
});

it('explains a failed connection', () => {
  expect(failureSentence(userTexts.listFailed, new TypeError('fetch'))).toMatch(
    /^Kunde inte hämta användare: Ingen kontakt/,
  );
});

it('matches the success messages of the specification', () => {
  expect([userTexts.roleChanged, userTexts.deleted, userTexts.created]).toEqual([
    'Användarroll uppdaterad',
    'Användare borttagen',
    'Användare skapad',
  ]);
});
