// Uploading one picture for an editor: the sentence of a refused file.
import { expect, test } from 'vitest';
import { uploadOne } from './upload-one.ts';

test('a file that is too large is refused in one sentence', async () => {
  const file = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'enorm.jpg', { type: 'image/jpeg' });
  const { signal } = new AbortController();
  await expect(uploadOne(file, { signal, onProgress: () => undefined })).rejects.toThrow(
    /^Bild enorm\.jpg är för stor\. Max 10MB per bild\.$/,
  );
});
