// Form for deciding on an appeal: outcome and reason.
import { type SubmitEvent, useState } from 'react';
import type { StaffReport } from '#shared/features/reports/staff-contract.ts';
import { type AppealOutcome, MAX_REASON_LENGTH, type Side } from '#shared/features/reports/rules.ts';
import { deletedSince, reportTexts } from '#shared/features/reports/texts.ts';
import { useApi } from '../../../core/api.ts';
import { fieldErrorsOf, isRefusal, errorMessageOf } from '../../../core/failure.ts';
import { useTextDraft } from '../../../core/drafts/use-draft.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { useOfferUndo } from '../../../core/undo/use-undo.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { submitForm } from '../../../ui/form/first-invalid.ts';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useReportRefresh } from '../table/report-actions.ts';

const outcomes = [
  { value: 'upheld', label: 'Står fast' },
  { value: 'overturned', label: 'Ändras' },
] as const;

export interface AppealDecisionProps {
  report: Pick<StaffReport, 'id' | 'kind' | 'isGone'>;
  side: Side;
}

export function AppealDecision({ report, side }: AppealDecisionProps) {
  const { id } = report;
  const [outcome, setOutcome] = useState<AppealOutcome>('upheld');
  const { draft: reason, setDraft: setReason, clearUnchanged } = useTextDraft(`${id} appeal`);
  const { decide, isSaving, refusal, failure } = useAppealDecision(id, () => clearUnchanged(reason));

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    submitForm(event, () => decide(outcome, reason));
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
      <SegmentedControl
        legend="Beslutet"
        showLegend
        options={outcomes}
        value={outcome}
        onChange={setOutcome}
      />
      {outcome === 'overturned' && <p className="text-sm text-muted">{consequenceOf(report, side)}</p>}
      <TextAreaField
        label="Varför"
        required
        hint="Den som överklagade läser det."
        error={refusal}
        maxLength={MAX_REASON_LENGTH}
        value={reason}
        onChange={setReason}
      />
      <div aria-live="polite">{failure && <FieldError>{failure}</FieldError>}</div>
      <Button type="submit" variant="primary" busy={isSaving} className="self-start">
        Avgör överklagandet
      </Button>
    </form>
  );
}

/** The consequences of overturning the decision. */
function consequenceOf({ kind, isGone }: AppealDecisionProps['report'], side: Side): string {
  if (side === 'reporter') return 'Anmälan öppnas på nytt, så att du kan besluta vad som ska göras.';
  if (isGone) return `Den som överklagade får veta att beslutet var fel. ${deletedSince(kind)}`;
  return 'Det som är borttaget kommer tillbaka som det var. Det som är avvisat blir godkänt, en låst tråd öppnas och en avstängning hävs.';
}

function useAppealDecision(id: string, onDone: () => void) {
  const api = useApi();
  const refresh = useReportRefresh();
  const offerUndo = useOfferUndo(toast);
  const promptSignIn = useSignInPrompt();
  const [isSaving, setIsSaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [failure, setFailure] = useState('');

  async function decide(outcome: AppealOutcome, reason: string): Promise<void> {
    setFailure('');
    setRefusal(reason.trim() ? undefined : reportTexts.appealReasonMissing);
    if (!reason.trim()) return;
    setIsSaving(true);
    try {
      const { undo } = await api.reports.decideAppeal.call({ id, outcome, reason });
      onDone();
      offerUndo(reportTexts.appealDecided, [undo]);
      await refresh();
    } catch (refused) {
      if (isRefusal(refused, 'UNAUTHORIZED'))
        promptSignIn(errorMessageOf(refused), () => void decide(outcome, reason));
      // Another admin has decided; the refetched report replaces the form with that decision.
      if (isRefusal(refused, 'CONFLICT')) {
        toast.error(refused.message);
        return void refresh();
      }
      const fieldError = fieldErrorsOf(refused)['reason'];
      setRefusal(fieldError);
      if (!fieldError)
        setFailure(
          isRefusal(refused)
            ? errorMessageOf(refused)
            : `${reportTexts.saveFailed}. ${errorMessageOf(refused)}`,
        );
    } finally {
      setIsSaving(false);
    }
  }
  return { decide, isSaving, refusal, failure };
}
