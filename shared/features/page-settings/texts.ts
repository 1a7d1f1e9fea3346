// Texts about page settings. Source: spec 2 §8 Page settings, §9 Pages.

export const pageSettingTexts = {
  listFailed: 'Kunde inte hämta sidinställningar',
  saveFailed: 'Kunde inte uppdatera inställningar',
  saved: 'Inställningar uppdaterade',
} as const;
