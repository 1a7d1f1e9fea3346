// Asks for the reason of a decision on posts and comments, in the dialog that ads use.
import type { ReactNode } from 'react';
import { forumReasons, lockReasons } from '#shared/features/forum/moderation/reasons.ts';
import { useReasonPrompt } from '../features/ads/moderation/reason-prompt.tsx';
import { nameOf } from '../features/forum/moderation/item-name.ts';
import type { AskForumReason } from '../features/forum/moderation/moderation-actions.ts';

const subject = {
  one: 'texten',
  many: (count: number) => `${count} texter`,
  to: 'Till den som skrev',
  author: 'Den som skrev',
  authors: 'Var och en',
  reasons: forumReasons,
};

/** Resolves to null when the moderator cancels. */
export type AskLockReason = (thread: { id: string; title: string }) => ReturnType<AskForumReason>;

export function useForumReason(): { ask: AskForumReason; askLock: AskLockReason; dialog: ReactNode } {
  const { ask, dialog } = useReasonPrompt();
  return {
    dialog,
    async askLock({ id, title }) {
      const thread = { ...subject, one: 'tråden', verb: 'Lås', reasons: lockReasons };
      const question = {
        ads: [{ title }],
        status: 'rejected',
        draftId: `lock ${id}`,
        subject: thread,
      } as const;
      const answer = await ask(question);
      return answer && { ...answer.reason, clearDraft: answer.clearDraft };
    },
    async ask({ items, status }) {
      const [first] = items;
      const draftId = items.length === 1 && first ? first.id : 'many forum posts';
      const ads = items.map((item) => ({ title: nameOf(item) }));
      const answer = await ask({ ads, status, draftId, subject });
      return answer && { ...answer.reason, clearDraft: answer.clearDraft };
    },
  };
}
