// Asks for the reason before one or several ads are rejected. The dialog is loaded when it opens.
import { type ReactNode, useCallback, useState } from 'react';
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import type { Rejection } from '#shared/features/ads/moderation/rejection.ts';
import { LazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';

/** Resolves to null when the moderator cancels. */
export type AskReason = (ads: readonly ModeratedAd[]) => Promise<Rejection | null>;

interface Question {
  ads: readonly ModeratedAd[];
  answer: (rejection: Rejection | null) => void;
}

const loadRejectionDialog = async () => (await import('./rejection-dialog.tsx')).RejectionDialog;

export function useRejectionPrompt(): { ask: AskReason; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question>();
  const ask = useCallback<AskReason>((ads) => new Promise((answer) => setQuestion({ ads, answer })), []);
  const close = (rejection: Rejection | null) => {
    setQuestion(undefined);
    question?.answer(rejection);
  };
  const dialog = question && (
    <LazyDialog
      load={loadRejectionDialog}
      props={{ ads: question.ads, onReject: close, onClose: () => close(null) }}
    />
  );
  return { ask, dialog };
}
