// Asks for a typed confirmation and starts the removal of all sample data.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SampleOffice } from '#shared/features/samples/contract.ts';
import { REMOVAL_CONFIRMATION, sampleTexts } from '#shared/features/samples/texts.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';

export function RemoveSamplesDialog({ office, onClose }: { office: SampleOffice; onClose: () => void }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const {
    mutateAsync,
    isPending,
    error: failure,
  } = useMutation(
    api.samples.remove.mutationOptions({
      onSuccess: (started) => queryClient.setQueryData(api.samples.office.queryKey(), started),
    }),
  );

  async function submit(): Promise<void> {
    if (typed.trim().toUpperCase() !== REMOVAL_CONFIRMATION) return setError(sampleTexts.confirmationMissing);
    setError('');
    // The dialog stays open and shows the failure.
    await mutateAsync({ confirmation: typed }).then(onClose, () => undefined);
  }

  return (
    <FormDialog
      title="Ta bort exempelinnehållet?"
      submitLabel="Ta bort"
      variant="danger"
      isSaving={isPending}
      failure={failure ? errorMessageOf(failure) : ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {office.people} påhittade konton och allt de har publicerat tas bort, liksom exempel på nyheter,
        resultat och föreningar. Det som riktiga personer har skrivit blir kvar. Det går inte att ångra.
      </p>
      <Field label={`Skriv ${REMOVAL_CONFIRMATION}`} required error={error}>
        {(control) => (
          <TextInput
            {...control}
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
