// One decision on several ads, and a report of those that failed.
import { useState } from 'react';
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import { moderationTexts } from '#shared/features/ads/moderation/texts.ts';
import type { BulkStatus } from '#shared/features/ads/moderation/rules.ts';
import { type DecidedEach, decideEach } from '../../../core/moderation/decide-each.ts';
import { useSelectionReport } from '../../../ui/table/use-selection-report.ts';
import { type ReasonedDecision, useDecide, useModerationRefresh } from './moderation-decisions.ts';
import type { AskReason } from './reason-prompt.tsx';

export interface ManyReport extends DecidedEach {
  decision: BulkStatus;
}

export interface ModerateMany {
  /** Asks for the reason of a rejection; resolves to null when the moderator cancels. */
  decideMany: (ads: ModeratedAd[], decision: BulkStatus) => Promise<ManyReport | null>;
  /** Null when no decision is in progress. */
  progress: { decision: BulkStatus; done: number; of: number } | null;
  /** The ads that failed in the last round; null when none did. */
  report: ManyReport | null;
  dismissReport: () => void;
}

export function useModerateMany(ask: AskReason): ModerateMany {
  const decide = useDecide();
  const refresh = useModerationRefresh();
  const [progress, setProgress] = useState<ModerateMany['progress']>(null);
  const { report, setReport, dismissReport, offerUndo } = useSelectionReport<ManyReport>();

  return {
    progress,
    report,
    dismissReport,
    async decideMany(ads, status) {
      const answer = status === 'rejected' ? await ask({ ads, status, draftId: 'many' }) : null;
      if (status === 'rejected' && !answer) return null;
      const decision: ReasonedDecision = answer
        ? { status: 'rejected', ...answer.reason }
        : { status: 'approved' };
      setReport(null);
      setProgress({ decision: status, done: 0, of: ads.length });
      const outcome = await decideEach(ads, {
        async decide(ad) {
          const made = await decide(ad, decision);
          return made.kind === 'decided' ? made.undo : made.sentence || moderationTexts.updateFailed;
        },
        titleOf: ({ title }) => title,
        onDone: (done) => setProgress({ decision: status, done, of: ads.length }),
      });
      const result = { decision: status, ...outcome };
      await refresh();
      setProgress(null);
      if (result.failed.length > 0) setReport(result);
      else answer?.clearDraft();
      const { decided } = result;
      if (decided.length > 0) offerUndo(moderationTexts.decidedMany(decided.length, status), decided, result);
      return result;
    },
  };
}
