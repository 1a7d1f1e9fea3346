// One decision on several ads: one request for each, a few in parallel, and a report of those that failed.
import { useState } from 'react';
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import { moderationTexts } from '#shared/features/ads/moderation/texts.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { type Decide, type Decision, useDecide, useModerationRefresh } from './moderation-decisions.ts';

/** Higher concurrency would delay the requests of other users. */
const CONCURRENCY = 4;

export interface ManyReport {
  decision: Decision;
  decided: number;
  failed: { id: string; title: string; sentence: string }[];
}

export interface ModerateMany {
  decideMany: (ads: ModeratedAd[], decision: Decision) => Promise<ManyReport>;
  /** Null when no decision is in progress. */
  progress: { decision: Decision; done: number; of: number } | null;
  /** The ads that failed in the last round; null when none did. */
  report: ManyReport | null;
  dismissReport: () => void;
}

export function useModerateMany(): ModerateMany {
  const decide = useDecide();
  const refresh = useModerationRefresh();
  const [progress, setProgress] = useState<ModerateMany['progress']>(null);
  const [report, setReport] = useState<ManyReport | null>(null);

  return {
    progress,
    report,
    dismissReport: () => setReport(null),
    async decideMany(ads, decision) {
      setReport(null);
      setProgress({ decision, done: 0, of: ads.length });
      const result = await decideEach(ads, decision, {
        decide,
        onDone: (done) => setProgress({ decision, done, of: ads.length }),
      });
      await refresh();
      setProgress(null);
      if (result.failed.length > 0) setReport(result);
      else toast.success(moderationTexts.decidedMany(result.decided, decision));
      return result;
    },
  };
}

/** Decides on each ad and continues after a failure. */
export async function decideEach(
  ads: readonly ModeratedAd[],
  decision: Decision,
  { decide, onDone }: { decide: Decide; onDone: (done: number) => void },
): Promise<ManyReport> {
  const report: ManyReport = { decision, decided: 0, failed: [] };
  const queue = [...ads];
  let done = 0;
  async function worker(): Promise<void> {
    for (let ad = queue.shift(); ad; ad = queue.shift()) {
      const outcome = await decide(ad, decision);
      if (outcome.kind === 'decided') report.decided += 1;
      else {
        const sentence = outcome.sentence || moderationTexts.updateFailed;
        report.failed.push({ id: ad.id, title: ad.title, sentence });
      }
      done += 1;
      onDone(done);
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return report;
}
