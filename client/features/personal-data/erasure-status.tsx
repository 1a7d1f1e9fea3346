// Instead of the form, for somebody who has asked to be erased: when, and the way back.
import { useEffect, useRef } from 'react';
import { formatDate } from '#shared/format.ts';
import { Button } from '../../ui/button/button.tsx';
import { useRegret } from './use-regret.ts';

export function ErasureStatus({ dueAt }: { dueAt: string }) {
  const { regret, isRegretting } = useRegret();
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The form that had the focus is gone, and this has taken its place.
    if (document.activeElement === document.body) sentence.current?.focus();
  }, []);
  return (
    <div className="flex flex-col items-start gap-4">
      <p ref={sentence} tabIndex={-1}>
        Ditt konto raderas den <strong>{formatDate(dueAt)}</strong>. Till dess är dina annonser dolda.
      </p>
      <Button busy={isRegretting} onClick={regret}>
        Ångra raderingen
      </Button>
    </div>
  );
}
