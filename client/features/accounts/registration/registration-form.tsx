// The registration form: name, e-mail, password, human check. Source: spec 1 §4 Registration form and §5 Registration.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { EmailOptions } from '#shared/features/accounts/registration/email.ts';
import { suggestEmail } from '#shared/features/accounts/registration/email-typo.ts';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { MIN_PASSWORD_LENGTH } from '#shared/features/accounts/password/limits.ts';
import { passwordTexts } from '#shared/features/accounts/registration/texts.ts';
import { mayRegister } from '#shared/features/accounts/registration/rules.ts';
import { LOWEST_MINIMUM_AGE } from '#shared/features/site-settings/rules.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../../core/api.ts';
import { fieldErrorsOf } from '../../../core/failure.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Field, FieldError } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { AccountDraft } from '../sign-in/account-draft.ts';
import { showRefusal } from '../sign-in/account-refusal.ts';
import { EmailSuggestion } from './email-suggestion.tsx';
import { HumanCheckBox } from './human-check-box.tsx';
import { useHumanCheck } from './human-check.ts';
import { PasswordField } from '../password/password-field.tsx';
import { PasswordStrength } from '../password/password-strength.tsx';
import {
  emailConsequences,
  emailRemark,
  checkFields,
  type RegistrationFields,
  describeMissing,
  textFields,
} from './registration.ts';

export type RegistrationFormProps = {
  draft: AccountDraft;
  onDraft: (change: Partial<AccountDraft>) => void;
  /**
   * @param viewer null when the address must be confirmed by e-mail before the account can be used
   */
  onRegistered: (viewer: Viewer | null) => Promise<void>;
};

export function RegistrationForm({ draft, onDraft, onRegistered }: RegistrationFormProps) {
  const api = useApi();
  // The mutation is not cached: it contains a password.
  const { mutateAsync } = useMutation(api.accounts.register.mutationOptions({ gcTime: 0 }));
  // The strict rules apply until the site's rules are loaded, and when they cannot be; the server checks in any case.
  const { data: rules } = useQuery(api.accounts.registrationRules.queryOptions());
  const emailOptions = rules?.email;
  const check = useHumanCheck();
  const [checkRefusal, setCheckRefusal] = useState<string>();
  const missingId = useId();
  const form = useForm<RegistrationFields, EmailOptions>({
    mode: 'onTouched',
    resolver: checkFields,
    context: emailOptions,
    defaultValues: { ...draft, password: '' },
  });
  const { register, handleSubmit, setError, setValue } = form;
  const { errors, touchedFields, isSubmitting } = form.formState;
  const [name, email, password] = useWatch({ control: form.control, name: textFields });
  const assessment = mayRegister(
    { name, email, password, humanChecked: check.solvedId !== undefined },
    emailOptions,
  );
  const missing = describeMissing(assessment.fields);
  const suggestion = suggestEmail(email);

  function correctEmail(corrected: string): void {
    setValue('email', corrected, { shouldValidate: true });
    onDraft({ email: corrected });
  }

  function showAtField(error: unknown): void {
    const fields = fieldErrorsOf(error);
    const invalid = textFields.filter((field) => fields[field]);
    for (const field of invalid)
      setError(field, { type: 'server', message: fields[field] }, { shouldFocus: field === invalid[0] });
    setCheckRefusal(fields.humanCheck);
    if (fields.humanCheck) check.restart();
    const sentence = showRefusal(error);
    if (invalid.length === 0 && !fields.humanCheck) setError('root', { message: sentence });
  }

  const submit = handleSubmit(async (account) => {
    setCheckRefusal(undefined);
    try {
      const { viewer } = await mutateAsync({ ...account, humanCheckId: check.solvedId });
      await onRegistered(viewer);
    } catch (error) {
      showAtField(error);
    }
  });

  const draftField = (field: keyof AccountDraft) => ({
    onChange: ({ target }: { target: HTMLInputElement }) => onDraft({ [field]: target.value }),
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label="Namn" required error={errors.name?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('name', draftField('name'))}
            autoComplete="name"
            data-takes-focus=""
          />
        )}
      </Field>
      <Field
        label="E-post"
        required
        error={errors.email?.message}
        hint={
          touchedFields.email &&
          (emailRemark(email, emailOptions) ??
            (suggestion && <EmailSuggestion email={suggestion} onAccept={() => correctEmail(suggestion)} />))
        }
      >
        {(control) => (
          <TextInput
            {...control}
            {...register('email', draftField('email'))}
            type="email"
            autoComplete="email"
            inputMode="email"
          />
        )}
      </Field>
      <div className="flex flex-col gap-2">
        <PasswordField
          label="Lösenord"
          required
          hint={passwordTexts.hint}
          error={errors.password?.message}
          autoComplete="new-password"
          minLength={MIN_PASSWORD_LENGTH}
          {...register('password')}
        />
        <PasswordStrength password={password} error={errors.password?.message} />
      </div>
      <HumanCheckBox check={check} error={checkRefusal} />
      {touchedFields.email &&
        emailConsequences(email, emailOptions).map((sentence) => (
          <FieldError key={sentence}>{sentence}</FieldError>
        ))}
      {errors.root?.message && <FieldError>{errors.root.message}</FieldError>}
      <div>
        <Button
          type="submit"
          variant="primary"
          wide
          disabled={!assessment.mayRegister}
          busy={isSubmitting}
          aria-describedby={missingId}
        >
          Skapa konto
        </Button>
        <p id={missingId} aria-live="polite" className="mt-2 text-center text-sm text-muted">
          {missing}
        </p>
      </div>
      <p className="text-sm text-muted">
        Genom att skapa ett konto intygar du att du har fyllt {rules?.minimumAge ?? LOWEST_MINIMUM_AGE} år.
      </p>
      <p className="text-sm text-muted">
        När du skapar ett konto godkänner du våra{' '}
        <Anchor href={paths.terms} target="_blank" className="text-pine underline">
          villkor
        </Anchor>{' '}
        och vår{' '}
        <Anchor href={paths.privacy} target="_blank" className="text-pine underline">
          integritetspolicy
        </Anchor>
        .
      </p>
    </form>
  );
}
