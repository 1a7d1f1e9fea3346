// Crops and uploads an edited photo, with progress and the failure. An upload is aborted when the dialog closes.
import { useEffect, useRef, useState } from 'react';
import { UploadFailure, type UploadOptions } from '../upload-picture.ts';
import type { Crop } from './crop.ts';
import { cropPhoto } from './photo-canvas.ts';

export interface PhotoSaving {
  fileName: string;
  /** Uploads the result and replaces the picture. @throws UploadFailure */
  save: (file: File, options: UploadOptions) => Promise<void>;
  /** Asks the user to sign in; `resume` must be called after that. */
  onSignedOut: (resume: () => void) => void;
  onSaved: () => void;
}

export function useSavePhoto({ fileName, save, onSignedOut, onSaved }: PhotoSaving) {
  const [percent, setPercent] = useState<number>();
  const [failure, setFailure] = useState<UploadFailure | DOMException>();
  const upload = useRef<AbortController>(null);
  useEffect(() => () => upload.current?.abort(), []);

  async function saveCropped(photo: HTMLCanvasElement, crop: Crop): Promise<void> {
    const { signal } = (upload.current = new AbortController());
    setFailure(undefined);
    setPercent(0);
    try {
      await save(await cropPhoto(photo, crop, fileName), { signal, onProgress: setPercent });
      onSaved();
    } catch (error) {
      if (signal.aborted) return;
      setPercent(undefined);
      if (error instanceof UploadFailure && error.reason === 'signed-out')
        onSignedOut(() => void saveCropped(photo, crop));
      else if (error instanceof UploadFailure || error instanceof DOMException) setFailure(error);
      else throw error;
    }
  }

  return {
    /** How much of the upload is sent, 0–100; undefined when nothing is being saved. */
    percent,
    /** A DOMException if the browser cannot make the file. */
    failure,
    saveCropped,
  };
}
