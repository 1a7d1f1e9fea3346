// Editing the replies of the support chat: adding, changing, ordering, deleting, and resetting all of them.
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { ChatReplies, DefaultReply, StoredReplies } from '#shared/features/support-chat/contract.ts';
import { defaultReplies } from '#shared/features/support-chat/default-replies.ts';
import { chatTexts } from '#shared/features/support-chat/texts.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { LazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';
import type { ReplyDialogProps } from './reply-dialog.tsx';
import { ReplyTable } from './reply-table.tsx';
import { useReplies } from './use-replies.ts';

const loadReplyDialog = async () => (await import('./reply-dialog.tsx')).ReplyDialog;

type Edited = Pick<ReplyDialogProps, 'title' | 'reply'> & {
  /** What all replies become with the changed one. */
  saved: (reply: DefaultReply & { keywords?: string[] }) => ChatReplies;
};

export function RepliesEditor({ stored }: { stored: StoredReplies }) {
  const { replies, defaultReply } = stored;
  const [edited, setEdited] = useState<Edited>();
  const { replace, change, isSaving } = useReplies(stored);
  const confirm = useConfirm();

  const withPlace = (place: number, reply: DefaultReply & { keywords?: string[] }): ChatReplies => ({
    defaultReply,
    replies: replies.toSpliced(place, 1, { ...reply, keywords: reply.keywords ?? [] }),
  });

  function edit(place: number | undefined): void {
    const reply = place === undefined ? defaultReply : replies[place];
    if (!reply) return;
    setEdited({
      reply,
      title: place === undefined ? 'Svar utan nyckelord' : 'Redigera svar',
      saved: (changed) =>
        place === undefined ? { replies, defaultReply: changed } : withPlace(place, changed),
    });
  }

  function add(): void {
    setEdited({
      reply: { keywords: [], text: '', linkLabel: '', linkPath: '' },
      title: 'Nytt svar',
      saved: (added) => withPlace(replies.length, added),
    });
  }

  function move(from: number, to: number): void {
    const moved = replies[from];
    if (!moved || isSaving) return;
    change({ defaultReply, replies: replies.toSpliced(from, 1).toSpliced(to, 0, moved) });
  }

  const remove = (place: number) =>
    void confirm({
      title: 'Ta bort svaret?',
      text: replies[place]?.keywords.join(', '),
      confirmLabel: 'Ta bort',
      danger: true,
      onConfirm: () => replace({ defaultReply, replies: replies.toSpliced(place, 1) }),
      describeFailure,
    });
  const reset = () =>
    void confirm({
      title: 'Återställ alla svar?',
      text: 'Era ändringar ersätts av svaren som följde med webbplatsen.',
      confirmLabel: 'Återställ',
      danger: true,
      onConfirm: () => replace(defaultReplies),
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
            onSave: (reply: DefaultReply & { keywords?: string[] }) => replace(edited.saved(reply)),
            onClose: () => setEdited(undefined),
          }}
        />
      )}
    </>
  );
}

function describeFailure(error: unknown): string {
  return errorMessageOf(error, chatTexts.saveFailed);
}
