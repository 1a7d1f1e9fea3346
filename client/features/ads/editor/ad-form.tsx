// The form for a new ad and for editing one. The page provides pictures and contact fields.
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { maySubmitAd } from '#shared/features/ads/rules.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import {
  CategoryField,
  ConditionField,
  DescriptionField,
  PriceField,
  TitleField,
} from './ad-form-fields.tsx';
import { AttributeFields } from './ad-form-attributes.tsx';
import { DeliveryFields } from './ad-form-delivery.tsx';
import { RecognisedAttributes } from './recognised-attributes.tsx';
import { PlaceFields } from './ad-form-place.tsx';
import type { AdFormState } from './use-ad-form.ts';

export interface AdFormProps {
  form: AdFormState;
  pictures: ReactNode;
  /** Contact fields. */
  contact: ReactNode;
  /** False until the draft is restored: text typed before that would be lost. */
  isReady: boolean;
  /** `waiting`: until the pictures are uploaded. */
  phase: 'writing' | 'waiting' | 'saving';
  /** Error of the last attempt to save. */
  failure: string | undefined;
  submitLabel: string;
  onSubmit: () => void;
  /** Next to the submit button. */
  children?: ReactNode;
}

export function AdForm(props: AdFormProps) {
  const { form, pictures, contact, isReady, phase, failure, submitLabel, onSubmit, children } = props;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form noValidate onSubmit={submit} inert={!isReady} className="flex flex-col gap-5">
      <FormPart title="Bilder">{pictures}</FormPart>
      <FormPart title="Om annonsen">
        <div className="flex flex-col gap-2">
          <TitleField form={form} />
          <RecognisedAttributes form={form} />
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <CategoryField form={form} />
          <ConditionField form={form} />
        </div>
        <AttributeFields form={form} />
        <DescriptionField form={form} />
      </FormPart>
      <FormPart title="Pris, plats och leverans">
        <div className="sm:w-40">
          <PriceField form={form} />
        </div>
        <PlaceFields form={form} />
        <DeliveryFields form={form} />
      </FormPart>
      <FormPart title="Kontakt">{contact}</FormPart>
      <div className="flex flex-col gap-3">
        {failure && <FieldError>{failure}</FieldError>}
        <SubmitRow form={form} phase={phase} submitLabel={submitLabel}>
          {children}
        </SubmitRow>
        <output className="text-sm text-muted empty:hidden">
          {phase === 'waiting' && 'Väntar på att bilderna laddas upp. Sedan skickas annonsen.'}
        </output>
      </div>
    </form>
  );
}

function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-lg">{title}</h2>
      {children}
    </Card>
  );
}

// A component of its own, so that typing a title renders only this part. Source: spec 1 §2 Create ad.
function SubmitRow({
  form,
  phase,
  submitLabel,
  children,
}: Pick<AdFormProps, 'form' | 'phase' | 'submitLabel' | 'children'>) {
  const hintId = useId();
  const [title, category] = useWatch({ control: form.control, name: ['title', 'category'] });
  const maySubmit = maySubmitAd({ title, category });
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={phase !== 'writing'}
          disabled={!maySubmit}
          aria-describedby={maySubmit ? undefined : hintId}
          className="w-full sm:w-auto"
        >
          {submitLabel}
        </Button>
        {children}
      </div>
      {!maySubmit && (
        <p id={hintId} className="text-sm text-muted">
          Skriv en titel och välj kategori först.
        </p>
      )}
    </>
  );
}
