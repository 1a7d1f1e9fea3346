// The pictures that wait to be sent in a thread. They go on being sent up when the thread is closed.
import { MAX_PICTURES_PER_MESSAGE } from '#shared/features/messages/rules.ts';
import { messagePictureUrl } from '#shared/features/pictures/urls.ts';
import type { Desk } from '../../features/messages/desk.ts';
import { idsOf } from '../../features/messages/message-drafts.ts';
import { findMissingPictures } from '../../features/pictures/missing-pictures.ts';
import { PictureTray } from '../../features/pictures/picture-tray.ts';
import { discardPicture, sendPicture } from '../../features/pictures/send-picture.ts';

const trays = new WeakMap<Desk, Map<string, PictureTray>>();

/** The tray of a thread on this desk, the same each time. */
export function trayOf(desk: Desk, threadId: string): PictureTray {
  const onDesk = trays.get(desk) ?? new Map<string, PictureTray>();
  trays.set(desk, onDesk);
  const tray = onDesk.get(threadId) ?? openTray(desk, threadId);
  onDesk.set(threadId, tray);
  return tray;
}

/** What is ready stands in the draft, and what the draft loses or gets back the tray does too. */
function openTray(desk: Desk, threadId: string): PictureTray {
  const tray = new PictureTray(
    {
      send: (file, sending) => sendPicture(file, { ...sending, purpose: 'message' }),
      discard: discardPicture,
    },
    [],
    MAX_PICTURES_PER_MESSAGE,
  );
  const kept = () => desk.draftOf(threadId)?.pictures ?? [];
  tray.lay(kept());
  void dropMissing(tray);
  tray.subscribe(() => desk.enclose(threadId, tray.ready));
  desk.onDraft(() => {
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
