// Asks for the reason before ads are rejected or taken down. The dialog is loaded when it opens.
import { type ReactNode, useCallback, useState } from 'react';
import { LazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';
import type { ReasonAnswer, ReasonQuestion } from './reason-dialog.tsx';

/** Resolves to null when the moderator cancels. */
export type AskReason = (question: ReasonQuestion) => Promise<ReasonAnswer | null>;

interface PendingQuestion extends ReasonQuestion {
  answer: (answer: ReasonAnswer | null) => void;
}

const loadReasonDialog = async () => (await import('./reason-dialog.tsx')).ReasonDialog;

export function useReasonPrompt(): { ask: AskReason; dialog: ReactNode } {
  const [question, setQuestion] = useState<PendingQuestion>();
  const ask = useCallback<AskReason>(
    (newQuestion) => new Promise((answer) => setQuestion({ ...newQuestion, answer })),
    [],
  );
  const close = (answer: ReasonAnswer | null) => {
    setQuestion(undefined);
    question?.answer(answer);
  };
  const dialog = question && (
    <LazyDialog
      load={loadReasonDialog}
      props={{ ...question, onAnswer: close, onClose: () => close(null) }}
    />
  );
  return { ask, dialog };
}
