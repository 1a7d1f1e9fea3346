// The sentences of a new ad, word for word: apart from the marketplace's, whose first visit they would come with. Source: spec 1 §8.

export const newAdTexts = {
  created: 'Annons skapad! Din annons kommer att granskas och godkännas inom kort.',
  failed: 'Kunde inte skapa annons',
  failedTryAgain: 'Kunde inte skapa annons. Försök igen.',
} as const;
