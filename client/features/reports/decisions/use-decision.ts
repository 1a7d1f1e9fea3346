// Sends a decision on a report, and returns the errors of its fields.
import { useState } from 'react';
import { NewDecision, type ReportRow } from '#shared/features/reports/staff-contract.ts';
import type { ReportDecision } from '#shared/features/reports/rules.ts';
import { reportTexts } from '#shared/features/reports/texts.ts';
import { useApi } from '../../../core/api.ts';
import { fieldErrorsOf, isRefusal, errorMessageOf } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { useOfferUndo } from '../../../core/undo/use-undo.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useReportRefresh } from '../table/report-actions.ts';

interface DecisionOptions {
  /** Text of the success message. */
  done: string;
  onDone: () => void;
  /** Called when another admin has already decided. */
  onConflict?: () => void;
}

/** A decision as entered: no action may be chosen yet. */
type EnteredDecision = Omit<NewDecision, 'decision'> & { decision: ReportDecision | undefined };

/** @param report with the other reports on the same content, which are decided too */
export function useDecision(
  { id, others }: Pick<ReportRow, 'id' | 'others'>,
  { done, onDone, onConflict }: DecisionOptions,
) {
  const api = useApi();
  const refresh = useReportRefresh();
  const offerUndo = useOfferUndo(toast);
  const promptSignIn = useSignInPrompt();
  const [isSaving, setIsSaving] = useState(false);
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');

  async function decide(typed: EnteredDecision): Promise<void> {
    const { data, error } = NewDecision.safeParse(typed);
    const wrong = Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
    if (typed.decision && typed.decision !== 'none') {
      if (!typed.rule) wrong['rule'] = reportTexts.ruleMissing;
      if (!typed.personReason?.trim()) wrong['personReason'] = reportTexts.personReasonMissing;
    }
    setFailure('');
    setRefusals(wrong);
    if (!data || Object.keys(wrong).length > 0) return;
    setIsSaving(true);
    try {
      const together = others.map((other) => other.id);
      const { undo } = await api.reports.decide.call({ id, together, ...data });
      offerUndo(done, [undo]);
      onDone();
      await refresh();
    } catch (refused) {
      if (isRefusal(refused, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(refused), () => void decide(typed));
      // Another admin has decided; the refetched report shows that decision, possibly in place of the form.
      if (isRefusal(refused, 'CONFLICT')) {
        toast.error(refused.message);
        onConflict?.();
        return void refresh();
      }
      setRefusals(fieldErrorsOf(refused));
      if (Object.keys(fieldErrorsOf(refused)).length === 0)
        setFailure(
          isRefusal(refused)
            ? errorMessageOf(refused)
            : `${reportTexts.saveFailed}. ${errorMessageOf(refused)}`,
        );
    } finally {
      setIsSaving(false);
    }
  }
  return { decide, isSaving, refusals, failure };
}
