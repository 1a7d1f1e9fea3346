// Dialog for reporting content, followed by a receipt; loaded on demand.
import { type SubmitEvent, useId } from 'react';
import {
  MAX_EXPLANATION_LENGTH,
  requiresContactDetails,
  REPORT_CATEGORIES,
} from '#shared/features/reports/rules.ts';
import { categoryLabels } from '#shared/features/reports/texts.ts';
import { shortId } from '#shared/format.ts';
import { reportPath } from '#shared/paths.ts';
import { useViewer } from '../../../core/viewer.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field, FieldError } from '../../../ui/form/field.tsx';
import { submitForm } from '../../../ui/form/first-invalid.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RadioList } from '../../../ui/form/radio-list.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { type ReportForm, useReportForm } from './use-report-form.ts';
import type { ReportDialogProps } from './reportable.ts';

const categories = REPORT_CATEGORIES.map((value) => ({ value, label: categoryLabels[value] }));

export function ReportDialog({ what, onClose }: ReportDialogProps) {
  const formId = useId();
  const isSignedIn = useViewer() !== null;
  const form = useReportForm(what);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    submitForm(event, () => form.send());
  }

  // A request in progress may fail, and its error is shown in this dialog.
  const close = () => form.isSending || onClose();

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || close()}
      title={form.receipt ? 'Tack för din anmälan' : `Rapportera ${what.name}`}
      footer={
        form.receipt ? (
          <Button variant="primary" onClick={onClose}>
            Klar
          </Button>
        ) : (
          <>
            <Button onClick={close}>Avbryt</Button>
            <Button type="submit" form={formId} variant="primary" busy={form.isSending}>
              Skicka anmälan
            </Button>
          </>
        )
      }
    >
      {form.receipt ? (
        <Receipt id={form.receipt} isSignedIn={isSignedIn} />
      ) : (
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
          <RadioList
            legend="Vad gäller det?"
            required
            options={categories}
            value={form.draft.category}
            onChange={(category) => form.write({ category })}
            error={form.refusals['category']}
          />
          <TextAreaField
            label="Vad är fel?"
            required
            hint={`Skriv så att vi förstår varför det är olagligt eller bryter mot villkoren. ${form.draft.explanation.length} av ${MAX_EXPLANATION_LENGTH} tecken.`}
            error={form.refusals['explanation']}
            rows={4}
            maxLength={MAX_EXPLANATION_LENGTH}
            value={form.draft.explanation}
            onChange={(explanation) => form.write({ explanation })}
          />
          {!isSignedIn && <Signature form={form} />}
          <div>
            <Checkbox
              label="Jag intygar att uppgifterna stämmer, så vitt jag vet."
              required
              checked={form.goodFaith}
              aria-invalid={form.refusals['goodFaith'] ? true : undefined}
              aria-describedby={form.refusals['goodFaith'] ? `${formId}-good-faith` : undefined}
              onChange={(event) => form.setGoodFaith(event.target.checked)}
            />
            {form.refusals['goodFaith'] && (
              <FieldError id={`${formId}-good-faith`}>{form.refusals['goodFaith']}</FieldError>
            )}
          </div>
          <p className="text-sm text-muted">
            En människa läser din anmälan. Den du rapporterar får inte veta att det var du.
            {what.kind === 'message' &&
              ' Vi läser meddelandet och några få före det, inget annat i samtalet.'}
          </p>
          <div aria-live="polite">{form.failure && <FieldError>{form.failure}</FieldError>}</div>
        </form>
      )}
    </Dialog>
  );
}

/** Source: the Digital Services Act, article 16.2 c. */
function Signature({ form: { draft, write, refusals } }: { form: ReportForm }) {
  const isNeeded = draft.category === null || requiresContactDetails(draft.category);
  return (
    <>
      <Field label="Ditt namn" required={isNeeded} error={refusals['name']}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="name"
            maxLength={100}
            value={draft.name}
            onChange={(event) => write({ name: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Din e-postadress"
        required={isNeeded}
        hint={
          isNeeded
            ? 'Dit mejlar vi kvittot och beslutet.'
            : 'Du behöver inte skriva under. Gör du det mejlar vi kvittot och beslutet.'
        }
        error={refusals['email']}
      >
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="email"
            maxLength={254}
            value={draft.email}
            onChange={(event) => write({ email: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

function Receipt({ id, isSignedIn }: { id: string; isSignedIn: boolean }) {
  return (
    <output className="block">
      <Notice tone="success" title={`Vi har tagit emot anmälan ${shortId(id)}`}>
        {isSignedIn ? (
          <p>
            Vi hör av oss när vi har bestämt oss. Du kan följa{' '}
            <Anchor href={reportPath(id)} className="underline">
              din anmälan
            </Anchor>
            , och den finns bland dina notiser.
          </p>
        ) : (
          <p>Har du skrivit din e-postadress mejlar vi dig ett kvitto nu, och beslutet när det är fattat.</p>
        )}
      </Notice>
    </output>
  );
}
