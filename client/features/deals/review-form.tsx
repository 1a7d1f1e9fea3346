// Form for reviewing the other side of a deal: stars and a text; loaded on demand.
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { NewReview, type UnreviewedDeal } from '#shared/features/deals/contract.ts';
import { MAX_REVIEW_LENGTH } from '#shared/features/deals/rules.ts';
import { ratingLabels, reviewTexts } from '#shared/features/deals/texts.ts';
import { useApi } from '../../core/api.ts';
import { fieldErrorsOf, isRefusal, errorMessageOf } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { useDraft } from '../../core/drafts/use-draft.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field, FieldError } from '../../ui/form/field.tsx';
import { StarChoice } from '../../ui/text/stars.tsx';
import { submitForm } from '../../ui/form/first-invalid.ts';
import { TextArea } from '../../ui/form/text-area.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { emptyReview, type ReviewDraft, reviewDrafts } from './review-draft.ts';

export interface ReviewFormProps {
  deal: UnreviewedDeal;
  draftId: string;
  /** True when the user has just opened the form; false when a stored draft opened it. */
  isJustOpened: boolean;
  /** Called before the deal disappears from the list. */
  onSaved: () => void;
  onClose: () => void;
}

export function ReviewForm({ deal, draftId, isJustOpened, onSaved, onClose }: ReviewFormProps) {
  const id = useId();
  const { draft, write, save, isSaving, refusals, failure } = useReviewForm({
    dealId: deal.id,
    draftId,
    onSaved,
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The button that had the focus is removed.
    if (isJustOpened) form.current?.querySelector('input')?.focus();
  }, [isJustOpened]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    submitForm(event, save);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4 border-t border-line pt-4">
      <div className="flex flex-col gap-1.5">
        <StarChoice
          legend={`Ditt betyg till ${deal.other.name}`}
          value={draft.rating}
          labels={ratingLabels}
          onChange={(rating) => write({ rating })}
          error={refusals['rating']}
          errorId={`${id}-rating`}
        />
        {refusals['rating'] && <FieldError id={`${id}-rating`}>{refusals['rating']}</FieldError>}
      </div>
      <Field
        label="Ditt omdöme"
        required
        describedBy={`${id}-count`}
        hint="Hur gick det? Skriv inget om andra, och inga kontaktuppgifter."
        error={refusals['text']}
      >
        {(control) => (
          <TextArea
            {...control}
            className="min-h-24"
            maxLength={MAX_REVIEW_LENGTH}
            value={draft.text}
            onChange={(event) => write({ text: event.target.value })}
          />
        )}
      </Field>
      <p id={`${id}-count`} className="-mt-2 text-right text-sm text-muted tabular-nums">
        {draft.text.length} av {MAX_REVIEW_LENGTH} tecken
      </p>
      <p className="text-sm text-muted">
        Omdömet går inte att ändra. Det visas när ni båda har skrivit, eller när tiden är ute.
      </p>
      <div aria-live="polite">{failure && <FieldError>{failure}</FieldError>}</div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isSaving}>
          Lämna omdöme
        </Button>
        <Button onClick={onClose}>Stäng</Button>
      </div>
    </form>
  );
}

interface ReviewedDeal extends Pick<ReviewFormProps, 'draftId' | 'onSaved'> {
  dealId: string;
}

function useReviewForm({ dealId, draftId, onSaved }: ReviewedDeal) {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const { draft, setDraft, clear } = useDraft(reviewDrafts, draftId, emptyReview);
  const [isSaving, setIsSaving] = useState(false);
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');

  async function save(): Promise<void> {
    const { data, error } = NewReview.safeParse(draft);
    setFailure('');
    setRefusals(Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []));
    if (!data) return;
    setIsSaving(true);
    try {
      await api.deals.review.call({ id: dealId, ...data });
      clear();
      toast.success(reviewTexts.saved);
      onSaved();
      await queryClient.invalidateQueries({ queryKey: api.deals.key() });
      await queryClient.invalidateQueries({ queryKey: api.profiles.key() });
    } catch (refused) {
      if (isRefusal(refused, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(refused), () => void save());
      setRefusals(fieldErrorsOf(refused));
      if (Object.keys(fieldErrorsOf(refused)).length === 0)
        setFailure(
          isRefusal(refused)
            ? errorMessageOf(refused)
            : `${reviewTexts.saveFailed}. ${errorMessageOf(refused)}`,
        );
      setIsSaving(false);
    }
  }

  const write = (change: Partial<ReviewDraft>) => setDraft((before) => ({ ...before, ...change }));
  return { draft, write, save, isSaving, refusals, failure };
}
