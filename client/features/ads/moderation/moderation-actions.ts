// Approves, rejects or takes down one ad in the moderation table or dialog, and shows the result as a toast.
import { useState } from 'react';
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import type { DecidedStatus } from '#shared/features/ads/moderation/rules.ts';
import { moderationTexts } from '#shared/features/ads/moderation/texts.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { useOfferUndo } from '../../../core/undo/use-undo.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import {
  type Outcome,
  type ReasonedDecision,
  useDecide,
  useModerationRefresh,
} from './moderation-decisions.ts';
import type { AskReason } from './reason-prompt.tsx';

export interface ModerationActions {
  /**
   * Asks for the reason of a rejection or removal. Resolves to true when the ad is decided on or deleted, false when it still
   * needs a decision.
   */
  decide: (ad: ModeratedAd, decision: DecidedStatus) => Promise<boolean>;
  /** The decision in progress. */
  busy: { id: string; decision: DecidedStatus } | null;
}

export function useModerationActions(ask: AskReason): ModerationActions {
  const decide = useDecide();
  const refresh = useModerationRefresh();
  const promptSignIn = useSignInPrompt();
  const offerUndo = useOfferUndo(toast);
  const [busy, setBusy] = useState<ModerationActions['busy']>(null);

  async function askAndDecide(ad: ModeratedAd, status: DecidedStatus): Promise<boolean> {
    if (busy) return false;
    if (status === 'approved') return decideAndShow(ad, { status });
    const answer = await ask({ ads: [ad], status, draftId: ad.id });
    return answer !== null && decideAndShow(ad, { status, ...answer.reason }, answer.clearDraft);
  }

  async function decideAndShow(
    ad: ModeratedAd,
    decision: ReasonedDecision,
    clearDraft?: () => void,
  ): Promise<boolean> {
    setBusy({ id: ad.id, decision: decision.status });
    const outcome = await decide(ad, decision);
    // The table is refreshed first, because the next ad is chosen from it.
    if (outcome.kind === 'decided' || outcome.kind === 'gone') await refresh();
    setBusy(null);
    if (outcome.kind === 'decided') {
      clearDraft?.();
      offerUndo(moderationTexts[decision.status], [outcome.undo]);
    } else showFailure(outcome, decision.status);
    if (outcome.kind === 'signed-out') {
      promptSignIn(outcome.sentence, () => void decideAndShow(ad, decision, clearDraft));
    }
    return outcome.kind === 'decided' || outcome.kind === 'gone';
  }

  return { decide: askAndDecide, busy };
}

function showFailure(outcome: Exclude<Outcome, { kind: 'decided' }>, status: DecidedStatus): void {
  const text = status === 'removed' ? moderationTexts.deleteFailed : moderationTexts.updateFailed;
  if (outcome.kind === 'changed' || outcome.kind === 'gone') {
    toast.warning(text, { description: outcome.sentence });
  } else if (outcome.kind === 'failed') {
    toast.error(text, { description: outcome.sentence || undefined });
  }
}
