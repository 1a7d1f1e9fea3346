// "Fyll i din profil": asks once for the birth year. Source: spec 1 §8 "Fyll i din profil."
import { type SubmitEvent, useRef, useState } from 'react';
import { profileTexts } from '#shared/features/profiles/texts.ts';
import { useApi } from '../../core/api.ts';
import { fieldErrorsOf, errorMessageOf } from '../../core/failure.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { FieldError } from '../../ui/form/field.tsx';
import { readInteger } from '../../ui/form/read-integer.ts';
import { useEarlyValue } from '../../ui/form/use-early-value.ts';
import { BirthYearField } from './birth-year-field.tsx';
import { useConfirmBirthYear } from './use-confirm-birth-year.ts';
import { useSaveProfile } from './use-save-profile.ts';

export function BirthYearCard() {
  const [typed, setTyped] = useState('');
  const { mutate, isPending, error } = useSaveProfile([useApi().accounts.session.queryKey()]);
  const confirmYear = useConfirmBirthYear();
  const field = useRef<HTMLInputElement>(null);
  useEarlyValue(field, typed, setTyped);
  const beside = fieldErrorsOf(error)['birthYear'];

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (await confirmYear(typed)) mutate({ birthYear: readInteger(typed) });
  }

  return (
    <Card className="mb-6">
      <h2 className="text-lg">Fyll i din profil</h2>
      <p className="mt-1 mb-4 text-muted">
        Innan du annonserar eller skriver till andra behöver vi veta hur gammal du är.
      </p>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex max-w-140 flex-col items-start gap-4"
      >
        <BirthYearField ref={field} value={typed} onChange={setTyped} error={beside} />
        <div aria-live="polite">
          {error && !beside && (
            <FieldError>{`${profileTexts.saveFailed}. ${errorMessageOf(error)}`}</FieldError>
          )}
        </div>
        <Button type="submit" variant="primary" busy={isPending}>
          Spara födelseår
        </Button>
      </form>
    </Card>
  );
}
