// Asks for the reason before ads are rejected or taken down. The dialog is loaded when it opens.
import { type ReactNode, useCallback, useState } from 'react';
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import type { DecisionReason } from '#shared/features/ads/moderation/reason.ts';
import type { RestrictedStatus } from '#shared/features/ads/moderation/rules.ts';
import { LazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';

export interface ReasonQuestion {
  ads: readonly ModeratedAd[];
  status: RestrictedStatus;
  /** What the draft of the reason belongs to. */
  draftId: string;
}

export interface ReasonAnswer {
  reason: DecisionReason;
  /** Called when the decision is made: until then the dialog opens with what was chosen and written. */
  clearDraft: () => void;
}

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
