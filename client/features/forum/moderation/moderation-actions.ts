// Approves, rejects or takes down posts and comments, one or several, and offers to undo it.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Undo } from '#shared/features/decisions/contract.ts';
import type { ModeratedItem } from '#shared/features/forum/moderation/contract.ts';
import type { DecidedStatus, RestrictedStatus } from '#shared/features/forum/moderation/rules.ts';
import { decidedTexts, forumModerationTexts } from '#shared/features/forum/moderation/texts.ts';
import type { Rule } from '#shared/features/reports/rules.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { useOfferUndo } from '../../../core/undo/use-undo.ts';
import { toast } from '../../../ui/feedback/toast.ts';

/** Asks for the reason of a rejection or removal; resolves to null when the moderator cancels. */
export type AskForumReason = (question: {
  items: readonly ModeratedItem[];
  status: RestrictedStatus;
}) => Promise<{ rule: Rule; reason: string; clearDraft: () => void } | null>;

export interface ForumModeration {
  /** Resolves to the items that could not be decided on; all of them when the moderator cancels. */
  decide: (items: readonly ModeratedItem[], status: DecidedStatus) => Promise<readonly ModeratedItem[]>;
  /** The decision in progress. */
  busy: { ids: readonly string[]; status: DecidedStatus } | null;
}

export function useForumModeration(ask: AskForumReason): ForumModeration {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const offerUndo = useOfferUndo(toast);
  const [busy, setBusy] = useState<ForumModeration['busy']>(null);

  async function decide(
    items: readonly ModeratedItem[],
    status: DecidedStatus,
  ): Promise<readonly ModeratedItem[]> {
    if (busy) return items;
    const answer = status === 'approved' ? null : await ask({ items, status });
    if (status !== 'approved' && !answer) return items;
    setBusy({ ids: items.map(({ id }) => id), status });
    const decided: Undo[] = [];
    const failed: { item: ModeratedItem; error: unknown }[] = [];
    for (const item of items) {
      try {
        const seen = { status: item.status, editedAt: item.editedAt };
        const why = answer && { rule: answer.rule, reason: answer.reason };
        decided.push((await api.forum.setStatus.call({ id: item.id, status, ...why, seen })).undo);
      } catch (error) {
        failed.push({ item, error });
      }
    }
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: api.forum.key() }),
      queryClient.invalidateQueries({ queryKey: api.admin.key() }),
    ]);
    setBusy(null);
    const [first] = items;
    if (decided.length > 0 && first) offerUndo(sentenceFor(first, decided.length, status), decided);
    if (failed.length === 0) answer?.clearDraft();
    else showFailure(failed[0]?.error, status);
    return failed.map(({ item }) => item);
  }

  function showFailure(error: unknown, status: DecidedStatus): void {
    if (isRefusal(error, 'UNAUTHORIZED')) return promptSignIn(errorMessageOf(error));
    const text = status === 'removed' ? forumModerationTexts.deleteFailed : forumModerationTexts.updateFailed;
    toast.error(`${text}: ${errorMessageOf(error)}`);
  }

  return { decide, busy };
}

function sentenceFor({ kind }: ModeratedItem, count: number, status: DecidedStatus): string {
  if (count === 1) return decidedTexts[kind][status];
  return `${count} ${{ approved: 'godkända', rejected: 'avvisade', removed: 'borttagna' }[status]}`;
}
