// Uploads a picture for a text of the forum. The upload is loaded with the first picture.
import type { UploadPicture } from '../../ui/editor/use-pasted-pictures.ts';

export const uploadForText: UploadPicture = async (file, { signal, onProgress }) => {
  const [{ describePickFlaw }, { uploadPicture, UploadFailure }] = await Promise.all([
    import('../../features/pictures/check-picked-files.ts'),
    import('../../features/pictures/upload-picture.ts'),
  ]);
  const flaw = describePickFlaw(file);
  if (flaw) throw new Error(flaw);
  try {
    return await uploadPicture(file, { signal, purpose: 'text', onProgress });
  } catch (error) {
    throw error instanceof UploadFailure ? new Error(`${error.message}. ${error.explanation}`) : error;
  }
};
