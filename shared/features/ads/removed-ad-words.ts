// The sentences of taking back an ad that was deleted.

export const removedAdWords = {
  restored: 'Annonsen är tillbaka',
  failed: 'Kunde inte ångra',
  tooLate: 'Annonsen går inte längre att få tillbaka. Det gick bara i en minut.',
} as const;
