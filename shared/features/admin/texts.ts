// Texts of the back office that belong to no single feature. Source: spec 2 §8.

export const adminTexts = {
  overviewFailed: 'Kunde inte hämta dashboard-data. Kontrollera din internetanslutning.',
} as const;
