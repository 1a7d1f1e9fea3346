// Dialog for staff to take a review down, with a reason for its author; loaded on demand.
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { MAX_REMOVAL_REASON_LENGTH } from '#shared/features/deals/rules.ts';
import { reviewTexts } from '#shared/features/deals/texts.ts';
import { useApi } from '../../core/api.ts';
import { fieldErrorsOf, isRefusal, errorMessageOf } from '../../core/failure.ts';
import { useTextDraft } from '../../core/drafts/use-draft.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { useOfferUndo } from '../../core/undo/use-undo.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FieldError } from '../../ui/form/field.tsx';
import { focusFirstInvalid } from '../../ui/form/first-invalid.ts';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import type { ReviewActionProps } from './review-action.ts';

export function TakeDownReviewDialog({ review, onClose }: ReviewActionProps) {
  const formId = useId();
  const { draft: reason, setDraft: setReason, clear } = useTextDraft(`${review.id} removal`);
  const { remove, isRemoving, refusal, failure } = useRemoval(review.id, () => {
    clear();
    onClose();
  });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    void remove(reason).then(() => focusFirstInvalid(form));
  }

  // A request in progress may fail, and its error is shown in this dialog.
  const close = () => isRemoving || onClose();

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || close()}
      title="Ta bort omdömet?"
      description={`${review.author.name} läser anledningen. Omdömet räknas inte längre, och ingen annan ser det.`}
      size="sm"
      footer={
        <>
          <Button onClick={close}>Avbryt</Button>
          <Button type="submit" form={formId} variant="danger" busy={isRemoving}>
            Ta bort
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-3">
        <TextAreaField
          label="Anledning"
          required
          error={refusal}
          hint="Skriv inget om andra. Du kan ångra dig i en minut."
          maxLength={MAX_REMOVAL_REASON_LENGTH}
          value={reason}
          onChange={setReason}
        />
        <div aria-live="polite">{failure && <FieldError>{failure}</FieldError>}</div>
      </form>
    </Dialog>
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
