// Replaces the form once erasure is requested: its date, and a button that cancels it.
import { useEffect, useRef } from 'react';
import { formatDate } from '#shared/format.ts';
import { Button } from '../../ui/button/button.tsx';
import { useCancelErasure } from './use-cancel-erasure.ts';

export function ErasureStatus({ dueAt }: { dueAt: string }) {
  const { cancel, isCancelling } = useCancelErasure();
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The form that had the focus is removed.
    if (document.activeElement === document.body) sentence.current?.focus();
  }, []);
  return (
    <div className="flex flex-col items-start gap-4">
      <p ref={sentence} tabIndex={-1}>
        Ditt konto raderas den <strong>{formatDate(dueAt)}</strong>. Till dess är dina annonser dolda.
      </p>
      <Button busy={isCancelling} onClick={cancel}>
        Ångra raderingen
      </Button>
    </div>
  );
}
