// Texts about editing static pages.
import { MAX_CHANGE_NOTE_LENGTH, MAX_QUESTION_LENGTH, MAX_STATIC_TEXT_LENGTH } from './rules.ts';

export const staticPageTexts = {
  textTooLong: `Texten får vara högst ${MAX_STATIC_TEXT_LENGTH} tecken`,
  textMissing: 'Skriv en text, eller återställ till webbplatsens egen',
  questionMissing: 'Skriv frågan',
  questionTooLong: `Frågan får vara högst ${MAX_QUESTION_LENGTH} tecken`,
  notRenamed: 'Rubriken går inte att ändra',
  noteTooLong: `Skriv högst ${MAX_CHANGE_NOTE_LENGTH} tecken`,
  noSection: 'Avsnittet finns inte',
  changed: 'Någon annan har ändrat sidan. Läs den igen innan du sparar.',
  loadFailed: 'Kunde inte hämta sidans texter',
  saveFailed: 'Kunde inte spara texten',
  saved: 'Texten är sparad',
  columnsHint: 'Visas i kolumner: ett eget stycke i fetstil är rubriken på en ny.',
  stepsHint:
    'Visas i kolumner: ett eget stycke i fetstil är rubriken på en ny. Skriv (här är vi nu) efter rubriken på den som pågår.',
  restored: 'Webbplatsens egen text visas igen',
} as const;
