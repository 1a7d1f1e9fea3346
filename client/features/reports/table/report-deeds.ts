// What is done to reports from their rows, with a word of how it went.
import { useQueryClient } from '@tanstack/react-query';
import type { ReportRow } from '#shared/features/reports/staff-contract.ts';
import type { Priority } from '#shared/features/reports/rules.ts';
import { reportTexts } from '#shared/features/reports/words.ts';
import { useApi } from '../../../core/api.ts';
import { isRefusal, sentenceOf } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { toast } from '../../../ui/feedback/toast.ts';

export interface ReportDeeds {
  investigate: (report: Pick<ReportRow, 'id' | 'status'>) => Promise<void>;
  setPriority: (report: Pick<ReportRow, 'id'>, priority: Priority) => Promise<void>;
  /** Opens the dialog that asks what to tell whoever reported. */
  close: (report: ReportRow, status: 'resolved' | 'dismissed') => void;
}

/** The table, its numbers, and whatever shows what was reported. */
export function useReportRefresh(): () => Promise<unknown> {
  const api = useApi();
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [api.reports.key(), api.ads.key(), api.users.key(), api.profiles.key(), api.deals.key()].map(
        (queryKey) => queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

export function useReportDeeds(close: ReportDeeds['close']): ReportDeeds {
  const api = useApi();
  const refresh = useReportRefresh();
  const promptSignIn = useSignInPrompt();

  async function attempt(deed: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await deed();
      toast.success(done);
    } catch (error) {
      if (isRefusal(error, 'UNAUTHORIZED'))
        return promptSignIn(sentenceOf(error), () => void attempt(deed, done));
      toast.error(reportTexts.saveFailed, { description: sentenceOf(error) });
    }
    // Also when it was refused: a colleague may have been first.
    await refresh();
  }

  return {
    close,
    investigate: ({ id, status }) =>
      attempt(() => api.reports.investigate.call({ id, seen: status }), reportTexts.investigating),
    setPriority: ({ id }, priority) =>
      attempt(() => api.reports.setPriority.call({ id, priority }), reportTexts.prioritySaved),
  };
}
