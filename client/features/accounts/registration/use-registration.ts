// The state of the registration form: its fields, what is missing, and the request.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { EmailOptions } from '#shared/features/accounts/registration/email.ts';
import { mayRegister } from '#shared/features/accounts/registration/rules.ts';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { useApi } from '../../../core/api.ts';
import { fieldErrorsOf } from '../../../core/failure.ts';
import type { AccountDraft } from '../sign-in/account-draft.ts';
import { showRefusal } from '../sign-in/account-refusal.ts';
import { useHumanCheck } from './human-check.ts';
import { checkFields, type RegistrationFields, describeMissing, textFields } from './registration.ts';

export type RegistrationFormProps = {
  draft: AccountDraft;
  onDraft: (change: Partial<AccountDraft>) => void;
  /**
   * @param viewer null when the address must be confirmed by e-mail before the account can be used
   */
  onRegistered: (viewer: Viewer | null) => Promise<void>;
};

export function useRegistration({ draft, onDraft, onRegistered }: RegistrationFormProps) {
  const api = useApi();
  // The mutation is not cached: it contains a password.
  const { mutateAsync } = useMutation(api.accounts.register.mutationOptions({ gcTime: 0 }));
  // The strict rules apply until the site's rules are loaded, and when they cannot be; the server checks in any case.
  const { data: rules } = useQuery(api.accounts.registrationRules.queryOptions());
  const emailOptions = rules?.email;
  const check = useHumanCheck();
  const [checkRefusal, setCheckRefusal] = useState<string>();
  const form = useForm<RegistrationFields, EmailOptions>({
    mode: 'onTouched',
    resolver: checkFields,
    context: emailOptions,
    defaultValues: { ...draft, password: '' },
  });
  const { handleSubmit, setError, setValue } = form;
  const [name, email, password] = useWatch({ control: form.control, name: textFields });
  const assessment = mayRegister(
    { name, email, password, humanChecked: check.solvedId !== undefined },
    emailOptions,
  );

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

  return {
    form,
    rules,
    typed: { email, password },
    mayRegister: assessment.mayRegister,
    missing: describeMissing(assessment.fields),
    check,
    checkRefusal,
    correctEmail,
    submit,
  };
}
