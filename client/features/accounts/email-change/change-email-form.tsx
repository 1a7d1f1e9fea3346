// The form of "Byt e-postadress": the new address and the current password.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { checkChangedEmail } from '#shared/features/accounts/email-change/changed-email.ts';
import { checkEmail, type EmailOptions } from '#shared/features/accounts/registration/email.ts';
import { changedEmailTexts, newPasswordTexts } from '#shared/features/accounts/mail-link-texts.ts';
import { useApi } from '../../../core/api.ts';
import { fieldErrorsOf, isRefusal, errorMessageOf } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Field, FieldError } from '../../../ui/form/field.tsx';
import { focusFirstInvalid } from '../../../ui/form/first-invalid.ts';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { PasswordField } from '../password/password-field.tsx';
import { resolveBy } from '../rule-errors.ts';
import { PendingEmailChange } from './pending-email-change.tsx';

const fieldNames = ['email', 'current'] as const;
type Typed = Record<(typeof fieldNames)[number], string>;
const emptyForm: Typed = { email: '', current: '' };

export function ChangeEmailForm({ email: currentEmail }: { email: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  // As in registration: the strict rules apply until the site's rules are loaded; the server checks in any case.
  const emailOptions = useQuery(api.accounts.registrationRules.queryOptions()).data?.email;
  // The mutation is not cached: it contains a password.
  const { mutateAsync } = useMutation(api.accounts.changeEmail.mutationOptions({ gcTime: 0 }));
  const { register, handleSubmit, setError, setFocus, reset, formState } = useForm<Typed>({
    mode: 'onTouched',
    resolver: (typed) => resolveBy(typed, validate(typed, currentEmail, emailOptions)),
    defaultValues: emptyForm,
    // It would focus the field registered first, which is the second on screen.
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = formState;

  const save = handleSubmit(async (typed) => {
    try {
      const { viewer } = await mutateAsync(typed);
      reset(emptyForm);
      if (!viewer) {
        const { email } = checkEmail(typed.email);
        queryClient.setQueryData(api.accounts.emailChange.queryKey(), { email });
        return;
      }
      queryClient.setQueryData(api.accounts.session.queryKey(), { viewer });
      toast.success(changedEmailTexts.changed);
      await queryClient.invalidateQueries({ queryKey: api.accounts.devices.queryKey() });
    } catch (error) {
      showAtField(error);
    }
  });

  function showAtField(error: unknown): void {
    if (isRefusal(error, 'UNAUTHORIZED')) return promptSignIn(errorMessageOf(error), () => void save());
    const fields = fieldErrorsOf(error);
    const invalid = fieldNames.filter((field) => fields[field]);
    for (const field of invalid)
      setError(field, { type: 'server', message: fields[field] }, { shouldFocus: field === invalid[0] });
    const sentence = `${changedEmailTexts.failed}: ${errorMessageOf(error, 'Ett fel inträffade')}`;
    toast.error(sentence);
    if (invalid.length === 0) setError('root', { message: sentence });
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    void save(event).then(() => focusFirstInvalid(form));
  }

  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-5 pt-1">
      <p className="text-muted [overflow-wrap:anywhere]">
        Din adress är <strong className="text-ink">{currentEmail}</strong>. Alla andra enheter loggas ut när
        du byter.
      </p>
      <PendingEmailChange currentEmail={currentEmail} onCancelled={() => setFocus('email')} />
      <Field label="Ny e-postadress" required error={errors.email?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('email')}
            type="email"
            autoComplete="email"
            inputMode="email"
          />
        )}
      </Field>
      <PasswordField
        label="Ditt lösenord"
        required
        error={errors.current?.message}
        autoComplete="current-password"
        {...register('current')}
      />
      {errors.root?.message && <FieldError>{errors.root.message}</FieldError>}
      <Button type="submit" busy={isSubmitting} className="self-start">
        Byt e-postadress
      </Button>
    </form>
  );
}

function validate({ email, current }: Typed, currentEmail: string, options?: EmailOptions) {
  const sentence = checkChangedEmail(email, currentEmail, options);
  return {
    ...(sentence && { email: sentence }),
    ...(current === '' && { current: newPasswordTexts.currentMissing }),
  };
}
