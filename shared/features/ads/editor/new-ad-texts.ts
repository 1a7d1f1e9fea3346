// Texts about creating an ad. Separate from those of the marketplace, which loads first. Source: spec 1 §8.

export const newAdTexts = {
  created: 'Annons skapad! Din annons kommer att granskas och godkännas inom kort.',
  failed: 'Kunde inte skapa annons',
  failedTryAgain: 'Kunde inte skapa annons. Försök igen.',
  sizeUnknown: 'Storleken finns inte. Välj en i listan.',
  /** Where the form is not shown: the page cannot know whose drafts the browser has. */
  draftIsStored: 'Har du redan börjat skriva i den här webbläsaren finns utkastet kvar.',
} as const;
