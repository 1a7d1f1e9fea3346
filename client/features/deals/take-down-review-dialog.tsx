// Dialog for staff to take a review down, with rule and reason for its author; loaded on demand.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_TAKEDOWN_REASON_LENGTH } from '#shared/features/deals/rules.ts';
import { reviewTexts } from '#shared/features/deals/texts.ts';
import type { Rule } from '#shared/features/reports/rules.ts';
import { reportTexts, ruleLabels } from '#shared/features/reports/texts.ts';
import { useApi } from '../../core/api.ts';
import { fieldErrorsOf, isRefusal, errorMessageOf } from '../../core/failure.ts';
import { useTextDraft } from '../../core/drafts/use-draft.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { useOfferUndo } from '../../core/undo/use-undo.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import type { ReviewActionProps } from './review-action.ts';

export function TakeDownReviewDialog({ review, onClose }: ReviewActionProps) {
  const { draft: reason, setDraft: setReason, clear } = useTextDraft(`${review.id} removal`);
  const [rule, setRule] = useState<Rule>();
  const { remove, isRemoving, refusals, failure } = useRemoval(review.id, () => {
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
      onSubmit={() => remove(rule, reason)}
      onClose={onClose}
    >
      <SelectField
        label="Regel"
        required
        error={refusals['rule']}
        labels={ruleLabels}
        value={rule ?? ''}
        onChange={(value) => setRule(value || undefined)}
      />
      <TextAreaField
        label="Anledning"
        required
        error={refusals['reason']}
        hint="Hur man överklagar läggs till. Skriv inget om andra. Du kan ångra dig i en minut."
        maxLength={MAX_TAKEDOWN_REASON_LENGTH}
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
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');

  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.deals.key() }),
      queryClient.invalidateQueries({ queryKey: api.profiles.key() }),
    ]);

  async function remove(rule: Rule | undefined, reason: string): Promise<void> {
    setFailure('');
    setRefusals({
      ...(!rule && { rule: reportTexts.ruleMissing }),
      ...(!reason.trim() && { reason: reviewTexts.reasonMissing }),
    });
    if (!rule || !reason.trim()) return;
    setIsRemoving(true);
    try {
      const { undo } = await api.deals.takeDownReview.call({ id, rule, reason });
      offerUndo(reviewTexts.removed, [undo]);
      onRemoved();
      await refresh();
    } catch (refused) {
      if (isRefusal(refused, 'UNAUTHORIZED'))
        promptSignIn(errorMessageOf(refused), () => void remove(rule, reason));
      setRefusals(fieldErrorsOf(refused));
      if (Object.keys(fieldErrorsOf(refused)).length === 0)
        setFailure(`${reviewTexts.removeFailed}. ${errorMessageOf(refused)}`);
      setIsRemoving(false);
    }
  }
  return { remove, isRemoving, refusals, failure };
}
