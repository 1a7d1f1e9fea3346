// How texts of the forum upload pictures: another feature, which the page connects.
import { createContext } from 'react';
import type { UploadPicture } from '../../../ui/editor/use-pasted-pictures.ts';

export const TextUploads = createContext<UploadPicture | undefined>(undefined);
