// The form of "Byt e-postadress": the new one, and the password there is.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { checkChangedEmail } from '#shared/features/accounts/email-change/changed-email.ts';
import type { EmailOptions } from '#shared/features/accounts/registration/email.ts';
import { changedEmailTexts, newPasswordTexts } from '#shared/features/accounts/mail-link-words.ts';
import { useApi } from '../../../core/api.ts';
import { fieldsOf, isRefusal, sentenceOf } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Field, FieldError } from '../../../ui/form/field.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { PasswordField } from '../password/password-field.tsx';
import { resolveBy } from '../rule-errors.ts';

const fieldNames = ['email', 'current'] as const;
type Typed = Record<(typeof fieldNames)[number], string>;
const nothing: Typed = { email: '', current: '' };
const OFTEN_MS = 5000;

export function ChangeEmailForm({ email: present }: { email: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const { sentTo, startWaiting } = useWaiting(present);
  // As for a new account: until it is known, the strict ones hold; the server judges in any case.
  const emailOptions = useQuery(api.accounts.registrationRules.queryOptions()).data?.email;
  // No longer in memory than the request takes: it holds a password.
  const { mutateAsync } = useMutation(api.accounts.changeEmail.mutationOptions({ gcTime: 0 }));
  const { register, handleSubmit, setError, reset, formState } = useForm<Typed>({
    mode: 'onTouched',
    resolver: (typed) => resolveBy(typed, judge(typed, present, emailOptions)),
    defaultValues: nothing,
  });
  const { errors, isSubmitting } = formState;

  const save = handleSubmit(async (typed) => {
    try {
      const { viewer } = await mutateAsync(typed);
      reset(nothing);
      if (!viewer) return startWaiting(typed.email.trim());
      queryClient.setQueryData(api.accounts.session.queryKey(), { viewer });
      toast.success(changedEmailTexts.changed);
      await queryClient.invalidateQueries({ queryKey: api.accounts.devices.queryKey() });
    } catch (error) {
      showAtField(error);
    }
  });

  function showAtField(error: unknown): void {
    if (isRefusal(error, 'UNAUTHORIZED')) return promptSignIn(sentenceOf(error), () => void save());
    const fields = fieldsOf(error);
    const wrong = fieldNames.filter((field) => fields[field]);
    for (const field of wrong)
      setError(field, { type: 'server', message: fields[field] }, { shouldFocus: field === wrong[0] });
    const sentence = `${changedEmailTexts.failed}: ${sentenceOf(error, 'Ett fel inträffade')}`;
    toast.error(sentence);
    if (wrong.length === 0) setError('root', { message: sentence });
  }

  return (
    <form noValidate onSubmit={save} className="flex max-w-md flex-col gap-5 pt-1">
      <p className="text-muted [overflow-wrap:anywhere]">
        Din adress är <strong className="text-ink">{present}</strong>. Alla andra enheter loggas ut när du
        byter.
      </p>
      {sentTo && <Notice tone="success">{changedEmailTexts.sent(sentTo)}</Notice>}
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

/** Where a link was sent to, until it has been used, which may be done anywhere: who one is, is asked again meanwhile. */
function useWaiting(present: string) {
  const [wait, setWait] = useState<{ from: string; to: string }>();
  const isWaiting = wait?.from === present;
  useQuery({
    ...useApi().accounts.session.queryOptions(),
    enabled: isWaiting,
    refetchInterval: OFTEN_MS,
    refetchOnWindowFocus: 'always',
  });
  return {
    sentTo: isWaiting ? wait.to : null,
    startWaiting: (to: string) => setWait({ from: present, to }),
  };
}

function judge({ email, current }: Typed, present: string, options?: EmailOptions) {
  const sentence = checkChangedEmail(email, present, options);
  return {
    ...(sentence && { email: sentence }),
    ...(current === '' && { current: newPasswordTexts.currentMissing }),
  };
}
