// The fields of a mail server. Saving sends a test mail; the server in use is unchanged until the test mail is confirmed.
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { NewMailServer, StoredMailServer } from '#shared/features/mails/server/contract.ts';
import { MAIL_SECURITIES, mailSecurityLabels } from '#shared/features/mails/server/rules.ts';
import { useApi } from '../../../core/api.ts';
import { fieldErrorsOf } from '../../../core/failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field, type FieldControl } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { useServerChange } from './use-server-change.ts';

interface MailServerFields {
  host: string;
  port: string;
  security: NewMailServer['security'];
  username: string;
  password: string;
  sender: string;
}

const DEFAULTS: MailServerFields = {
  host: '',
  port: '587',
  security: 'starttls',
  username: '',
  password: '',
  sender: '',
};

export function MailServerForm({ stored }: { stored: StoredMailServer | null }) {
  const [typed, setTyped] = useState<Partial<MailServerFields>>({});
  const shown = { ...DEFAULTS, ...(stored && { ...stored, port: String(stored.port) }), ...typed };
  const { mutate, isPending, error } = useMutation(
    useApi().mailServer.save.mutationOptions(
      useServerChange<NewMailServer>({
        success: 'Testmejlet är skickat till dig',
        onSaved: () => setTyped({}),
        repeat: (input) => mutate(input),
      }),
    ),
  );
  const errors = fieldErrorsOf(error);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const { host, port, security, username, sender } = shown;
    // The server refuses a non-number with the same sentence as a number out of range.
    const numbered = { host, port: Number(port || Number.NaN), security, username, sender };
    mutate({ ...numbered, ...(shown.password !== '' && { password: shown.password }) });
  }

  const field = (
    name: keyof MailServerFields,
    label: string,
    {
      hint,
      children,
      ...props
    }: { hint?: string; children?: (control: FieldControl) => ReactNode; type?: string },
  ) => (
    <Field label={label} hint={hint} error={errors[name]}>
      {children ??
        ((control) => (
          <TextInput
            {...control}
            {...props}
            autoComplete="off"
            value={shown[name]}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        ))}
    </Field>
  );

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        {field('host', 'Server', { hint: 'Som smtp.exempel.se' })}
        {field('port', 'Port', { hint: 'Oftast 587' })}
      </div>
      {field('security', 'Kryptering', {
        children: (control) => (
          <Select
            {...control}
            value={shown.security}
            onChange={({ target }) => {
              const security = MAIL_SECURITIES.find((one) => one === target.value);
              setTyped({ ...typed, ...(security && { security }) });
            }}
          >
            {MAIL_SECURITIES.map((security) => (
              <option key={security} value={security}>
                {mailSecurityLabels[security]}
              </option>
            ))}
          </Select>
        ),
      })}
      {field('username', 'Användarnamn', { hint: 'Tomt om servern inte frågar efter något.' })}
      {field('password', 'Lösenord', {
        type: 'password',
        hint: stored?.hasPassword
          ? 'Ett lösenord är sparat och visas inte. Lämna fältet tomt för att ha kvar det.'
          : 'Sparas krypterat och visas aldrig igen.',
      })}
      {field('sender', 'Avsändare', { hint: 'Som Baskettorget <hej@exempel.se>' })}
      <Button type="submit" busy={isPending} className="self-start">
        Skicka testmejl
      </Button>
    </form>
  );
}
