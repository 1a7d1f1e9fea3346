// Dialog for closing a report without action, with a reason for the reporter; loaded on demand.
import { type SubmitEvent, useId } from 'react';
import type { ReportRow } from '#shared/features/reports/staff-contract.ts';
import { MAX_REASON_LENGTH } from '#shared/features/reports/rules.ts';
import { reportTexts } from '#shared/features/reports/texts.ts';
import { useTextDraft } from '../../../core/drafts/use-draft.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { submitForm } from '../../../ui/form/first-invalid.ts';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { useDecision } from './use-decision.ts';

export interface CloseDialogProps {
  report: ReportRow;
  status: 'resolved' | 'dismissed';
  onClose: () => void;
}

const texts = {
  resolved: { title: 'Markera som löst', done: reportTexts.resolved },
  dismissed: { title: 'Avfärda anmälan', done: reportTexts.dismissed },
};

export function CloseDialog({ report, status, onClose }: CloseDialogProps) {
  const formId = useId();
  // The draft is shared with the form of the open report.
  const { draft: text, setDraft: setText, clearUnchanged } = useTextDraft(`${report.id} reporter`);
  const { title, done } = texts[status];
  const { decide, isSaving, refusals, failure } = useDecision(report, {
    done: done(report.others.length + 1),
    onDone() {
      clearUnchanged(text);
      onClose();
    },
    onConflict: onClose,
  });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    submitForm(event, () => decide({ seen: report.status, status, decision: 'none', reporterReason: text }));
  }

  // A request in progress may fail, and its error is shown in this dialog.
  const close = () => isSaving || onClose();

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || close()}
      title={title}
      description="Inget görs med det som är anmält. Ska något tas bort, eller någon varnas? Öppna anmälan och besluta där."
      size="sm"
      footer={
        <>
          <Button onClick={close}>Avbryt</Button>
          <Button type="submit" form={formId} variant="primary" busy={isSaving}>
            {title}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-3">
        <TextAreaField
          label="Till anmälaren"
          required
          hint={
            report.others.length > 0
              ? `Vad ni kom fram till. Alla ${report.others.length + 1} som har anmält samma sak läser det. Skriv inget om andra.`
              : 'Vad ni kom fram till. Anmälaren läser det. Skriv inget om andra.'
          }
          error={refusals['reporterReason']}
          maxLength={MAX_REASON_LENGTH}
          value={text}
          onChange={setText}
        />
        <div aria-live="polite">{failure && <FieldError>{failure}</FieldError>}</div>
      </form>
    </Dialog>
  );
}
