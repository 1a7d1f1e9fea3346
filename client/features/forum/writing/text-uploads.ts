// Uploads of pictures in forum texts; provided by the page, because uploads belong to another feature.
import { createContext } from 'react';
import type { UploadPicture } from '../../../ui/editor/use-pasted-pictures.ts';

export const TextUploads = createContext<UploadPicture | undefined>(undefined);
