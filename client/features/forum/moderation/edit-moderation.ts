// Approves or rejects a pending edit, whose earlier text is shown until then, and offers to undo the decision.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ModeratedItem, TextVersion } from '#shared/features/forum/moderation/contract.ts';
import { forumModerationTexts } from '#shared/features/forum/moderation/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf, isRefusal, failureSentence } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { useOfferUndo } from '../../../core/undo/use-undo.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import type { AskForumReason } from './moderation-actions.ts';

type EditStatus = 'approved' | 'rejected';

export interface EditModeration {
  decide: (item: ModeratedItem, edit: TextVersion, status: EditStatus) => Promise<void>;
  /** The decision in progress. */
  busy: EditStatus | null;
}

export function useEditModeration(ask: AskForumReason): EditModeration {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const offerUndo = useOfferUndo(toast);
  const [busy, setBusy] = useState<EditStatus | null>(null);

  async function decide(item: ModeratedItem, { id }: TextVersion, status: EditStatus): Promise<void> {
    const answer = status === 'approved' ? null : await ask({ items: [item], status: 'rejected' });
    if (busy || (status === 'rejected' && !answer)) return;
    setBusy(status);
    try {
      const why = answer && { rule: answer.rule, reason: answer.reason };
      const { undo } = await api.forum.decideOnEdit.call({ id, status, ...why });
      answer?.clearDraft();
      const { editApproved, editRejected } = forumModerationTexts;
      offerUndo(status === 'approved' ? editApproved : editRejected, [undo]);
    } catch (error) {
      if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error));
      else toast.error(failureSentence(forumModerationTexts.updateFailed, error));
    }
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: api.forum.key() }),
      queryClient.invalidateQueries({ queryKey: api.admin.key() }),
    ]);
    setBusy(null);
  }

  return { decide, busy };
}
