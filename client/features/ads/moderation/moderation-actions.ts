// Approves, rejects and deletes one ad in the moderation table or dialog, and shows the result as a toast.
import { useState } from 'react';
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import { moderationTexts } from '#shared/features/ads/moderation/texts.ts';
import { adTexts } from '#shared/features/ads/texts.ts';
import { useApi } from '../../../core/api.ts';
import { isRefusal, errorMessageOf } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useRestoreAd } from '../owner/restore-ad.ts';
import type { DecisionUndo } from './decision-undo.ts';
import {
  type Decision,
  type Outcome,
  type ReasonedDecision,
  useDecide,
  useModerationRefresh,
} from './moderation-decisions.ts';
import type { AskReason } from './rejection-prompt.tsx';

/** Shorter than the time in which the server restores a deleted ad. */
const SECONDS_TO_UNDO_DELETION = 55;

export interface ModerationActions {
  /** Asks for the reason of a rejection. Resolves to true when the ad is decided on or deleted, false when it still needs a decision. */
  decide: (ad: ModeratedAd, decision: Decision) => Promise<boolean>;
  /** Resolves to true when the ad is deleted. */
  remove: (ad: ModeratedAd) => Promise<boolean>;
  /** The decision in progress. */
  busy: { id: string; decision: Decision } | null;
}

export function useModerationActions(ask: AskReason, undo: DecisionUndo): ModerationActions {
  const api = useApi();
  const decide = useDecide();
  const refresh = useModerationRefresh();
  const promptSignIn = useSignInPrompt();
  const confirm = useConfirm();
  const restore = useRestoreAd();
  const [busy, setBusy] = useState<ModerationActions['busy']>(null);

  async function askAndDecide(ad: ModeratedAd, status: Decision): Promise<boolean> {
    if (busy) return false;
    if (status === 'approved') return decideAndShow(ad, { status });
    const rejection = await ask([ad]);
    return rejection !== null && decideAndShow(ad, { status, ...rejection });
  }

  async function decideAndShow(ad: ModeratedAd, decision: ReasonedDecision): Promise<boolean> {
    setBusy({ id: ad.id, decision: decision.status });
    const outcome = await decide(ad, decision);
    // The next ad is chosen from the table, so it is refreshed first.
    if (outcome.kind === 'decided' || outcome.kind === 'gone') await refresh();
    setBusy(null);
    if (outcome.kind === 'decided') undo.offer(moderationTexts[decision.status], [outcome.undo]);
    else showFailure(outcome);
    if (outcome.kind === 'signed-out') {
      promptSignIn(outcome.sentence, () => void decideAndShow(ad, decision));
    }
    return outcome.kind === 'decided' || outcome.kind === 'gone';
  }

  async function confirmAndDelete(ad: ModeratedAd): Promise<boolean> {
    // False when another user deleted the ad first: only that user can undo it.
    let isOwnDeletion = true;
    const isRemoved = await confirm({
      title: 'Ta bort annonsen?',
      text: `”${ad.title}” och dess bilder tas bort. Du kan ångra dig i en minut.`,
      confirmLabel: 'Ta bort',
      danger: true,
      onConfirm: async () => {
        // The ad is already deleted, as requested.
        await api.ads.delete.call({ id: ad.id }).catch((error: unknown) => {
          if (!isRefusal(error, 'NOT_FOUND')) throw error;
          isOwnDeletion = false;
        });
      },
      describeFailure: (error) => `${moderationTexts.deleteFailed}. ${errorMessageOf(error, '')}`,
    });
    if (!isRemoved) return false;
    await refresh();
    toast.success(adTexts.deleted, {
      ...(isOwnDeletion && {
        undo: () => restore(ad.id),
        seconds: SECONDS_TO_UNDO_DELETION,
      }),
    });
    return true;
  }

  async function remove(ad: ModeratedAd): Promise<boolean> {
    try {
      return await confirmAndDelete(ad);
    } catch {
      // The confirmation dialog could not be loaded.
      toast.error(moderationTexts.deleteFailed);
      return false;
    }
  }

  return { decide: askAndDecide, remove, busy };
}

function showFailure(outcome: Exclude<Outcome, { kind: 'decided' }>): void {
  if (outcome.kind === 'changed' || outcome.kind === 'gone') {
    toast.warning(moderationTexts.updateFailed, { description: outcome.sentence });
  } else if (outcome.kind === 'failed') {
    toast.error(moderationTexts.updateFailed, { description: outcome.sentence || undefined });
  }
}
