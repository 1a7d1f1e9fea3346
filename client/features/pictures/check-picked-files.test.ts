// What happens to files the moment they are picked.
import { expect, test } from 'vitest';
import { checkPickedFiles } from './check-picked-files.ts';

const photo = (name: string, size = 1000) => ({ name, size, type: 'image/jpeg' });
const photos = (count: number) => Array.from({ length: count }, (_, n) => photo(`${n + 1}.jpg`));

test('takes all of a pick that is good and fits', () => {
  expect(checkPickedFiles(photos(3), 5)).toEqual({ accepted: photos(3), sentences: [] });
});

test('takes the first five of a larger pick and says so', () => {
  const { accepted, sentences } = checkPickedFiles(photos(7), 5);
  expect(accepted.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg']);
  expect(sentences).toEqual(['Du kan välja högst 5 bilder åt gången']);
});

test('takes no more than there is room for and says so', () => {
  const { accepted, sentences } = checkPickedFiles(photos(3), 2);
  expect(accepted.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg']);
  expect(sentences).toEqual(['En annons kan ha högst 5 bilder']);
});

test('takes nothing when the ad is full', () => {
  expect(checkPickedFiles(photos(1), 0)).toEqual({
    accepted: [],
    sentences: ['En annons kan ha högst 5 bilder'],
  });
});

test('names each file that is too large or no picture, and takes the others', () => {
  const heavy = photo('tung.jpg', 10 * 1024 * 1024 + 1);
  const text = { name: 'brev.txt', size: 10, type: 'text/plain' };
  expect(checkPickedFiles([heavy, photo('bra.jpg'), text], 5)).toEqual({
    accepted: [photo('bra.jpg')],
    sentences: ['Bild tung.jpg är för stor. Max 10MB per bild.', 'Kunde inte ladda upp brev.txt'],
  });
});
