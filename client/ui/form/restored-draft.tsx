// Says that a form shows a draft from earlier, and offers the values without it.
import { type MouseEvent, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import { firstFieldIn } from './first-field.ts';

export interface RestoredDraftProps {
  /**
   * Whether the form differs from its values without a draft. If it does at the first render, a draft was restored; when it no
   * longer does, the draft is saved or discarded.
   */
  isChanged: boolean;
  onReset: () => void;
}

/** Rendered within the form. */
export function RestoredDraft({ isChanged, onReset }: RestoredDraftProps) {
  const [isRestored, setIsRestored] = useState(isChanged);
  // What is typed after that is not a restored draft.
  if (isRestored && !isChanged) setIsRestored(false);
  if (!isRestored || !isChanged) return null;

  function reset({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    onReset();
    // The button with the focus is removed.
    const form = currentTarget.closest('form');
    if (form) firstFieldIn(form)?.focus();
  }

  return (
    <Notice
      tone="info"
      title="Ditt utkast är återställt"
      action={
        <Button size="sm" onClick={reset}>
          Börja om
        </Button>
      }
    />
  );
}
