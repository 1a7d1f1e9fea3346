// Approving, rejecting and deleting one ad from the moderators' table or dialog, with a word of how it went.
import { useState } from 'react';
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import { adModerationWords } from '#shared/features/ads/moderation/words.ts';
import { adTexts } from '#shared/features/ads/words.ts';
import { useApi } from '../../../core/api.ts';
import { isRefusal, sentenceOf } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { SECONDS_TO_UNDO, useRestoreAd } from '../owner/restore-ad.ts';
import { type Decision, type Outcome, useDecide, useModerationRefresh } from './moderation-decisions.ts';

export interface ModerationActions {
  /** Gives true when the ad was decided on, and false when it still has to be. */
  decide: (ad: ModeratedAd, decision: Decision) => Promise<boolean>;
  /** Gives true when the ad is gone. */
  remove: (ad: ModeratedAd) => Promise<boolean>;
  /** What is being done just now. */
  busy: { id: string; decision: Decision } | null;
}

export function useModerationActions(): ModerationActions {
  const api = useApi();
  const decide = useDecide();
  const refresh = useModerationRefresh();
  const promptSignIn = useSignInPrompt();
  const confirm = useConfirm();
  const restore = useRestoreAd();
  const [busy, setBusy] = useState<ModerationActions['busy']>(null);

  async function decideAndTell(ad: ModeratedAd, decision: Decision): Promise<boolean> {
    if (busy) return false;
    setBusy({ id: ad.id, decision });
    const outcome = await decide(ad, decision);
    // The table must know before the next ad is chosen from it.
    if (outcome.kind === 'decided' || outcome.kind === 'gone') await refresh();
    setBusy(null);
    tell(outcome, decision);
    if (outcome.kind === 'signed-out') {
      promptSignIn(outcome.sentence, () => void decideAndTell(ad, decision));
    }
    return outcome.kind === 'decided' || outcome.kind === 'gone';
  }

  async function askAndRemove(ad: ModeratedAd): Promise<boolean> {
    // Somebody else may have been first, and is then the one to take it back.
    let isMine = true;
    const isRemoved = await confirm({
      title: 'Ta bort annonsen?',
      text: `”${ad.title}” och dess bilder tas bort. Du kan ångra dig i en minut.`,
      confirmLabel: 'Ta bort',
      danger: true,
      onConfirm: async () => {
        // An ad that is already gone is what was asked for.
        await api.ads.delete.call({ id: ad.id }).catch((error: unknown) => {
          if (!isRefusal(error, 'NOT_FOUND')) throw error;
          isMine = false;
        });
      },
      describeFailure: (error) => `${adModerationWords.deleteFailed}. ${sentenceOf(error, '')}`,
    });
    if (!isRemoved) return false;
    await refresh();
    toast.success(adTexts.deleted, {
      ...(isMine && { action: { label: 'Ångra', onPress: () => restore(ad.id) }, seconds: SECONDS_TO_UNDO }),
    });
    return true;
  }

  async function remove(ad: ModeratedAd): Promise<boolean> {
    try {
      return await askAndRemove(ad);
    } catch {
      // The question itself could not be fetched.
      toast.error(adModerationWords.deleteFailed);
      return false;
    }
  }

  return { decide: decideAndTell, remove, busy };
}

function tell(outcome: Outcome, decision: Decision): void {
  if (outcome.kind === 'decided') {
    toast.success(decision === 'approved' ? adModerationWords.approved : adModerationWords.rejected);
  } else if (outcome.kind === 'changed' || outcome.kind === 'gone') {
    toast.warning(adModerationWords.updateFailed, { description: outcome.sentence });
  } else if (outcome.kind === 'failed') {
    toast.error(adModerationWords.updateFailed, { description: outcome.sentence || undefined });
  }
}
