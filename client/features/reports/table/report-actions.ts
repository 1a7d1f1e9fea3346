// Actions on reports from their rows, with feedback.
import { useQueryClient } from '@tanstack/react-query';
import type { ReportRow } from '#shared/features/reports/staff-contract.ts';
import type { Priority } from '#shared/features/reports/rules.ts';
import { reportTexts } from '#shared/features/reports/texts.ts';
import { useApi } from '../../../core/api.ts';
import { isRefusal, errorMessageOf } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { toast } from '../../../ui/feedback/toast.ts';

export interface ReportActions {
  investigate: (report: Pick<ReportRow, 'id' | 'status'>) => Promise<void>;
  setPriority: (report: Pick<ReportRow, 'id'>, priority: Priority) => Promise<void>;
  /** Opens the dialog that asks for a reason for the reporter. */
  close: (report: ReportRow, status: 'resolved' | 'dismissed') => void;
}

/** Refetches the table, its counts, and everything that may show reported content. */
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

export function useReportActions(close: ReportActions['close']): ReportActions {
  const api = useApi();
  const refresh = useReportRefresh();
  const promptSignIn = useSignInPrompt();

  async function attempt(action: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await action();
      toast.success(done);
    } catch (error) {
      if (isRefusal(error, 'UNAUTHORIZED'))
        return promptSignIn(errorMessageOf(error), () => void attempt(action, done));
      toast.error(reportTexts.saveFailed, { description: errorMessageOf(error) });
    }
    // Also after a refusal: another admin may have been first.
    await refresh();
  }

  return {
    close,
    investigate: ({ id, status }) =>
      attempt(() => api.reports.investigate.call({ id, seen: status }), reportTexts.investigating(1)),
    setPriority: ({ id }, priority) =>
      attempt(() => api.reports.setPriority.call({ id, priority }), reportTexts.prioritySaved),
  };
}
