// Form for deciding on a report: action, rule and a reason for each side. Drafts are stored until it is sent.
import { type SubmitEvent, useState } from 'react';
import type { StaffReport } from '#shared/features/reports/staff-contract.ts';
import {
  MAX_REASON_LENGTH,
  type ReportDecision,
  type ReportKind,
  type Rule,
} from '#shared/features/reports/rules.ts';
import { kindTexts, reportTexts, ruleLabels } from '#shared/features/reports/texts.ts';
import { formatDay } from '#shared/format.ts';
import { useTextDraft } from '../../../core/drafts/use-draft.ts';
import { useNow } from '../../../core/now.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { DayField } from '../../../ui/form/day-field.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { focusFirstInvalid } from '../../../ui/form/first-invalid.ts';
import { RadioList } from '../../../ui/form/radio-list.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { useDecision } from './use-decision.ts';

export interface DecisionFormProps {
  report: StaffReport;
  onInvestigate: () => void;
}

export function DecisionForm({ report, onInvestigate }: DecisionFormProps) {
  const { id, kind, status, can } = report;
  const today = formatDay(new Date(useNow()));
  const [chosen, setChosen] = useState<ReportDecision>();
  const [rule, setRule] = useState<Rule | ''>('');
  const [lastDay, setLastDay] = useState('');
  const toPerson = useTextDraft(`${id} person`);
  const toReporter = useTextDraft(`${id} reporter`);
  const { decide, isSaving, refusals, failure } = useDecision(report, {
    done: reportTexts.decided,
    onDone() {
      toPerson.clearUnchanged(toPerson.draft);
      toReporter.clearUnchanged(toReporter.draft);
    },
  });
  // The chosen decision becomes impossible when the reported content is deleted.
  const decision = chosen && can.decisions.includes(chosen) ? chosen : undefined;
  const isMissing = refusals['decision'] === reportTexts.decisionMissing;
  const isActing = decision !== undefined && decision !== 'none';

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    void decide({
      seen: status,
      status: 'resolved',
      decision,
      reporterReason: toReporter.draft,
      ...(isActing && { personReason: toPerson.draft, ...(rule && { rule }) }),
      ...(decision === 'blocked' && { lastDay: typedDay(form, lastDay) }),
    }).then(() => focusFirstInvalid(form));
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {can.investigate && (
        <Button onClick={onInvestigate} className="self-start">
          Starta utredning
        </Button>
      )}
      {report.others.length > 0 && (
        <p>Beslutet gäller alla {report.others.length + 1} anmälningar om samma sak.</p>
      )}
      <RadioList
        legend="Vad ska göras?"
        required
        options={choicesFor(kind, can.decisions)}
        value={decision}
        onChange={setChosen}
        error={isMissing && decision ? undefined : refusals['decision']}
      />
      {isActing && (
        <StatementFields
          rule={rule}
          onRule={setRule}
          reason={toPerson.draft}
          onReason={toPerson.setDraft}
          refusals={refusals}
        />
      )}
      {decision === 'blocked' && (
        <DayField
          label="Sista dagen"
          hint="Tomt: tills vidare."
          error={refusals['lastDay']}
          min={today}
          value={lastDay}
          onChange={setLastDay}
        />
      )}
      <TextAreaField
        label="Till anmälaren"
        required
        hint={
          decision === 'removed' || report.others.length > 0
            ? 'Vad ni kom fram till. Alla som har anmält samma sak får läsa det. Skriv inget om den det gäller.'
            : 'Vad ni kom fram till. Skriv inget om den det gäller.'
        }
        error={refusals['reporterReason']}
        maxLength={MAX_REASON_LENGTH}
        value={toReporter.draft}
        onChange={toReporter.setDraft}
      />
      <div aria-live="polite">{failure && <FieldError>{failure}</FieldError>}</div>
      <Button type="submit" variant={isActing ? 'danger' : 'primary'} busy={isSaving} className="self-start">
        Fatta beslut
      </Button>
    </form>
  );
}

/** The rule that was broken, and the reason that the person concerned reads. */
function StatementFields({
  rule,
  onRule,
  reason,
  onReason,
  refusals,
}: {
  rule: Rule | '';
  onRule: (rule: Rule | '') => void;
  reason: string;
  onReason: (reason: string) => void;
  refusals: Readonly<Record<string, string>>;
}) {
  return (
    <>
      <SelectField
        label="Regel"
        required
        error={refusals['rule']}
        labels={ruleLabels}
        value={rule}
        onChange={onRule}
      />
      <TextAreaField
        label="Till den det gäller"
        required
        hint="Vad som är fel, och hur ni vet det. Regeln och hur man överklagar läggs till. Skriv inget om anmälaren."
        error={refusals['personReason']}
        maxLength={MAX_REASON_LENGTH}
        value={reason}
        onChange={onReason}
      />
    </>
  );
}

/** The last day of the suspension; null for one until further notice. */
function typedDay(form: HTMLFormElement, lastDay: string): string | null {
  const field = form.querySelector<HTMLInputElement>('input[type=date]');
  // An incomplete date has no value; null would suspend the user without an end.
  return lastDay || (field?.validity.badInput === true ? '' : null);
}

function choicesFor(
  kind: ReportKind,
  decisions: readonly ReportDecision[],
): { value: ReportDecision; label: string }[] {
  const labels: Record<ReportDecision, string> = {
    removed: kind === 'person' ? 'Ta bort presentation och profilbild' : `Ta bort ${kindTexts[kind]}`,
    warned: 'Varna personen',
    blocked: 'Stäng av personen',
    none: 'Ingen åtgärd',
  };
  return decisions.map((value) => ({ value, label: labels[value] }));
}
