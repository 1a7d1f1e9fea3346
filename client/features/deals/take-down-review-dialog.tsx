// Dialog for staff to take a review down, with a reason for its author; loaded on demand.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_REMOVAL_REASON_LENGTH } from '#shared/features/deals/rules.ts';
import { reviewTexts } from '#shared/features/deals/texts.ts';
import { useApi } from '../../core/api.ts';
import { fieldErrorsOf, isRefusal, errorMessageOf } from '../../core/failure.ts';
import { useTextDraft } from '../../core/drafts/use-draft.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { useOfferUndo } from '../../core/undo/use-undo.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import type { ReviewActionProps } from './review-action.ts';

export function TakeDownReviewDialog({ review, onClose }: ReviewActionProps) {
  const { draft: reason, setDraft: setReason, clear } = useTextDraft(`${review.id} removal`);
  const { remove, isRemoving, refusal, failure } = useRemoval(review.id, () => {
    clear();
    onClose();
  });

  return (
    <FormDialog
      title="Ta bort omdömet?"
      description={`${review.author.name} läser anledningen. Omdömet räknas inte längre, och ingen annan ser det.`}
      submitLabel="Ta bort"
      variant="danger"
      isSaving={isRemoving}
      failure={failure}
      onSubmit={() => remove(reason)}
      onClose={onClose}
    >
      <TextAreaField
        label="Anledning"
        required
        error={refusal}
        hint="Skriv inget om andra. Du kan ångra dig i en minut."
        maxLength={MAX_REMOVAL_REASON_LENGTH}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  );
}

function useRemoval(id: string, onRemoved: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const offerUndo = useOfferUndo(toast);
  const promptSignIn = useSignInPrompt();
  const [isRemoving, setIsRemoving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [failure, setFailure] = useState('');

  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.deals.key() }),
      queryClient.invalidateQueries({ queryKey: api.profiles.key() }),
    ]);

  async function remove(reason: string): Promise<void> {
    setFailure('');
    setRefusal(reason.trim() ? undefined : reviewTexts.reasonMissing);
    if (!reason.trim()) return;
    setIsRemoving(true);
    try {
      const { undo } = await api.deals.removeReview.call({ id, reason });
      offerUndo(reviewTexts.removed, [undo]);
      onRemoved();
      await refresh();
    } catch (refused) {
      if (isRefusal(refused, 'UNAUTHORIZED'))
        promptSignIn(errorMessageOf(refused), () => void remove(reason));
      setRefusal(fieldErrorsOf(refused)['reason']);
      if (!fieldErrorsOf(refused)['reason'])
        setFailure(`${reviewTexts.removeFailed}. ${errorMessageOf(refused)}`);
      setIsRemoving(false);
    }
  }
  return { remove, isRemoving, refusal, failure };
}
