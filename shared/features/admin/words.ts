// Sentences of the back office that no single feature owns. Source: spec 2 §8.

export const adminTexts = {
  overviewFailed: 'Kunde inte hämta dashboard-data. Kontrollera din internetanslutning.',
} as const;
