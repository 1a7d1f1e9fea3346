// The second step of sign-in: six digits from the app, or a recovery code.
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { countRecoveryCodes, twoStepTexts } from '#shared/features/accounts/two-step/two-step-texts.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../../core/api.ts';
import { fieldErrorsOf, isRefusal, errorMessageOf } from '../../../core/failure.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Field, FieldError } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { showRefusal } from '../sign-in/account-refusal.ts';
import { clearSecondStepPending } from './second-step-pending.ts';

export interface SecondStepFormProps {
  onPassed: (viewer: Viewer) => Promise<void>;
  /** Back to the first step. */
  onBack: () => void;
}

const kinds = {
  app: {
    label: 'Kod från appen',
    hint: 'Sex siffror, från appen på din telefon.',
    other: 'Använd en återställningskod i stället',
    attributes: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12 },
  },
  recovery: {
    label: 'Återställningskod',
    hint: 'En av koderna du sparade när du slog på tvåstegsinloggning. Varje kod fungerar en gång.',
    other: 'Använd en kod från appen i stället',
    attributes: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 40 },
  },
} as const;

export function SecondStepForm({ onPassed, onBack }: SecondStepFormProps) {
  const { mutateAsync } = useMutation(useApi().twoStep.pass.mutationOptions({ gcTime: 0 }));
  const [kind, setKind] = useState<keyof typeof kinds>('app');
  const { register, handleSubmit, setError, setFocus, reset, formState } = useForm({
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  const { label, hint, other, attributes } = kinds[kind];
  // Switching between app code and recovery code removes the field that had the focus.
  useEffect(() => setFocus('code'), [setFocus, kind]);

  const pass = handleSubmit(async (typed) => {
    try {
      const { viewer, recoveryCodesLeft } = await mutateAsync(typed);
      clearSecondStepPending();
      await onPassed(viewer);
      if (recoveryCodesLeft !== null)
        toast.warning(
          `Du har ${countRecoveryCodes(recoveryCodesLeft)} kvar. Du kan skaffa nya på din profil.`,
        );
    } catch (error) {
      showError(error);
    }
  });

  function showError(error: unknown): void {
    if (isRefusal(error, 'UNAUTHORIZED')) {
      toast.error(errorMessageOf(error));
      return goBack();
    }
    const { code } = fieldErrorsOf(error);
    if (code) setError('code', { type: 'server', message: code });
    else setError('root', { message: showRefusal(error) });
    setFocus('code', { shouldSelect: true });
  }

  function goBack(): void {
    clearSecondStepPending();
    onBack();
  }

  return (
    <form noValidate onSubmit={pass} className="flex flex-col gap-4">
      <Field label={label} hint={hint} error={errors.code?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...attributes}
            {...register('code', { validate: (code) => code.trim() !== '' || twoStepTexts.codeMissing })}
            className="tabular-nums"
          />
        )}
      </Field>
      {kind === 'recovery' && (
        <p className="text-sm text-muted">
          Har du varken appen eller någon kod kvar?{' '}
          <Anchor href={paths.contact} target="_blank" className="text-pine underline">
            Hör av dig till oss
          </Anchor>
          .
        </p>
      )}
      {errors.root?.message && <FieldError>{errors.root.message}</FieldError>}
      <Button type="submit" variant="primary" wide busy={isSubmitting}>
        Logga in
      </Button>
      <div className="flex flex-col gap-1">
        <Button
          variant="ghost"
          wide
          onClick={() => {
            reset();
            setKind(kind === 'app' ? 'recovery' : 'app');
          }}
        >
          {other}
        </Button>
        <Button variant="ghost" wide onClick={goBack}>
          Tillbaka till inloggningen
        </Button>
      </div>
    </form>
  );
}
