// "Fyll i din profil": asks once for the birth year. Source: spec 1 §8 "Fyll i din profil."
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { profileTexts } from '#shared/features/profiles/texts.ts';
import { useApi } from '../../core/api.ts';
import { fieldErrorsOf, isRefusal, errorMessageOf } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { FieldError } from '../../ui/form/field.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { BirthYearField, readYear } from './birth-year-field.tsx';

export function BirthYearCard() {
  const [typed, setTyped] = useState('');
  const { mutate, isPending, error } = useSaveYear();
  const beside = fieldErrorsOf(error)['birthYear'];

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    mutate({ birthYear: readYear(typed) });
  }

  return (
    <Card className="mb-6">
      <h2 className="text-lg">Fyll i din profil</h2>
      <p className="mt-1 mb-4 text-muted">
        Innan du annonserar eller skriver till andra behöver vi veta hur gammal du är.
      </p>
      <form noValidate onSubmit={submit} className="flex max-w-140 flex-col items-start gap-4">
        <BirthYearField value={typed} onChange={setTyped} error={beside} />
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

function useSaveYear() {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const saving = useMutation(
    api.profiles.change.mutationOptions({
      onSuccess: async (saved) => {
        toast.success(profileTexts.saved);
        queryClient.setQueryData(api.profiles.own.queryKey(), saved);
        await queryClient.invalidateQueries({ queryKey: api.accounts.session.queryKey() });
      },
      onError: (refused, change) => {
        if (isRefusal(refused, 'UNAUTHORIZED'))
          promptSignIn(errorMessageOf(refused), () => saving.mutate(change));
      },
    }),
  );
  return saving;
}
