// The dialog that shows one item of a moderation table: its neighbours, the item that follows a decision, and the focus at the end.
import { useEffect, useRef, useState } from 'react';
import { titleLinkId } from '../../core/moderation/focus-after-removal.ts';
import { adjacentTo, nextToModerate, type Queued } from '../../core/moderation/moderation-queue.ts';
import { toast } from '../feedback/toast.ts';

export interface QueueDialogOptions {
  /** The item that is shown; undefined for none. */
  id: string | undefined;
  /** The items of the page in table order; undefined while they load. */
  queue: readonly Queued[] | undefined;
  /** Opens another item in the URL, or none. */
  onShow: (id: string | undefined) => void;
}

/** `props` are for the dialog; `onPrevious` and `onNext` are undefined at the ends of the table. */
export function useQueueDialog({ id, queue, onShow }: QueueDialogOptions) {
  const [hasKeys, setHasKeys] = useState(true);
  const lastId = useRef<string>(undefined);
  useEffect(() => {
    if (id !== undefined) lastId.current = id;
  }, [id]);

  function close(): void {
    onShow(undefined);
    // The row that opened the dialog may be removed; the row of the item shown last gets the focus.
    const { current: shown } = lastId;
    requestAnimationFrame(() => {
      if (shown && document.activeElement === document.body)
        document.getElementById(titleLinkId(shown))?.focus();
    });
  }

  function to(step: 1 | -1): (() => void) | undefined {
    const adjacent = queue && id !== undefined ? adjacentTo(queue, id, step) : null;
    return adjacent === null ? undefined : () => onShow(adjacent);
  }

  const index = queue?.findIndex((one) => one.id === id) ?? -1;
  return {
    props: {
      position: queue && index >= 0 ? { number: index + 1, of: queue.length } : null,
      hasKeys,
      onKeys: setHasKeys,
      onPrevious: to(-1),
      onNext: to(1),
      onClose: close,
    },
    /** Shows the item that follows a decision. `now` is the queue after the table is refetched. */
    showNext(decidedId: string, now: readonly Queued[]): void {
      const next = nextToModerate(queue ?? [], now, decidedId);
      onShow(next ?? undefined);
      if (!next) toast.info('Inget mer väntar på granskning på den här sidan');
    },
  };
}
