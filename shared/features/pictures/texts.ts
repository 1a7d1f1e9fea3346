// Texts about selecting and uploading pictures. Source: spec 1 §5 Ads and images.
import { MAX_PICTURE_MEGABYTES, MAX_PICTURE_MEGAPIXELS, MAX_PICTURES_PER_PICK } from './rules.ts';

export const pictureTexts = {
  tooLarge: (file: string) => `Bild ${file} är för stor. Max ${MAX_PICTURE_MEGABYTES}MB per bild.`,
  tooManyPixels: (file: string) =>
    `Bild ${file} är för stor. Max ${MAX_PICTURE_MEGAPIXELS} megapixel per bild.`,
  refused: (file: string) => `Kunde inte ladda upp ${file}`,
  failed: (file: string) => `Fel vid uppladdning av ${file}`,
  readFailed: 'Kunde inte hämta bilden. Försök igen.',
  removeFailed: 'Kunde inte ta bort bilden. Försök igen.',
  addressMissing: 'Skriv bildens adress',
  noPictureThere: (status: number) => `Det finns ingen bild på adressen (svar ${status}).`,
  uploaded: (count: number) => (count === 1 ? '1 bild uppladdad!' : `${count} bilder uppladdade!`),
  tooManyAtOnce: `Du kan välja högst ${MAX_PICTURES_PER_PICK} bilder åt gången`,
  tooManyInAd: (max: number) => `En annons kan ha högst ${max === 1 ? 'en bild' : `${max} bilder`}`,
  someFailed: (count: number, canRetry: boolean) =>
    [
      count === 1 ? 'En bild' : `${count} bilder`,
      'kunde inte laddas upp.',
      canRetry ? 'Försök igen eller ta' : 'Ta',
      count === 1 ? 'bort den.' : 'bort dem.',
    ].join(' '),
} as const;
