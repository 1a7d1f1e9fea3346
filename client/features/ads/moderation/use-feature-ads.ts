// Features ads on the home page, or stops featuring them: one ad or several, with undo and a report of those that failed.
import { useState } from 'react';
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import { moderationTexts } from '#shared/features/ads/moderation/texts.ts';
import { useApi } from '../../../core/api.ts';
import { decideEach } from '../../../core/moderation/decide-each.ts';
import type { SelectionReport } from '../../../ui/feedback/failure-report.tsx';
import { useSelectionReport } from '../../../ui/table/use-selection-report.ts';
import { useModerationRefresh } from './moderation-decisions.ts';

export interface FeatureAds {
  /** Resolves to the ids of the ads that could not be changed. */
  feature: (ads: readonly ModeratedAd[], isFeatured: boolean) => Promise<string[]>;
  /** Null when nothing is in progress. */
  progress: { done: number; of: number } | null;
  /** The ads that failed in the last round; null when none did. */
  report: SelectionReport | null;
  dismissReport: () => void;
}

export function useFeatureAds(): FeatureAds {
  const api = useApi();
  const refresh = useModerationRefresh();
  const [progress, setProgress] = useState<FeatureAds['progress']>(null);
  const { report, setReport, dismissReport, offerUndo } = useSelectionReport();

  return {
    progress,
    report,
    dismissReport,
    async feature(ads, isFeatured) {
      setReport(null);
      setProgress({ done: 0, of: ads.length });
      const { decided, failed } = await decideEach(ads, {
        decide: async ({ id }) => (await api.ads.setFeatured.call({ id, isFeatured })).undo,
        titleOf: ({ title }) => title,
        onDone: (done) => setProgress({ done, of: ads.length }),
      });
      await refresh();
      setProgress(null);
      const result = failed.length > 0 ? { title: moderationTexts.updateFailed, failed } : null;
      setReport(result);
      if (decided.length > 0)
        offerUndo(moderationTexts.featuredMany(decided.length, isFeatured), decided, result);
      return failed.map(({ id }) => id);
    },
  };
}
