// The moderation dialog: which post or comment it shows, and which follows a decision.
import { useQueryClient } from '@tanstack/react-query';
import type { ForumModerationAddress } from '#shared/features/forum/moderation/address.ts';
import type { ModeratedItem, TextVersion } from '#shared/features/forum/moderation/contract.ts';
import type { DecidedStatus } from '#shared/features/forum/moderation/rules.ts';
import { useApi } from '../../../core/api.ts';
import { useQueueDialog } from '../../../ui/dialog/use-queue-dialog.ts';
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
  const id = address.item;
  const dialog = useQueueDialog({ id, queue: items, onShow });

  const findItem = (itemId: string) =>
    queryClient.getQueryData(api.forum.findForModeration.queryKey({ input: { id: itemId } }));

  function decideOnEdit(itemId: string, edit: TextVersion, status: 'approved' | 'rejected'): void {
    const item = findItem(itemId);
    if (item) void edits.decide(item, edit, status);
  }

  async function decide(itemId: string, status: DecidedStatus): Promise<void> {
    const item = findItem(itemId);
    if (!item) return;
    const failed = await moderation.decide([item], status);
    // A moderator who changes an earlier decision stays on the item to see the result.
    if (failed.length === 0 && item.status === 'pending') showNext(itemId);
  }

  /** Called after the table is refetched. */
  function showNext(done: string): void {
    const key = api.forum.listForModeration.queryKey({ input: moderationInput(address) });
    dialog.showNext(done, queryClient.getQueryData(key)?.items ?? []);
  }

  if (id === undefined) return null;
  return (
    <LazyDialog
      load={loadDialog}
      props={{
        ...dialog.props,
        id,
        busy: moderation.busy,
        busyEdit: edits.busy,
        onDecide: (status) => void decide(id, status),
        onDecideOnEdit: (edit, status) => decideOnEdit(id, edit, status),
      }}
    />
  );
}
