// Texts of the back office's tournaments. Source: spec 2 §5, §8 Tournaments; the rest in the same style.

export const editingTexts = {
  nameMissing: 'Namn krävs',
  levelMissing: 'Välj minst en åldersgrupp',
  dayMissing: 'Välj ett datum',
  endsBeforeStart: 'Sista dagen är före den första',
  locationMissing: 'Välj en ort',
  countryMissing: 'Välj ett land',
  websiteInvalid: 'Skriv adressen som https://…',
  tooManyParticipants: 'Fler än högst antal. Räkna inte med dem på väntelistan.',
  noneYet: 'Inga turneringar registrerade än',
  created: 'Turnering skapad',
  updated: 'Turnering uppdaterad',
  deleted: 'Turnering borttagen',
  suggestionFailed: 'Kunde inte hämta förslaget',
  suggestionTaken: 'Förslaget har redan blivit en turnering',
  clubMissing: 'Föreningen finns inte längre',
  changedMeanwhile:
    'Någon annan har ändrat turneringen medan du redigerade. Se över den och spara igen om din version ska gälla.',
} as const;

/** "1 turnering registrerad". */
export function countRegistered(count: number): string {
  return count === 1 ? '1 turnering registrerad' : `${count} turneringar registrerade`;
}

/** "2 turneringar borttagna". */
export function countDeleted(count: number): string {
  return count === 1 ? editingTexts.deleted : `${count} turneringar borttagna`;
}
