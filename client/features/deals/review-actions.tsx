// Actions on a review: answering, taking down. The forms load on demand.
import { type ComponentType, type ReactNode, useState } from 'react';
import type { PersonReview } from '#shared/features/deals/contract.ts';
import { Button } from '../../ui/button.tsx';
import { tellMissing } from '../../ui/tell-missing.ts';
import type { ReviewDeedProps } from './review-action.ts';

export function ReviewDeeds({ review, children }: { review: PersonReview; children?: ReactNode }) {
  const [open, setOpen] = useState<{ Form: ComponentType<ReviewDeedProps> }>();
  const { can, author } = review;

  function show(load: () => Promise<{ default: ComponentType<ReviewDeedProps> }>): void {
    load().then(({ default: Form }) => setOpen({ Form }), tellMissing);
  }

  if (!can.answer && !can.remove && !children) return null;
  return (
    <>
      <div className="mt-2 -ml-3 flex flex-wrap gap-1 empty:hidden">
        {can.answer && (
          <Button
            variant="ghost"
            aria-label={`Svara på omdömet från ${author.name}`}
            onClick={() => show(() => import('./answer-form.tsx'))}
          >
            Svara
          </Button>
        )}
        {can.remove && (
          <Button
            variant="ghost"
            aria-label={`Ta bort omdömet från ${author.name}`}
            onClick={() => show(() => import('./take-down-review-dialog.tsx'))}
          >
            Ta bort
          </Button>
        )}
        {children}
      </div>
      {open && <open.Form review={review} onClose={() => setOpen(undefined)} />}
    </>
  );
}
