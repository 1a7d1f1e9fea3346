// Form for requesting erasure of the account: password or e-mail address, then a confirmation dialog.
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { PersonalData } from '#shared/features/personal-data/contract.ts';
import { ERASURE_DELAY_DAYS } from '#shared/features/personal-data/rules.ts';
import { personalDataTexts } from '#shared/features/personal-data/texts.ts';
import { formatDate } from '#shared/format.ts';
import { useApi } from '../../core/api.ts';
import { fieldErrorsOf, isRefusal, errorMessageOf } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useConfirm } from '../../ui/dialog/confirm.tsx';
import { Field, FieldError } from '../../ui/form/field.tsx';
import { RadioList } from '../../ui/form/radio-list.tsx';
import { PasswordInput, TextInput } from '../../ui/form/text-input.tsx';
import { toast } from '../../ui/feedback/toast.ts';

interface ErasureFormProps {
  proof: PersonalData['proof'];
  onRequested: () => void;
}

export function ErasureForm({ proof, onRequested }: ErasureFormProps) {
  const { form, typed, setTyped, forumTexts, setForumTexts, fieldError, failure, isSending, submit } =
    useErasure({ proof, onRequested });
  const inputProps = {
    value: typed,
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped(target.value),
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col items-start gap-4">
      <p className="text-muted">
        Dina annonser döljs direkt. Efter {ERASURE_DELAY_DAYS} dagar raderas kontot, annonserna, bilderna och
        allt annat vi har om dig. Fram till dess kan du ångra dig.
      </p>
      <Field
        label={proof === 'password' ? 'Ditt lösenord' : 'Skriv din e-postadress'}
        hint={proof === 'email' && 'Så vet vi att det är du som vill radera kontot.'}
        required
        error={fieldError}
        className="w-full max-w-md"
      >
        {(control) =>
          proof === 'password' ? (
            <PasswordInput
              {...control}
              {...inputProps}
              name="erasure-password"
              autoComplete="current-password"
            />
          ) : (
            <TextInput {...control} {...inputProps} type="email" name="erasure-email" autoComplete="off" />
          )
        }
      </Field>
      <RadioList
        legend="Det du har skrivit i forumet"
        options={choices}
        value={forumTexts}
        onChange={setForumTexts}
      />
      <div aria-live="polite">{failure && <FieldError>{failure}</FieldError>}</div>
      <Button type="submit" variant="danger" busy={isSending}>
        Radera kontot
      </Button>
    </form>
  );
}

const choices = [
  {
    value: 'anonymise',
    label: 'Låt det vara kvar utan mitt namn',
    note: 'Andra kan fortsätta läsa det. Som namn visas Borttagen användare.',
  },
  {
    value: 'delete',
    label: 'Radera det också',
    note: 'Andras svar är kvar. I stället för dina texter står Borttaget inlägg eller Borttagen kommentar.',
  },
] as const;

const whatHappens = (
  <ul className="list-disc space-y-1 pl-5">
    <li>Dina annonser döljs nu, och du loggas ut på alla andra enheter.</li>
    <li>Om {ERASURE_DELAY_DAYS} dagar raderas allt vi har om dig. Då går det inte att få tillbaka.</li>
    <li>Fram till dess kan du logga in och ångra dig på din profil.</li>
  </ul>
);

function useErasure({ proof, onRequested }: ErasureFormProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const confirm = useConfirm();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [forumTexts, setForumTexts] = useState<(typeof choices)[number]['value']>('anonymise');
  const [fieldError, setFieldError] = useState<string>();
  const [failure, setFailure] = useState('');
  const [isSending, setIsSending] = useState(false);

  function showFieldError(sentence: string | undefined): void {
    setFieldError(sentence);
    if (sentence) form.current?.querySelector('input')?.focus();
  }

  async function send(): Promise<void> {
    setIsSending(true);
    try {
      const erasure = await api.personalData.requestErasure.call({
        [proof]: typed,
        deletesForumTexts: forumTexts === 'delete',
      });
      onRequested();
      toast.success(`Ditt konto raderas den ${formatDate(erasure.dueAt)}`);
      queryClient.setQueryData(api.personalData.find.queryKey(), (data) => data && { ...data, erasure });
      void queryClient.invalidateQueries({ queryKey: api.ads.key() });
      void queryClient.invalidateQueries({ queryKey: api.accounts.devices.queryKey() });
    } catch (error) {
      if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error), () => void send());
      const refusal = fieldErrorsOf(error)[proof];
      showFieldError(refusal);
      setFailure(refusal ? '' : `Kunde inte radera kontot. ${errorMessageOf(error)}`);
    } finally {
      setIsSending(false);
    }
  }

  async function confirmAndSend(): Promise<void> {
    setFailure('');
    const missing = proof === 'password' ? personalDataTexts.passwordMissing : personalDataTexts.emailMissing;
    showFieldError(typed.trim() === '' ? missing : undefined);
    if (typed.trim() === '') return;
    const isSure = await confirm({
      title: 'Radera kontot?',
      text: whatHappens,
      confirmLabel: 'Radera kontot',
      cancelLabel: 'Behåll kontot',
      danger: true,
      // Errors are shown next to the field, so the dialog closes before the request is sent.
      onConfirm: () => undefined,
    });
    if (isSure) await send();
  }

  return {
    form,
    typed,
    setTyped,
    forumTexts,
    setForumTexts,
    fieldError,
    failure,
    isSending,
    submit: (event: FormEvent) => {
      event.preventDefault();
      confirmAndSend().catch((error: unknown) => setFailure(errorMessageOf(error)));
    },
  };
}
