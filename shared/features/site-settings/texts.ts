// Texts about site settings. Source: spec 2 §8 Page settings, which has the same texts.

export const siteSettingsTexts = {
  loadFailed: 'Kunde inte hämta inställningarna',
  saveFailed: 'Kunde inte uppdatera inställningar',
  saved: 'Inställningar uppdaterade',
} as const;
