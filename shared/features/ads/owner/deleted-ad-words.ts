// The sentences of an ad that is gone: removed by staff, or deleted and taken back.

export const deletedAdWords = {
  byStaff: 'Annonsen är borttagen av Baskettorget, så den går inte att ändra.',
  restored: 'Annonsen är tillbaka',
  failed: 'Kunde inte ångra',
  tooLate: 'Annonsen går inte längre att få tillbaka. Det gick bara i en minut.',
} as const;
