// One decision about several ads: a call for each, a few at a time, and an honest account of those that did not go through.
import { useState } from 'react';
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import { adModerationWords } from '#shared/features/ads/moderation/words.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { type Decide, type Decision, useDecide, useModerationRefresh } from './moderation-decisions.ts';

/** More would keep others waiting. */
const AT_ONCE = 4;

export interface ManyReport {
  decision: Decision;
  decided: number;
  failed: { id: string; title: string; sentence: string }[];
}

export interface ModerateMany {
  decideMany: (ads: ModeratedAd[], decision: Decision) => Promise<ManyReport>;
  /** How far it has come, while it is under way. */
  progress: { decision: Decision; done: number; of: number } | null;
  /** What the last round left undone. */
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
      const made = await decideEach(ads, decision, {
        decide,
        onDone: (done) => setProgress({ decision, done, of: ads.length }),
      });
      await refresh();
      setProgress(null);
      if (made.failed.length > 0) setReport(made);
      else toast.success(adModerationWords.decidedMany(made.decided, decision));
      return made;
    },
  };
}

/** Decides on each ad, never stopping at one that fails. */
export async function decideEach(
  ads: readonly ModeratedAd[],
  decision: Decision,
  { decide, onDone }: { decide: Decide; onDone: (done: number) => void },
): Promise<ManyReport> {
  const report: ManyReport = { decision, decided: 0, failed: [] };
  const waiting = [...ads];
  let done = 0;
  async function work(): Promise<void> {
    for (let ad = waiting.shift(); ad; ad = waiting.shift()) {
      const outcome = await decide(ad, decision);
      if (outcome.kind === 'decided') report.decided += 1;
      else {
        const sentence = outcome.sentence || adModerationWords.updateFailed;
        report.failed.push({ id: ad.id, title: ad.title, sentence });
      }
      done += 1;
      onDone(done);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return report;
}
