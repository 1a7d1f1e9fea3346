// Editing the replies of the support chat: adding, changing, ordering, deleting, and resetting all of them.
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { StoredReplies } from '#shared/features/support-chat/contract.ts';
import { defaultReplies } from '#shared/features/support-chat/default-replies.ts';
import { chatTexts } from '#shared/features/support-chat/texts.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { LazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';
import { addReply, currentOf, isSameReply, type Reply, replaceReply } from './placed-reply.ts';
import type { ReplyDialogProps } from './reply-dialog.tsx';
import { ReplyTable } from './reply-table.tsx';
import { useReplies } from './use-replies.ts';

const loadReplyDialog = async () => (await import('./reply-dialog.tsx')).ReplyDialog;

type Edited = Pick<ReplyDialogProps, 'title' | 'reply' | 'theirs'> & {
  /** The stored reply that the written one replaces; undefined to add it. */
  target: Reply | undefined;
  /** The replies with which editing began, or those after a conflict. */
  base: StoredReplies;
};

export function RepliesEditor({ stored }: { stored: StoredReplies }) {
  const { replies, defaultReply } = stored;
  const [edited, setEdited] = useState<Edited>();
  const { replace, change, fetchCurrent, isSaving } = useReplies();
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

  const remove = (place: number) =>
    void confirm({
      title: 'Ta bort svaret?',
      text: replies[place]?.keywords.join(', '),
      confirmLabel: 'Ta bort',
      danger: true,
      onConfirm: () => replace({ ...stored, replies: replies.toSpliced(place, 1) }),
      describeFailure,
    });
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
      <div aria-busy={isSaving}>
        <ReplyTable
          replies={replies}
          defaultReply={defaultReply}
          onEdit={edit}
          onRemove={remove}
          onMove={move}
        />
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
