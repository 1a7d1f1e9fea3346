// Sign-in with e-mail and password.
import { useMutation } from '@tanstack/react-query';
import type { Ref, SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { signInTexts } from '#shared/features/accounts/sign-in/sign-in-texts.ts';
import { useApi } from '../../../core/api.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field, FieldError } from '../../../ui/form/field.tsx';
import { focusFirstInvalid } from '../../../ui/form/first-invalid.ts';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { AccountDraft } from './account-draft.ts';
import { showRefusal } from './account-refusal.ts';
import { PasswordField } from '../password/password-field.tsx';

export type SignInFormProps = {
  draft: AccountDraft;
  onDraft: (change: Partial<AccountDraft>) => void;
  onSignedIn: (viewer: Viewer) => Promise<void>;
  /** The password is correct and a second step is required. */
  onSecondStep: () => void;
  onForgotten: () => void;
  /** The "Glömt lösenord?" button, to restore its focus. */
  forgottenRef: Ref<HTMLButtonElement>;
};

export function SignInForm(props: SignInFormProps) {
  const { draft, onDraft, onSignedIn, onSecondStep, onForgotten, forgottenRef } = props;
  // The mutation is not cached: it contains a password.
  const { mutateAsync } = useMutation(useApi().accounts.signIn.mutationOptions({ gcTime: 0 }));
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { email: draft.email, password: '' },
    // It would focus the field registered first, which is the second on screen.
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = formState;

  const signIn = handleSubmit(async (credentials) => {
    try {
      const { viewer } = await mutateAsync(credentials);
      if (viewer) await onSignedIn(viewer);
      else onSecondStep();
    } catch (error) {
      setError('root', { message: showRefusal(error) });
      setFocus('password', { shouldSelect: true });
    }
  });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    void signIn(event).then(() => focusFirstInvalid(form));
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label="E-post" error={errors.email?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('email', {
              required: signInTexts.emailMissing,
              onChange: ({ target }: { target: HTMLInputElement }) => onDraft({ email: target.value }),
            })}
            type="email"
            autoComplete="username"
            inputMode="email"
            data-takes-focus=""
          />
        )}
      </Field>
      <PasswordField
        label="Lösenord"
        error={errors.password?.message}
        autoComplete="current-password"
        {...register('password', { required: 'Ange ditt lösenord' })}
      />
      {errors.root?.message && <FieldError>{errors.root.message}</FieldError>}
      <Button type="submit" variant="primary" wide busy={isSubmitting}>
        Logga in
      </Button>
      <Button ref={forgottenRef} variant="ghost" wide onClick={onForgotten}>
        Glömt lösenord?
      </Button>
    </form>
  );
}
