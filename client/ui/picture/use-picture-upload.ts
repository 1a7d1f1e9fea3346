// Uploads the file picked in a field for one picture, with progress and the reason if it fails.
import { useState } from 'react';
import { errorMessageOf } from '../../core/failure.ts';

export interface PictureUpload<Picture> {
  /** @throws Error whose message explains in a sentence why the file is refused */
  upload: (file: File, onProgress: (percent: number) => void) => Promise<Picture>;
  onUploaded: (picture: Picture) => void;
}

export interface PictureUploadState {
  /** 0–100; null when nothing is being uploaded. */
  percent: number | null;
  /** Why the last picture could not be fetched or uploaded; empty if it could. */
  failure: string;
  /** For a field that also gets pictures in another way, such as from an address. */
  setFailure: (failure: string) => void;
  upload: (file: File) => Promise<void>;
}

export function usePictureUpload<Picture>({
  upload,
  onUploaded,
}: PictureUpload<Picture>): PictureUploadState {
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState('');
  return {
    percent,
    failure,
    setFailure,
    async upload(file) {
      setFailure('');
      setPercent(0);
      try {
        onUploaded(await upload(file, setPercent));
      } catch (error) {
        setFailure(error instanceof Error ? error.message : errorMessageOf(error));
      }
      setPercent(null);
    },
  };
}
