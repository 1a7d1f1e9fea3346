// A form's own tray: opened with it, closed with it.
import { useEffect, useState } from 'react';
import type { AdPicture } from '#shared/features/ads/ad.ts';
import { PictureTray } from './picture-tray.ts';
import { discardPicture, sendPicture } from './send-picture.ts';

/** @param onAd the pictures an ad already shows, laid out from the start */
export function usePictureTray(onAd: readonly AdPicture[] = []): PictureTray {
  const [tray] = useState(() => openTray(onAd));
  useEffect(() => {
    const leave = () => tray.discardRemoved();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      tray.close();
    };
  }, [tray]);
  return tray;
}

function openTray(onAd: readonly AdPicture[]): PictureTray {
  const ids = onAd.map(({ id }) => id);
  const tray = new PictureTray({ send: sendPicture, discard: discardPicture }, ids);
  tray.lay(onAd.map((picture) => ({ ...picture, name: '' })));
  return tray;
}
