// The fields of a mail server. Saving sends a test mail; the server in use is unchanged until the test mail is confirmed.
import { useMutation } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import * as z from 'zod/mini';
import type { NewMailServer, StoredMailServer } from '#shared/features/mails/server/contract.ts';
import {
  MAIL_SECURITIES,
  mailSecurityLabels,
  mailServerTexts as texts,
} from '#shared/features/mails/server/rules.ts';
import { useApi } from '../../../core/api.ts';
import { createDraftStore } from '../../../core/drafts/draft-store.ts';
import { useDraft } from '../../../core/drafts/use-draft.ts';
import { fieldErrorsOf } from '../../../core/failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { readInteger } from '../../../ui/form/read-integer.ts';
import { RestoredDraft } from '../../../ui/form/restored-draft.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { useServerChange } from './use-server-change.ts';

/** Without the password, which is never stored in the browser. */
const MailServerFields = z.object({
  host: z.string(),
  port: z.string(),
  security: z.enum(MAIL_SECURITIES),
  username: z.string(),
  sender: z.string(),
});
type MailServerFields = z.infer<typeof MailServerFields>;
type FieldName = keyof MailServerFields | 'password';

const DEFAULTS: MailServerFields = {
  host: '',
  port: '587',
  security: 'starttls',
  username: '',
  sender: '',
};

/** The fields that were typed in. */
const MailServerDraft = z.partial(MailServerFields);
type MailServerDraft = z.infer<typeof MailServerDraft>;
const drafts = createDraftStore({ name: 'mail-server', schema: MailServerDraft, storedFor: 'tab' });
const nothingTyped: MailServerDraft = {};

export function MailServerForm({ stored }: { stored: StoredMailServer | null }) {
  const { draft: typed, setDraft: setTyped, isChanged, clear } = useDraft(drafts, 'site', nothingTyped);
  const [password, setPassword] = useState('');
  // Input before hydration would be lost.
  const isHydrated = useHydrated();
  const shown = { ...DEFAULTS, ...(stored && { ...stored, port: String(stored.port) }), ...typed, password };
  const { mutate, isPending, error } = useMutation(
    useApi().mailServer.save.mutationOptions(
      useServerChange<NewMailServer>({
        success: 'Testmejlet är skickat till dig',
        failure: texts.testFailed,
        onSaved() {
          clear();
          empty();
        },
        repeat: (input) => mutate(input),
      }),
    ),
  );
  const errors = fieldErrorsOf(error);

  function type(name: FieldName, text: string): void {
    if (name === 'password') setPassword(text);
    else setTyped({ ...typed, [name]: text });
  }

  function empty(): void {
    setTyped(nothingTyped);
    setPassword('');
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const { host, port, security, username, sender } = shown;
    // The server refuses a non-number with the same sentence as a number out of range.
    const numbered = { host, port: readInteger(port), security, username, sender };
    mutate({ ...numbered, ...(password !== '' && { password }) });
  }

  const field = (name: FieldName) => ({
    error: errors[name],
    value: shown[name],
    onChange: (text: string) => type(name, text),
  });

  return (
    <form noValidate onSubmit={submit} inert={!isHydrated} className="flex flex-col gap-4">
      {/* The draft is read after hydration. */}
      <RestoredDraft key={String(isHydrated)} isChanged={isChanged} onReset={empty} />
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField {...field('host')} label="Server" hint="Som smtp.exempel.se" />
        <TextField {...field('port')} label="Port" hint="Oftast 587" />
      </div>
      <SecurityField {...field('security')} />
      <TextField
        {...field('username')}
        label="Användarnamn"
        hint="Tomt om servern inte frågar efter något."
      />
      <TextField
        {...field('password')}
        label="Lösenord"
        type="password"
        hint={
          stored?.hasPassword
            ? 'Ett lösenord är sparat och visas inte. Lämna fältet tomt för att ha kvar det.'
            : 'Sparas krypterat och visas aldrig igen.'
        }
      />
      <TextField {...field('sender')} label="Avsändare" hint="Som Baskettorget <hej@exempel.se>" />
      <Button type="submit" busy={isPending} className="self-start">
        Skicka testmejl
      </Button>
    </form>
  );
}

interface ValueProps {
  error: string | undefined;
  value: string;
  onChange: (text: string) => void;
}

function TextField({
  label,
  hint,
  error,
  type,
  value,
  onChange,
}: ValueProps & { label: string; hint: string; type?: 'password' }) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          type={type}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

function SecurityField({ error, value, onChange }: ValueProps) {
  return (
    <Field label="Kryptering" error={error}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          {MAIL_SECURITIES.map((security) => (
            <option key={security} value={security}>
              {mailSecurityLabels[security]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
