// Registering: name, e-mail, password and the human check. Source: spec 1 §4 Registration form and §5 Registration.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { EmailOptions } from '#shared/features/accounts/registration/email.ts';
import type { Viewer } from '#shared/features/accounts/contract.ts';
import { MIN_PASSWORD_LENGTH } from '#shared/features/accounts/password/password.ts';
import { mayRegister } from '#shared/features/accounts/registration/rules.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../../core/api.ts';
import { fieldsOf } from '../../../core/failure.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Field, FieldError } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { AccountDraft } from '../sign-in/account-draft.ts';
import { showRefusal } from '../sign-in/account-refusal.ts';
import { HumanCheckBox } from './human-check-box.tsx';
import { useHumanCheck } from './human-check.ts';
import { PasswordField } from '../password/password-field.tsx';
import { PasswordStrength } from '../password/password-strength.tsx';
import {
  emailConsequences,
  emailRemark,
  checkFields,
  type RegistrationFields,
  whatRemains,
  writtenFields,
} from './registration.ts';

export type RegistrationFormProps = {
  draft: AccountDraft;
  onDraft: (change: Partial<AccountDraft>) => void;
  /** Null: the account is to be confirmed by e-mail before it can be used. */
  onRegistered: (viewer: Viewer | null) => Promise<void>;
};

export function RegistrationForm({ draft, onDraft, onRegistered }: RegistrationFormProps) {
  // No longer in memory than the request takes: it holds a password.
  const api = useApi();
  const { mutateAsync } = useMutation(api.accounts.register.mutationOptions({ gcTime: 0 }));
  // Until it is known, and where it cannot be had, the strict ones hold; the server judges in any case.
  const emailOptions = useQuery(api.accounts.registrationRules.queryOptions()).data?.email;
  const check = useHumanCheck();
  const [checkRefusal, setCheckRefusal] = useState<string>();
  const remainsId = useId();
  const form = useForm<RegistrationFields, EmailOptions>({
    mode: 'onTouched',
    resolver: checkFields,
    context: emailOptions,
    defaultValues: { ...draft, password: '' },
  });
  const { register, handleSubmit, setError } = form;
  const { errors, touchedFields, isSubmitting } = form.formState;
  const [name, email, password] = useWatch({ control: form.control, name: writtenFields });
  const assessment = mayRegister(
    { name, email, password, humanChecked: check.solvedId !== undefined },
    emailOptions,
  );
  const remains = whatRemains(assessment.fields);

  function showAtField(error: unknown): void {
    const fields = fieldsOf(error);
    const wrong = writtenFields.filter((field) => fields[field]);
    for (const field of wrong)
      setError(field, { type: 'server', message: fields[field] }, { shouldFocus: field === wrong[0] });
    setCheckRefusal(fields.humanCheck);
    if (fields.humanCheck) check.redo();
    const sentence = showRefusal(error);
    if (wrong.length === 0 && !fields.humanCheck) setError('root', { message: sentence });
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

  const keep = (field: keyof AccountDraft) => ({
    onChange: ({ target }: { target: HTMLInputElement }) => onDraft({ [field]: target.value }),
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label="Namn" required error={errors.name?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('name', keep('name'))}
            autoComplete="name"
            data-takes-focus=""
          />
        )}
      </Field>
      <Field
        label="E-post"
        required
        error={errors.email?.message}
        hint={touchedFields.email && emailRemark(email, emailOptions)}
      >
        {(control) => (
          <TextInput
            {...control}
            {...register('email', keep('email'))}
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
          error={errors.password?.message}
          autoComplete="new-password"
          minLength={MIN_PASSWORD_LENGTH}
          {...register('password')}
        />
        <PasswordStrength password={password} />
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
          aria-describedby={remainsId}
        >
          Skapa konto
        </Button>
        <p id={remainsId} aria-live="polite" className="mt-2 text-center text-sm text-muted">
          {remains}
        </p>
      </div>
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
