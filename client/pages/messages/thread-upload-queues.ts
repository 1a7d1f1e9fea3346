// The upload queue of each thread. Its uploads go on when the thread is closed.
import { MAX_PICTURES_PER_MESSAGE } from '#shared/features/messages/rules.ts';
import { messagePictureUrl } from '#shared/features/pictures/urls.ts';
import type { Desk } from '../../features/messages/desk.ts';
import { idsOf } from '../../features/messages/message-drafts.ts';
import { findMissingPictures } from '../../features/pictures/missing-pictures.ts';
import { discardPicture, uploadPicture } from '../../features/pictures/upload-picture.ts';
import { UploadQueue } from '../../features/pictures/upload-queue.ts';

const queuesByDesk = new WeakMap<Desk, Map<string, UploadQueue>>();

/** The same queue at each call. */
export function threadUploadQueue(desk: Desk, threadId: string): UploadQueue {
  const queues = queuesByDesk.get(desk) ?? new Map<string, UploadQueue>();
  queuesByDesk.set(desk, queues);
  const queue = queues.get(threadId) ?? openQueue(desk, threadId);
  queues.set(threadId, queue);
  return queue;
}

/** The draft holds the queue's ready pictures, and the queue follows the draft. */
function openQueue(desk: Desk, threadId: string): UploadQueue {
  const queue = new UploadQueue({
    upload: (file, options) => uploadPicture(file, { ...options, purpose: 'message' }),
    discard: discardPicture,
    capacity: MAX_PICTURES_PER_MESSAGE,
  });
  const inDraft = () => desk.draftOf(threadId)?.pictures ?? [];
  queue.setReady(inDraft());
  void removeMissing(queue);
  queue.subscribe(() => desk.enclose(threadId, queue.ready));
  desk.onDraft(() => {
    if (idsOf(inDraft()).join() !== idsOf(queue.ready).join()) queue.setReady(inDraft());
  });
  window.addEventListener('pagehide', () => queue.discardRemoved());
  return queue;
}

/** The server deletes the pictures of an old draft. */
async function removeMissing(queue: UploadQueue): Promise<void> {
  const ids = idsOf(queue.ready);
  if (ids.length > 0) queue.removeMissing(await findMissingPictures(ids, messagePictureUrl));
}
