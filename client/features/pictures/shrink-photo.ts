// Shrinks a photo in the browser before it is uploaded, so that a large one also arrives over a slow network.

/** Pixels of the longer side: more than the largest size that is stored. */
const SHRUNK_SIDE = 2048;
/** Smaller files are sent as they are. */
const SMALL_BYTES = 400_000;
const QUALITY = 0.85;
/** Not AVIF and HEIC, which are small already. */
const SHRINKABLE = /^image\/(?:jpeg|png|webp)$/;

/** Whether a photo may be shrunk before it is sent; its size is then checked after that. */
export function mayShrink(file: { size: number; type: string }): boolean {
  return file.size > SMALL_BYTES && SHRINKABLE.test(file.type);
}

/**
 * Returns the photo as a JPEG of at most `SHRUNK_SIDE` pixels a side, turned upright. Returns the file itself when the
 * browser cannot read it or the result would not be smaller. Metadata such as the place is left out.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!mayShrink(file)) return file;
  try {
    const photo = await createImageBitmap(file);
    const blob = await resize(photo);
    photo.close();
    return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
  } catch {
    // The browser cannot read the file. It is sent unchanged, and the server reports what is wrong with it.
    return file;
  }
}

async function resize(photo: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, SHRUNK_SIDE / Math.max(photo.width, photo.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(photo.width * scale);
  canvas.height = Math.round(photo.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency: transparent parts become white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
