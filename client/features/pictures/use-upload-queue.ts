// The upload queue of a form, closed when the form unmounts.
import { useEffect, useState } from 'react';
import type { AdPicture } from '#shared/features/ads/ad-schemas.ts';
import { warnBeforeUnload } from '../../ui/form/warn-before-unload.ts';
import { isUploading } from './queued-picture.ts';
import { discardPicture, type UploadOptions, uploadPicture } from './upload-picture.ts';
import { UploadQueue } from './upload-queue.ts';

/**
 * @param capacity maximum number of pictures
 * @param saved existing pictures, ready from the start
 * @param purpose see `UploadOptions`; 'ad' by default
 */
export function useUploadQueue(
  capacity: number,
  saved: readonly AdPicture[] = [],
  purpose?: UploadOptions['purpose'],
): UploadQueue {
  const [queue] = useState(() => openQueue(capacity, saved, purpose));
  useEffect(() => {
    queue.setCapacity(capacity);
  }, [queue, capacity]);
  useEffect(() => {
    const discardRemoved = () => queue.discardRemoved();
    const retryUnanswered = () => queue.retryFailed('no-answer');
    window.addEventListener('pagehide', discardRemoved);
    window.addEventListener('online', retryUnanswered);
    const endWarning = warnBeforeUnload(() => queue.list().some(isUploading));
    return () => {
      window.removeEventListener('pagehide', discardRemoved);
      window.removeEventListener('online', retryUnanswered);
      endWarning();
      queue.close();
    };
  }, [queue]);
  return queue;
}

function openQueue(
  capacity: number,
  saved: readonly AdPicture[],
  purpose: UploadOptions['purpose'] = 'ad',
): UploadQueue {
  const queue = new UploadQueue({
    upload: (file, options) => uploadPicture(file, { ...options, purpose }),
    discard: discardPicture,
    capacity,
    savedIds: saved.map(({ id }) => id),
  });
  queue.setReady(saved.map((picture) => ({ ...picture, name: '' })));
  return queue;
}
