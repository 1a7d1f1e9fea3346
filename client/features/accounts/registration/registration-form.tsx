// The registration form: name, e-mail, password, human check. Source: spec 1 §4 Registration form and §5 Registration.
import { useId } from 'react';
import { suggestEmail } from '#shared/features/accounts/registration/email-typo.ts';
import { MIN_PASSWORD_LENGTH } from '#shared/features/accounts/password/limits.ts';
import { passwordTexts } from '#shared/features/accounts/password/password-texts.ts';
import { LOWEST_MINIMUM_AGE } from '#shared/features/site-settings/rules.ts';
import { paths } from '#shared/paths.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Field, FieldError } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { AccountDraft } from '../sign-in/account-draft.ts';
import { EmailSuggestion } from './email-suggestion.tsx';
import { HumanCheckBox } from './human-check-box.tsx';
import { PasswordField } from '../password/password-field.tsx';
import { PasswordStrength } from '../password/password-strength.tsx';
import { emailConsequences, emailRemark } from './registration.ts';
import { type RegistrationFormProps, useRegistration } from './use-registration.ts';

export function RegistrationForm(props: RegistrationFormProps) {
  const { form, rules, typed, mayRegister, missing, check, checkRefusal, correctEmail, submit } =
    useRegistration(props);
  const { register } = form;
  const { errors, touchedFields, isSubmitting } = form.formState;
  const missingId = useId();
  const suggestion = suggestEmail(typed.email);
  const draftField = (field: keyof AccountDraft) => ({
    onChange: ({ target }: { target: HTMLInputElement }) => props.onDraft({ [field]: target.value }),
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
          (emailRemark(typed.email, rules?.email) ??
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
        <PasswordStrength password={typed.password} error={errors.password?.message} />
      </div>
      <HumanCheckBox check={check} error={checkRefusal} />
      {touchedFields.email &&
        emailConsequences(typed.email, rules?.email).map((sentence) => (
          <FieldError key={sentence}>{sentence}</FieldError>
        ))}
      {errors.root?.message && <FieldError>{errors.root.message}</FieldError>}
      <div>
        <Button
          type="submit"
          variant="primary"
          wide
          disabled={!mayRegister}
          busy={isSubmitting}
          aria-describedby={missingId}
        >
          Skapa konto
        </Button>
        <p id={missingId} aria-live="polite" className="mt-2 text-center text-sm text-muted">
          {missing}
        </p>
      </div>
      <Terms minimumAge={rules?.minimumAge ?? LOWEST_MINIMUM_AGE} />
    </form>
  );
}

function Terms({ minimumAge }: { minimumAge: number }) {
  return (
    <>
      <p className="text-sm text-muted">
        Genom att skapa ett konto intygar du att du har fyllt {minimumAge} år.
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
    </>
  );
}
