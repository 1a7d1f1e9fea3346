// Uploading a picture: what is refused before it is sent.
import { expect, test } from 'vitest';
import { uploadPicture } from './upload-picture.ts';

test('a file that cannot be shrunk and is too large is refused by name', async () => {
  // Larger than allowed, and not a photo that the browser can read.
  const file = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'enorm.jpg', { type: 'image/jpeg' });
  const { signal } = new AbortController();
  await expect(uploadPicture(file, { signal, onProgress: () => undefined })).rejects.toThrow(
    'Bild enorm.jpg är för stor. Max 10MB per bild.',
  );
});
