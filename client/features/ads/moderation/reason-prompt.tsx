// Asks for the reason before ads are rejected or taken down. The dialog is loaded when it opens.
import { type ReactNode, useCallback, useState } from 'react';
import { LazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';
import type { ReasonAnswer, ReasonQuestion } from './reason-dialog.tsx';

/** Resolves to null when the moderator cancels. */
export type AskReason = (question: ReasonQuestion) => Promise<ReasonAnswer | null>;

interface AskedQuestion extends ReasonQuestion {
  answer: (answer: ReasonAnswer | null) => void;
}

const loadReasonDialog = async () => (await import('./reason-dialog.tsx')).ReasonDialog;

export function useReasonPrompt(): { ask: AskReason; dialog: ReactNode } {
  const [asked, setAsked] = useState<AskedQuestion>();
  const ask = useCallback<AskReason>(
    (question) => new Promise((answer) => setAsked({ ...question, answer })),
    [],
  );
  const close = (answer: ReasonAnswer | null) => {
    setAsked(undefined);
    asked?.answer(answer);
  };
  const dialog = asked && (
    <LazyDialog load={loadReasonDialog} props={{ ...asked, onAnswer: close, onClose: () => close(null) }} />
  );
  return { ask, dialog };
}
