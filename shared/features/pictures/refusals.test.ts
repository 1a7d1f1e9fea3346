import { describe, expect, test } from 'vitest';
import { describeRefusal, pictureProblems, uploadRefusals } from './refusals.ts';

describe('describeRefusal returns messages', () => {
  test.each([
    ['too-big', 'Bild skor.jpg är för stor. Max 10MB per bild.', 'Filen är större än 10 MB.'],
    [
      'not-a-picture',
      'Kunde inte ladda upp skor.jpg',
      'Filen är inte en bild i JPEG, PNG, WebP, AVIF eller HEIC.',
    ],
    [
      'animated',
      'Kunde inte ladda upp skor.jpg',
      'Rörliga bilder går inte att ladda upp. Välj en stillbild.',
    ],
    [
      'too-many-pixels',
      'Bild skor.jpg är för stor. Max 50 megapixel per bild.',
      'Bilden har fler än 50 megapixel.',
    ],
    ['broken', 'Kunde inte ladda upp skor.jpg', 'Bilden är skadad eller ofullständig. Prova en annan bild.'],
    ['no-file', 'Kunde inte ladda upp skor.jpg', 'Ingen fil kom fram. Välj bilden igen.'],
    ['signed-out', 'Du måste vara inloggad för att ladda upp bilder', 'Logga in och försök igen.'],
    ['too-many-at-once', 'Kunde inte ladda upp skor.jpg', 'Vänta tills dina andra bilder är klara.'],
    ['busy', 'Kunde inte ladda upp skor.jpg', 'Många laddar upp bilder just nu. Försök igen om en stund.'],
    ['failed', 'Fel vid uppladdning av skor.jpg', 'Något gick fel hos oss. Försök igen.'],
  ] as const)('for %s: %s', (reason, message, explanation) => {
    expect(describeRefusal(reason, 'skor.jpg')).toMatchObject({
      defined: true,
      message,
      data: { reason, explanation },
    });
  });
});

test('describeRefusal returns a code and a status', () => {
  expect(describeRefusal('too-big', 'a.jpg')).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', status: 413 });
  expect(describeRefusal('not-a-picture', 'a.jpg')).toMatchObject({
    code: 'UNSUPPORTED_MEDIA_TYPE',
    status: 415,
  });
  expect(describeRefusal('broken', 'a.jpg')).toMatchObject({ code: 'UNPROCESSABLE_CONTENT', status: 422 });
});

test('every problem of a file has a refusal', () => {
  expect(Object.keys(uploadRefusals)).toEqual(expect.arrayContaining([...pictureProblems]));
});
