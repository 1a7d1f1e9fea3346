// The pictures that wait to be sent in a thread. They go on being sent up when the thread is closed.
import { MAX_PICTURES_PER_MESSAGE } from '#shared/features/messages/rules.ts';
import { messagePictureUrl } from '#shared/features/pictures/rules.ts';
import type { MessageStore } from '../../features/messages/sending/message-store.ts';
import { idsOf } from '../../features/messages/sending/message-drafts.ts';
import { findMissingPictures } from '../../features/pictures/missing-pictures.ts';
import { PictureTray } from '../../features/pictures/picture-tray.ts';
import { discardPicture, sendPicture } from '../../features/pictures/send-picture.ts';

const trays = new WeakMap<MessageStore, Map<string, PictureTray>>();

/** The tray of a thread of this store, the same each time. */
export function trayOf(store: MessageStore, threadId: string): PictureTray {
  const ofStore = trays.get(store) ?? new Map<string, PictureTray>();
  trays.set(store, ofStore);
  const tray = ofStore.get(threadId) ?? openTray(store, threadId);
  ofStore.set(threadId, tray);
  return tray;
}

/** What is ready stands in the draft, and what the draft loses or gets back the tray does too. */
function openTray(store: MessageStore, threadId: string): PictureTray {
  const tray = new PictureTray(
    {
      send: (file, sending) => sendPicture(file, { ...sending, purpose: 'message' }),
      discard: discardPicture,
    },
    [],
    MAX_PICTURES_PER_MESSAGE,
  );
  const kept = () => store.draftOf(threadId)?.pictures ?? [];
  tray.lay(kept());
  void dropMissing(tray);
  tray.subscribe(() => store.setPictures(threadId, tray.ready));
  store.subscribeToDrafts(() => {
    if (idsOf(kept()).join() !== idsOf(tray.ready).join()) tray.lay(kept());
  });
  window.addEventListener('pagehide', () => tray.discardRemoved());
  return tray;
}

/** Of a draft that has lain too long. */
async function dropMissing(tray: PictureTray): Promise<void> {
  const ids = idsOf(tray.ready);
  if (ids.length > 0) tray.drop(await findMissingPictures(ids, messagePictureUrl));
}
