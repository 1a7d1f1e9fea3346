// The moderation dialog: which post or comment it shows, and which follows a decision.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ForumModerationAddress } from '#shared/features/forum/moderation/address.ts';
import type { ModeratedItem } from '#shared/features/forum/moderation/contract.ts';
import type { DecidedStatus } from '#shared/features/forum/moderation/rules.ts';
import { useApi } from '../../../core/api.ts';
import { titleLinkId } from '../../../core/moderation/focus-after-removal.ts';
import { adjacentTo, nextToModerate } from '../../../core/moderation/moderation-queue.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { LazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';
import type { EditModeration } from './edit-moderation.ts';
import type { ForumModeration } from './moderation-actions.ts';
import { moderationInput } from './moderation-addresses.ts';

export interface ForumDialogHostProps {
  address: ForumModerationAddress;
  /** The items of the page in table order; undefined while they load. */
  items: readonly ModeratedItem[] | undefined;
  moderation: ForumModeration;
  edits: EditModeration;
  /** Opens another item in the URL, or none. */
  onShow: (id: string | undefined) => void;
}

const loadDialog = async () => (await import('./moderation-dialog.tsx')).ForumDialog;

export function ForumDialogHost({ address, items, moderation, edits, onShow }: ForumDialogHostProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [hasKeys, setHasKeys] = useState(true);
  const lastId = useRef<string>(undefined);
  const id = address.item;
  useEffect(() => {
    if (id !== undefined) lastId.current = id;
  }, [id]);

  async function decide(itemId: string, status: DecidedStatus): Promise<void> {
    const key = api.forum.findForModeration.queryKey({ input: { id: itemId } });
    const item = queryClient.getQueryData(key);
    if (!item) return;
    const failed = await moderation.decide([item], status);
    // A moderator who changes an earlier decision stays on the item to see the result.
    if (failed.length === 0 && item.status === 'pending') showNext(itemId);
  }

  /** Called after the table is refetched. */
  function showNext(done: string): void {
    const key = api.forum.listForModeration.queryKey({ input: moderationInput(address) });
    const next = nextToModerate(items ?? [], queryClient.getQueryData(key)?.items ?? [], done);
    onShow(next ?? undefined);
    if (!next) toast.info('Inget mer väntar på granskning på den här sidan');
  }

  function close(): void {
    onShow(undefined);
    // The row that opened the dialog may be removed; the row of the item shown last gets the focus.
    const { current: shown } = lastId;
    requestAnimationFrame(() => {
      if (shown && document.activeElement === document.body)
        document.getElementById(titleLinkId(shown))?.focus();
    });
  }

  if (id === undefined) return null;
  const position = items?.findIndex((one) => one.id === id) ?? -1;
  const to = (step: 1 | -1) => {
    const adjacent = items ? adjacentTo(items, id, step) : null;
    return adjacent === null ? undefined : () => onShow(adjacent);
  };
  return (
    <LazyDialog
      load={loadDialog}
      props={{
        id,
        busy: moderation.busy,
        edits,
        position: items && position >= 0 ? { number: position + 1, of: items.length } : null,
        hasKeys,
        onKeys: setHasKeys,
        onDecide: (status) => void decide(id, status),
        onPrevious: to(-1),
        onNext: to(1),
        onClose: close,
      }}
    />
  );
}
