// What may be done with a review: answered by the one it is about, removed by staff. The forms are fetched when opened.
import { type ComponentType, type ReactNode, useState } from 'react';
import type { PersonReview } from '#shared/features/deals/contract.ts';
import { Button } from '../../ui/button.tsx';
import { tellMissing } from '../../ui/tell-missing.ts';
import type { ReviewDeedProps } from './review-deed.ts';

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
            onClick={() => show(() => import('./remove-review-dialog.tsx'))}
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
