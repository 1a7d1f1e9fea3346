// Actions on a review: an answer by its subject, taking it down by staff. The forms load when opened.
import { type ReactNode, useState } from 'react';
import type { PersonReview } from '#shared/features/deals/contract.ts';
import { Button } from '../../ui/button/button.tsx';
import { LazyDialog } from '../../ui/lazy/lazy-dialog.tsx';

const loadForm = {
  answer: async () => (await import('./answer-form.tsx')).AnswerForm,
  remove: async () => (await import('./take-down-review-dialog.tsx')).TakeDownReviewDialog,
};

export function ReviewActions({ review, children }: { review: PersonReview; children?: ReactNode }) {
  const [open, setOpen] = useState<keyof typeof loadForm>();
  const { can, author } = review;

  if (!can.answer && !can.remove && !children) return null;
  return (
    <>
      <div className="mt-2 -ml-3 flex flex-wrap gap-1 empty:hidden">
        {can.answer && (
          <Button
            variant="ghost"
            aria-label={`Svara på omdömet från ${author.name}`}
            onClick={() => setOpen('answer')}
          >
            Svara
          </Button>
        )}
        {can.remove && (
          <Button
            variant="ghost"
            aria-label={`Ta bort omdömet från ${author.name}`}
            onClick={() => setOpen('remove')}
          >
            Ta bort
          </Button>
        )}
        {children}
      </div>
      {open && (
        <LazyDialog key={open} load={loadForm[open]} props={{ review, onClose: () => setOpen(undefined) }} />
      )}
    </>
  );
}
