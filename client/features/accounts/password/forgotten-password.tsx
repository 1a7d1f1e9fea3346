// "Glömt lösenord?": requests a reset link by e-mail. Source: spec 1 §2 Sign-in dialog, §5 Password reset request.
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { mailLinkTexts } from '#shared/features/accounts/mail-link-texts.ts';
import { signInTexts } from '#shared/features/accounts/sign-in/sign-in-texts.ts';
import { useApi } from '../../../core/api.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import type { AccountDraft } from '../sign-in/account-draft.ts';
import { showRefusal } from '../sign-in/account-refusal.ts';

export interface ForgottenPasswordProps {
  draft: AccountDraft;
  onDraft: (change: Partial<AccountDraft>) => void;
  /** Returns to the sign-in form. */
  onDone: () => void;
}

export function ForgottenPassword({ draft, onDraft, onDone }: ForgottenPasswordProps) {
  const { mutateAsync } = useMutation(useApi().accounts.requestReset.mutationOptions());
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { email: draft.email },
  });
  const { errors, isSubmitting } = formState;
  // The button that opened this form had the focus and is now hidden.
  useEffect(() => setFocus('email'), [setFocus]);

  const requestLink = handleSubmit(async (typed) => {
    try {
      await mutateAsync(typed);
      toast.success(mailLinkTexts.resetSent);
      onDone();
    } catch (error) {
      setError('email', { type: 'server', message: showRefusal(error) }, { shouldFocus: true });
    }
  });

  return (
    <form noValidate onSubmit={requestLink} className="flex flex-col gap-4">
      <p>Skriv din e-postadress, så skickar vi en länk för att välja ett nytt lösenord.</p>
      <Field label="E-post" required error={errors.email?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('email', {
              validate: (email) => email.trim() !== '' || signInTexts.emailMissing,
              onChange: ({ target }: { target: HTMLInputElement }) => onDraft({ email: target.value }),
            })}
            type="email"
            autoComplete="username"
            inputMode="email"
          />
        )}
      </Field>
      <Button type="submit" variant="primary" wide busy={isSubmitting}>
        Skicka länk
      </Button>
      <Button variant="ghost" wide onClick={onDone}>
        Tillbaka till inloggningen
      </Button>
    </form>
  );
}
