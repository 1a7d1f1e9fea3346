// The code of the test mail, which shows that it has arrived.
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { StoredMailServer } from '#shared/features/mails/server/contract.ts';
import { mailServerTexts as texts } from '#shared/features/mails/server/rules.ts';
import { useApi } from '../../../core/api.ts';
import { fieldErrorsOf } from '../../../core/failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { useServerChange } from './use-server-change.ts';

export function ActivationForm({ candidate }: { candidate: StoredMailServer }) {
  const [code, setCode] = useState('');
  const { mutate, isPending, error } = useMutation(
    useApi().mailServer.activate.mutationOptions(
      useServerChange<{ code: string }>({
        success: texts.activated,
        failure: texts.activationFailed,
        repeat: (input) => mutate(input),
      }),
    ),
  );

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    mutate({ code });
  }

  return (
    <form noValidate onSubmit={submit}>
      <Field
        label="Koden i testmejlet"
        hint={`Skickat till dig med ${candidate.host}. När koden är inskriven används servern.`}
        error={fieldErrorsOf(error)['code']}
      >
        {(control) => (
          // The button is beside the field also while an error is below it.
          <div className="flex flex-wrap gap-3">
            <div className="min-w-0 flex-1 basis-40">
              <TextInput
                {...control}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={6}
                value={code}
                onChange={(event) => setCode(event.target.value)}
              />
            </div>
            <Button type="submit" variant="primary" busy={isPending}>
              Använd servern
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
