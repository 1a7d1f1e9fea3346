// Texts about site settings. Source: spec 2 §8 Page settings, which has the same texts.

export const siteSettingsTexts = {
  loadFailed: 'Kunde inte hämta inställningarna',
  saveFailed: 'Kunde inte uppdatera inställningar',
  saved: 'Inställningar uppdaterade',
  changedMeanwhile: 'Någon annan har ändrat samma sak. Inget är sparat än.',
  changedField: 'Ändrades av någon annan medan sidan var öppen. Spara igen om ditt ska gälla.',
} as const;
