// Uploads one picture for an editor. The upload is loaded with the first picture.
import type { AdPicture } from '#shared/features/ads/ad-schemas.ts';
import type { UploadOptions } from './upload-picture.ts';

/** @throws Error whose message explains in a sentence why the file is refused */
export async function uploadOne(file: File, options: UploadOptions): Promise<AdPicture> {
  const [{ describePickFlaw }, { uploadPicture, UploadFailure }] = await Promise.all([
    import('./check-picked-files.ts'),
    import('./upload-picture.ts'),
  ]);
  const flaw = describePickFlaw(file);
  if (flaw) throw new Error(flaw);
  try {
    return await uploadPicture(file, options);
  } catch (error) {
    throw error instanceof UploadFailure ? new Error(`${error.message}. ${error.explanation}`) : error;
  }
}
