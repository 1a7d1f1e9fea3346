// Editing the replies of the support chat: adding, changing, ordering, deleting, and resetting all of them.
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { DefaultReply, StoredReplies } from '#shared/features/support-chat/contract.ts';
import { defaultReplies } from '#shared/features/support-chat/default-replies.ts';
import { chatTexts } from '#shared/features/support-chat/texts.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { LazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';
import type { ReplyDialogProps } from './reply-dialog.tsx';
import { ReplyTable } from './reply-table.tsx';
import { useReplies } from './use-replies.ts';

const loadReplyDialog = async () => (await import('./reply-dialog.tsx')).ReplyDialog;

type Reply = DefaultReply & { keywords?: string[] };
type Edited = Pick<ReplyDialogProps, 'title' | 'reply'> & {
  /** Puts the written reply into the replies as they are now; null if the edited one was changed or removed meanwhile. */
  insert: (current: StoredReplies, reply: Reply) => StoredReplies | null;
  /** The replies when editing began. */
  base: StoredReplies;
};

export function RepliesEditor({ stored }: { stored: StoredReplies }) {
  const { replies, defaultReply } = stored;
  const [edited, setEdited] = useState<Edited>();
  const { replace, change, isSaving } = useReplies();
  const confirm = useConfirm();

  function edit(place: number | undefined): void {
    const reply = place === undefined ? defaultReply : replies[place];
    if (!reply) return;
    setEdited({
      reply,
      base: stored,
      title: place === undefined ? 'Svar utan nyckelord' : 'Redigera svar',
      insert: (current, written) => replaceReply(current, reply, written),
    });
  }

  function add(): void {
    setEdited({
      reply: { keywords: [], text: '', linkLabel: '', linkPath: '' },
      base: stored,
      title: 'Nytt svar',
      insert: addReply,
    });
  }

  async function saveReply(editing: Edited, reply: Reply): Promise<void> {
    const joined = editing.insert(stored, reply);
    if (joined) return replace(joined);
    // Another admin has changed or removed the reply: the server refuses its version. Saved again, the written one is added.
    return replace(editing.base).catch((error: unknown) => {
      if (isRefusal(error, 'CONFLICT')) setEdited({ ...editing, insert: addReply });
      throw error;
    });
  }

  function move(from: number, to: number): void {
    const moved = replies[from];
    if (!moved || isSaving) return;
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
            onSave: (reply: Reply) => saveReply(edited, reply),
            onClose: () => setEdited(undefined),
          }}
        />
      )}
    </>
  );
}

/** Null if there is no such reply any more. */
function replaceReply(current: StoredReplies, reply: Reply, written: Reply): StoredReplies | null {
  const isSame = (other: Reply) => JSON.stringify(other) === JSON.stringify(reply);
  if (!reply.keywords) return isSame(current.defaultReply) ? { ...current, defaultReply: written } : null;
  const place = current.replies.findIndex(isSame);
  if (place === -1) return null;
  return { ...current, replies: current.replies.toSpliced(place, 1, withKeywords(written)) };
}

/** The default reply replaces the one there is; any other becomes the last. */
function addReply(current: StoredReplies, written: Reply): StoredReplies {
  if (!written.keywords) return { ...current, defaultReply: written };
  return { ...current, replies: [...current.replies, withKeywords(written)] };
}

function withKeywords(reply: Reply): StoredReplies['replies'][number] {
  return { ...reply, keywords: reply.keywords ?? [] };
}

function describeFailure(error: unknown): string {
  return errorMessageOf(error, chatTexts.saveFailed);
}
