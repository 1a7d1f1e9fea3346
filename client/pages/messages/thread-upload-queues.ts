// The upload queue of each thread. Uploads continue when the thread is closed.
import { MAX_PICTURES_PER_MESSAGE } from '#shared/features/messages/rules.ts';
import { messagePictureUrl } from '#shared/features/pictures/urls.ts';
import type { MessageStore } from '../../features/messages/sending/message-store.ts';
import { idsOf } from '../../features/messages/sending/message-drafts.ts';
import { isUploading } from '../../features/pictures/queued-picture.ts';
import { findMissingPictures } from '../../features/pictures/missing-pictures.ts';
import { discardPicture, uploadPicture } from '../../features/pictures/upload-picture.ts';
import { UploadQueue } from '../../features/pictures/upload-queue.ts';
import { warnBeforeUnload } from '../../ui/form/warn-before-unload.ts';

const queuesByStore = new WeakMap<MessageStore, Map<string, UploadQueue>>();

/** Returns the same queue on each call. */
export function threadUploadQueue(store: MessageStore, threadId: string): UploadQueue {
  const queues = queuesByStore.get(store) ?? new Map<string, UploadQueue>();
  queuesByStore.set(store, queues);
  const queue = queues.get(threadId) ?? openQueue(store, threadId);
  queues.set(threadId, queue);
  return queue;
}

/** Synchronises the queue's ready pictures with the thread's draft, in both directions. */
function openQueue(store: MessageStore, threadId: string): UploadQueue {
  const queue = new UploadQueue({
    upload: (file, options) => uploadPicture(file, { ...options, purpose: 'message' }),
    discard: discardPicture,
    capacity: MAX_PICTURES_PER_MESSAGE,
  });
  const inDraft = () => store.draftOf(threadId)?.pictures ?? [];
  queue.setReady(inDraft());
  void removeMissing(queue);
  queue.subscribe(() => store.setPictures(threadId, queue.ready));
  store.subscribeToDrafts(() => {
    if (idsOf(inDraft()).join() !== idsOf(queue.ready).join()) queue.setReady(inDraft());
  });
  window.addEventListener('pagehide', () => queue.discardRemoved());
  window.addEventListener('online', () => queue.retryFailed('no-answer'));
  warnBeforeUnload(() => queue.list().some(isUploading));
  return queue;
}

/** Removes the pictures of an old draft that the server has deleted. */
async function removeMissing(queue: UploadQueue): Promise<void> {
  const ids = idsOf(queue.ready);
  if (ids.length > 0) queue.removeMissing(await findMissingPictures(ids, messagePictureUrl));
}
