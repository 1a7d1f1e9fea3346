// The reply that is being written in the dialog: a new one, or a stored one that another admin may change meanwhile.
import { useState } from 'react';
import type { StoredReplies } from '#shared/features/support-chat/contract.ts';
import { sendOrReload } from '../../../core/use-save.ts';
import { addReply, currentOf, isSameReply, type Reply, replaceReply } from './placed-reply.ts';
import type { ReplyDialogProps } from './reply-dialog.tsx';
import type { RepliesChange } from './use-replies.ts';

type Edited = Pick<ReplyDialogProps, 'title' | 'reply' | 'theirs'> & {
  /** The stored reply that the written one replaces; undefined to add it. */
  target: Reply | undefined;
  /** The replies with which editing began, or those after a conflict. */
  base: StoredReplies;
};

export interface EditedReply {
  /** @param place index of the reply; undefined for the one without keywords */
  edit: (place: number | undefined) => void;
  add: () => void;
  /** Undefined while no reply is being written. */
  dialog: ReplyDialogProps | undefined;
}

export function useEditedReply(
  stored: StoredReplies,
  { replace, fetchCurrent }: Pick<RepliesChange, 'replace' | 'fetchCurrent'>,
): EditedReply {
  const { replies, defaultReply } = stored;
  const [edited, setEdited] = useState<Edited>();

  async function save(editing: Edited, reply: Reply): Promise<void> {
    const { target, base } = editing;
    const joined = target ? replaceReply(stored, target, reply) : addReply(stored, reply);
    // If another admin has changed or removed the edited reply, the version of `base` is outdated, and the server refuses it.
    return sendOrReload(
      () => replace(joined ?? base),
      async () => setEdited(rebase(editing, await fetchCurrent())),
    );
  }

  return {
    edit(place) {
      const reply = place === undefined ? defaultReply : replies[place];
      if (!reply) return;
      setEdited({
        reply,
        target: reply,
        base: stored,
        title: place === undefined ? 'Svar utan nyckelord' : 'Redigera svar',
      });
    },
    add() {
      setEdited({
        reply: { keywords: [], text: '', linkLabel: '', linkPath: '' },
        target: undefined,
        base: stored,
        title: 'Nytt svar',
      });
    },
    dialog: edited && {
      title: edited.title,
      reply: edited.reply,
      theirs: edited.theirs,
      takenKeywords: otherKeywords(replies, edited.target && currentOf(stored, edited.target)),
      onSave: (reply: Reply) => save(edited, reply),
      onClose: () => setEdited(undefined),
    },
  };
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
