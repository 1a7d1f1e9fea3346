// The check of picked files.
import { expect, test } from 'vitest';
import { checkPickedFiles } from './check-picked-files.ts';

const tooMany = 'En annons kan ha högst 8 bilder';
const photo = (name: string, size = 1000) => ({ name, size, type: 'image/jpeg' });
const photos = (count: number) => Array.from({ length: count }, (_, n) => photo(`${n + 1}.jpg`));

test('accepts all valid files that fit', () => {
  expect(checkPickedFiles(photos(3), 5, tooMany)).toEqual({ accepted: photos(3), sentences: [] });
});

test('accepts the first five of a larger selection and reports the rest', () => {
  const { accepted, sentences } = checkPickedFiles(photos(7), 5, tooMany);
  expect(accepted.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg']);
  expect(sentences).toEqual(['Du kan välja högst 5 bilder åt gången']);
});

test('accepts no more than fit and reports the rest', () => {
  const { accepted, sentences } = checkPickedFiles(photos(3), 2, tooMany);
  expect(accepted.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg']);
  expect(sentences).toEqual([tooMany]);
});

test('accepts nothing when the ad is full', () => {
  expect(checkPickedFiles(photos(1), 0, tooMany)).toEqual({
    accepted: [],
    sentences: [tooMany],
  });
});

test('names each file that is too large or not a picture, and accepts the others', () => {
  const heavy = { name: 'tung.heic', size: 10 * 1024 * 1024 + 1, type: 'image/heic' };
  const text = { name: 'brev.txt', size: 10, type: 'text/plain' };
  expect(checkPickedFiles([heavy, photo('bra.jpg'), text], 5, tooMany)).toEqual({
    accepted: [photo('bra.jpg')],
    sentences: [
      'Bild tung.heic är för stor. Max 10MB per bild.',
      'Kunde inte ladda upp brev.txt. Filen är inte en bild i JPEG, PNG, WebP, AVIF eller HEIC.',
    ],
  });
});

test('accepts a large photo, which is shrunk before it is sent', () => {
  const large = photo('stor.jpg', 14 * 1024 * 1024);
  expect(checkPickedFiles([large], 5, tooMany)).toEqual({ accepted: [large], sentences: [] });
});
