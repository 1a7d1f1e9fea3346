// The row of a recently deleted own ad, which can be restored for a minute.
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { DeletedAd } from '#shared/features/ads/ad-schemas.ts';
import { adPath } from '#shared/paths.ts';
import { Button } from '../../../ui/button/button.tsx';
import { OwnAdPicture } from './own-ads-row.tsx';
import { useRestoreAd } from './restore-ad.ts';

export interface DeletedAdRowProps {
  ad: DeletedAd;
  /** The ad was deleted in this view, and the focused element was removed with it. */
  takesFocus: boolean;
}

export function DeletedAdRow({ ad, takesFocus }: DeletedAdRowProps) {
  const restore = useRestoreAd();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    // After the confirmation dialog has released the focus.
    const timer = setTimeout(() => button.current?.focus());
    return () => clearTimeout(timer);
  }, [takesFocus]);
  // The focused button is removed with this row: the row of the restored ad takes the focus.
  useLayoutEffect(() => {
    const own = button.current;
    const list = own?.closest('ul');
    return () => {
      if (document.activeElement !== own) return;
      setTimeout(() => list?.querySelector<HTMLElement>(`a[href="${adPath(ad.id)}"]`)?.focus());
    };
  }, [ad.id]);
  return (
    <li className="grid grid-cols-[min(6.5rem,36%)_minmax(0,1fr)] items-center gap-x-4 rounded-md border border-dashed border-line p-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <OwnAdPicture ad={ad} isInactive />
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <p className="font-semibold">Borttagen</p>
          <p className="break-words text-muted">{ad.title}</p>
        </div>
        <Button
          ref={button}
          icon={<Undo2 size={18} />}
          onClick={() => restore(ad.id)}
          aria-label={`Ångra: ${ad.title}`}
        >
          Ångra
        </Button>
      </div>
    </li>
  );
}
