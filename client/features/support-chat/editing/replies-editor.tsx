// Editing the replies of the support chat: adding, changing, ordering, deleting, and resetting all of them.
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import {
  chooseReplies,
  parseRepliesAddress,
  type RepliesAddress,
} from '#shared/features/support-chat/address.ts';
import type { StoredReplies } from '#shared/features/support-chat/contract.ts';
import { defaultReplies } from '#shared/features/support-chat/default-replies.ts';
import { chatTexts } from '#shared/features/support-chat/texts.ts';
import { paths } from '#shared/paths.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { fileHref } from '../../../core/file-href.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';
import { DeleteSelected } from '../../../ui/table/delete-selected.tsx';
import { HitCount } from '../../../ui/table/hit-count.tsx';
import { TableToolbar } from '../../../ui/table/table-toolbar.tsx';
import { useSelection } from '../../../ui/table/use-selection.ts';
import { addReply, currentOf, isSameReply, type Reply, replaceReply } from './placed-reply.ts';
import type { ReplyDialogProps } from './reply-dialog.tsx';
import { ReplyTable, rowsOf } from './reply-table.tsx';
import { useDeleteReplies } from './use-delete-replies.ts';
import { useReplies } from './use-replies.ts';

const loadReplyDialog = async () => (await import('./reply-dialog.tsx')).ReplyDialog;

type Edited = Pick<ReplyDialogProps, 'title' | 'reply' | 'theirs'> & {
  /** The stored reply that the written one replaces; undefined to add it. */
  target: Reply | undefined;
  /** The replies with which editing began, or those after a conflict. */
  base: StoredReplies;
};

export interface RepliesEditorProps {
  stored: StoredReplies;
  address: RepliesAddress;
  /** Called with another search. */
  onSearch: (address: RepliesAddress) => void;
}

export function RepliesEditor({ stored, address, onSearch }: RepliesEditorProps) {
  const { replies, defaultReply } = stored;
  const rows = rowsOf(chooseReplies(stored, address));
  const deletable = rows.filter(({ place }) => place !== undefined);
  const selection = useSelection(deletable);
  const [edited, setEdited] = useState<Edited>();
  const { replace, change, fetchCurrent, isSaving } = useReplies();
  const deletion = useDeleteReplies(stored, { replace });
  const confirm = useConfirm();

  function edit(place: number | undefined): void {
    const reply = place === undefined ? defaultReply : replies[place];
    if (!reply) return;
    setEdited({
      reply,
      target: reply,
      base: stored,
      title: place === undefined ? 'Svar utan nyckelord' : 'Redigera svar',
    });
  }

  function add(): void {
    setEdited({
      reply: { keywords: [], text: '', linkLabel: '', linkPath: '' },
      target: undefined,
      base: stored,
      title: 'Nytt svar',
    });
  }

  async function saveReply(editing: Edited, reply: Reply): Promise<void> {
    const { target, base } = editing;
    const joined = target ? replaceReply(stored, target, reply) : addReply(stored, reply);
    // If another admin has changed or removed the edited reply, the version of `base` is outdated, and the server refuses it.
    return replace(joined ?? base).catch(async (error: unknown) => {
      // If this request fails, the next attempt to save is refused again.
      const current = isRefusal(error, 'CONFLICT') && (await fetchCurrent().catch(() => null));
      if (current) setEdited(rebase(editing, current));
      throw error;
    });
  }

  function move(from: number, to: number): void {
    const moved = replies[from];
    if (!moved || !replies[to] || isSaving) return;
    change({ ...stored, replies: replies.toSpliced(from, 1).toSpliced(to, 0, moved) });
  }

  const reset = () =>
    void confirm({
      title: 'Återställ alla svar?',
      text: 'Era ändringar ersätts av svaren som följde med webbplatsen.',
      confirmLabel: 'Återställ',
      danger: true,
      onConfirm: () => replace({ ...defaultReplies, version: stored.version }),
      describeFailure,
    });

  return (
    <>
      <div className="mb-4 flex flex-wrap gap-3">
        <Button icon={<Plus size={18} />} onClick={add}>
          Nytt svar
        </Button>
        <Button variant="ghost" onClick={reset}>
          Återställ alla
        </Button>
      </div>
      <div className="flex flex-col gap-4" aria-busy={isSaving}>
        <TableToolbar
          label="Sök bland svaren"
          placeholder="Nyckelord eller svar"
          action={paths.adminSupportChat}
          address={address}
          onChange={(filters) => onSearch(parseRepliesAddress(filters))}
          filters={[]}
          fileHref={fileHref(paths.adminSupportChat, address)}
        />
        <HitCount count={rows.length} hasMore={false} />
        <DeleteSelected page={deletable} selection={selection} deletion={deletion} isBusy={isSaving} />
        {rows.length === 0 ? (
          <EmptyState
            title="Inga svar hittades"
            action={<ButtonLink href={paths.adminSupportChat}>Visa alla svar</ButtonLink>}
          >
            Inget nyckelord och inget svar innehåller ”{address.search}”.
          </EmptyState>
        ) : (
          <ReplyTable
            rows={rows}
            selection={selection}
            onEdit={edit}
            onRemove={(row) => void deletion.remove([row])}
            moves={address.search === undefined ? { last: replies.length - 1, onMove: move } : undefined}
          />
        )}
      </div>
      {edited && (
        <LazyDialog
          load={loadReplyDialog}
          props={{
            title: edited.title,
            reply: edited.reply,
            theirs: edited.theirs,
            takenKeywords: otherKeywords(replies, edited.target && currentOf(stored, edited.target)),
            onSave: (reply: Reply) => saveReply(edited, reply),
            onClose: () => setEdited(undefined),
          }}
        />
      )}
    </>
  );
}

/** The edited reply after a conflict: saved again, it replaces what the other admin has saved, or is added if that was removed. */
function rebase(editing: Edited, current: StoredReplies): Edited {
  const { target } = editing;
  if (!target) return { ...editing, base: current };
  const now = currentOf(current, target);
  return {
    ...editing,
    base: current,
    target: now,
    theirs: isSameReply(now, target) ? editing.theirs : (now ?? null),
  };
}

function otherKeywords(replies: StoredReplies['replies'], own: Reply | undefined): string[] {
  return replies.flatMap((other) => (other === own ? [] : other.keywords));
}

function describeFailure(error: unknown): string {
  return errorMessageOf(error, chatTexts.saveFailed);
}
