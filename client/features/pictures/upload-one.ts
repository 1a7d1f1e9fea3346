// Uploads one picture for an editor. The upload is loaded with the first picture.
import type { AdPicture } from '#shared/features/ads/ad-schemas.ts';
import type { UploadOptions } from './upload-picture.ts';

/** @throws Error whose message explains in a sentence why the file is refused */
export async function uploadOne(file: File, options: UploadOptions): Promise<AdPicture> {
  const [{ describePickProblem }, { uploadPicture, UploadFailure }] = await Promise.all([
    import('./check-picked-files.ts'),
    import('./upload-picture.ts'),
  ]);
  const problem = describePickProblem(file);
  if (problem) throw new Error(problem);
  try {
    return await uploadPicture(file, options);
  } catch (error) {
    if (!(error instanceof UploadFailure)) throw error;
    // A sentence with a full stop, "Max 10MB per bild.", explains itself.
    const sentence = error.message.endsWith('.') ? error.message : `${error.message}. ${error.explanation}`;
    throw new Error(sentence, { cause: error });
  }
}
