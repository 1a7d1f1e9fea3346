// Validation of selected files, and limits of pictures.
import { describe, expect, it } from 'vitest';
import { describeFileProblem } from './refusals.ts';
import { MAX_PICTURES_PER_PICK, MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from './rules.ts';
import { pictureTexts } from './texts.ts';

const megabyte = 1024 * 1024;

describe('describeFileProblem', () => {
  it.each([
    ['skor.jpg', 'image/jpeg'],
    ['skor.png', 'image/png'],
    ['skor.webp', 'image/webp'],
    ['skor.avif', 'image/avif'],
    ['IMG_0001.HEIC', 'image/heic'],
    ['IMG_0001.HEIC', ''],
    ['skor', 'IMAGE/JPEG'],
  ])('accepts %s of type %j up to ten megabytes', (name, type) => {
    expect(describeFileProblem({ name, type, size: 10 * megabyte })).toBeNull();
  });

  it('rejects a picture over ten megabytes', () => {
    expect(describeFileProblem({ name: 'skor.jpg', type: 'image/jpeg', size: 10 * megabyte + 1 })).toBe(
      'Bild skor.jpg är för stor. Max 10MB per bild.',
    );
  });

  it.each([
    ['cv.pdf', 'application/pdf'],
    ['logga.svg', 'image/svg+xml'],
    ['rolig.gif', 'image/gif'],
    ['film.mov', 'video/quicktime'],
    ['okänd', ''],
    ['skor.jpg', 'text/html'],
  ])('rejects %s of type %j', (name, type) => {
    expect(describeFileProblem({ name, type, size: 100 })).toBe(
      `Kunde inte ladda upp ${name}. Filen är inte en bild i JPEG, PNG, WebP, AVIF eller HEIC.`,
    );
  });
});

describe('texts and limits', () => {
  it.each([
    [pictureTexts.failed('a.jpg'), 'Fel vid uppladdning av a.jpg'],
    [pictureTexts.tooManyPixels('a.jpg'), 'Bild a.jpg är för stor. Max 50 megapixel per bild.'],
    [pictureTexts.uploaded(1), '1 bild uppladdad!'],
    [pictureTexts.uploaded(2), '2 bilder uppladdade!'],
    [pictureTexts.tooManyAtOnce, 'Du kan välja högst 5 bilder åt gången'],
  ])('match the specification: %s', (written, specified) => {
    expect(written).toBe(specified);
  });

  it('allow five pictures at a time, of ten megabytes and fifty megapixels each', () => {
    expect([MAX_PICTURES_PER_PICK, MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS]).toEqual([
      5,
      10 * megabyte,
      50_000_000,
    ]);
  });
});
