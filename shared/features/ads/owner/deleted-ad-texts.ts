// Texts about deleted ads and ads taken down by staff.

export const deletedAdTexts = {
  byStaff: 'Annonsen är borttagen av Baskettorget, så den går inte att ändra.',
  restored: 'Annonsen är tillbaka',
  failed: 'Kunde inte ångra',
  tooLate: 'Annonsen går inte längre att få tillbaka. Det gick bara i en minut.',
} as const;
