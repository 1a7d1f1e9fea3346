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
    throw error instanceof UploadFailure ? new Error(`${error.message}. ${error.explanation}`) : error;
  }
}
