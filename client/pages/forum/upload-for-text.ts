// Uploads a picture for a text of the forum.
import { uploadOne } from '../../features/pictures/upload-one.ts';
import type { UploadPicture } from '../../ui/editor/use-pasted-pictures.ts';

export const uploadForText: UploadPicture = (file, options) =>
  uploadOne(file, { ...options, purpose: 'text' });
