// The sentences of choosing and sending pictures, word for word. Source: spec 1 §5 Ads and images.

export const pictureWords = {
  tooLarge: (file: string) => `Bild ${file} är för stor. Max 10MB per bild.`,
  tooManyPixels: (file: string) => `Bild ${file} är för stor. Max 50 megapixel per bild.`,
  refused: (file: string) => `Kunde inte ladda upp ${file}`,
  failed: (file: string) => `Fel vid uppladdning av ${file}`,
  uploaded: (count: number) => (count === 1 ? '1 bild uppladdad!' : `${count} bilder uppladdade!`),
  tooManyAtOnce: 'Du kan välja högst 5 bilder åt gången',
  tooManyInAd: 'En annons kan ha högst 5 bilder',
  someFailed: (count: number) =>
    count === 1
      ? 'En bild kunde inte laddas upp. Försök igen eller ta bort den.'
      : `${count} bilder kunde inte laddas upp. Försök igen eller ta bort dem.`,
} as const;
