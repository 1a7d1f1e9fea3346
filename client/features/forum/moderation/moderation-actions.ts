// Approves, rejects or takes down posts and comments, one or several, and offers to undo it.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ModeratedItem } from '#shared/features/forum/moderation/contract.ts';
import type { DecidedStatus, RestrictedStatus } from '#shared/features/forum/moderation/rules.ts';
import { decidedMany, forumModerationTexts } from '#shared/features/forum/moderation/texts.ts';
import type { Rule } from '#shared/features/reports/rules.ts';
import { useApi } from '../../../core/api.ts';
import { type FailureTexts, failureSentence } from '../../../core/failure.ts';
import { decideEach } from '../../../core/moderation/decide-each.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import type { SelectionReport } from '../../../ui/feedback/failure-report.tsx';
import { useSelectionReport } from '../../../ui/table/use-selection-report.ts';
import { nameOf } from './item-name.ts';

/** The fields of an item that a decision needs. */
export type DecidedItem = Pick<ModeratedItem, 'id' | 'kind' | 'title' | 'number' | 'status' | 'editedAt'>;

/** Asks for the reason of a rejection or removal; resolves to null when the moderator cancels. */
export type AskForumReason = (question: {
  items: readonly DecidedItem[];
  status: RestrictedStatus;
}) => Promise<{ rule: Rule; reason: string; clearDraft: () => void } | null>;

export interface ForumModeration {
  /** Resolves to the ids of the items that still need a decision; all of them when the moderator cancels. */
  decide: (items: readonly DecidedItem[], status: DecidedStatus) => Promise<readonly string[]>;
  /** The decision in progress. */
  busy: { ids: readonly string[]; status: DecidedStatus; done: number } | null;
  /** The failures of the last decision on several items; null if there were none. */
  report: SelectionReport | null;
  dismissReport: () => void;
}

export function useForumModeration(ask: AskForumReason): ForumModeration {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const [busy, setBusy] = useState<ForumModeration['busy']>(null);
  const { report, setReport, dismissReport, offerUndo } = useSelectionReport();

  async function decide(items: readonly DecidedItem[], status: DecidedStatus): Promise<readonly string[]> {
    const ids = items.map(({ id }) => id);
    if (busy) return ids;
    const answer = status === 'approved' ? null : await ask({ items, status });
    if (status !== 'approved' && !answer) return ids;
    const why = answer && { rule: answer.rule, reason: answer.reason };
    setReport(null);
    setBusy({ ids, status, done: 0 });
    const { decided, failed, signedOut } = await decideEach(items, {
      async decide({ id, status: before, editedAt }) {
        const seen = { status: before, editedAt };
        return (await api.forum.setStatus.call({ id, status, ...why, seen })).undo;
      },
      sentenceOf: (error) => failureSentence(failureOf(status), error),
      titleOf: nameOf,
      onDone: (done) => setBusy({ ids, status, done }),
    });
    // The table is refreshed first, because the next item is chosen from it.
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: api.forum.key() }),
      queryClient.invalidateQueries({ queryKey: api.admin.key() }),
    ]);
    setBusy(null);
    const [first] = items;
    const sentence = first && decidedMany(first.kind, decided.length, status);
    const result = {
      title: titleOfReport(decided.length > 0 ? sentence : undefined, failed.length),
      failed,
    };
    if (sentence && decided.length > 0) offerUndo(sentence, decided, result);
    if (failed.length === 0) answer?.clearDraft();
    else if (signedOut) promptSignIn(signedOut.message);
    else if (items.length === 1) toast.error(failed[0]?.sentence ?? '');
    else setReport(result);
    return failed.map(({ id }) => id);
  }

  return { decide, busy, report, dismissReport };
}

function failureOf(status: DecidedStatus): FailureTexts {
  return status === 'removed' ? forumModerationTexts.deleteFailed : forumModerationTexts.updateFailed;
}

function titleOfReport(decided: string | undefined, failed: number): string {
  const undone = failed === 1 ? '1 text kunde inte uppdateras:' : `${failed} texter kunde inte uppdateras:`;
  return decided ? `${decided}. ${undone}` : undone;
}
