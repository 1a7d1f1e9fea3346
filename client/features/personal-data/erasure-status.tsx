// Replaces the form once erasure is requested: its date, and a button that cancels it.
import { useEffect, useRef } from 'react';
import type { RequestedErasure } from '#shared/features/personal-data/contract.ts';
import { formatDate } from '#shared/format.ts';
import { Button } from '../../ui/button/button.tsx';
import { useCancelErasure } from './use-cancel-erasure.ts';

export function ErasureStatus({
  dueAt,
  deletesForumTexts,
  hasReplacedForm,
}: RequestedErasure & { hasReplacedForm: boolean }) {
  const { cancel, isCancelling } = useCancelErasure();
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The form that had the focus is removed.
    if (hasReplacedForm && document.activeElement === document.body) sentence.current?.focus();
  }, [hasReplacedForm]);
  return (
    <div className="flex flex-col items-start gap-4">
      <p ref={sentence} tabIndex={-1}>
        Ditt konto raderas den <strong>{formatDate(dueAt)}</strong>. Till dess är dina annonser dolda.{' '}
        {deletesForumTexts
          ? 'Det du har skrivit i forumet raderas också.'
          : 'Det du har skrivit i forumet blir kvar utan ditt namn.'}
      </p>
      <Button busy={isCancelling} onClick={cancel}>
        Ångra raderingen
      </Button>
    </div>
  );
}
