// Who runs the site: texts that are saved together.
import { type SubmitEvent, useState } from 'react';
import type { Operator, SiteSettings } from '#shared/features/site-settings/contract.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { SettingChange } from './setting-change.tsx';
import { useSaveSetting } from './use-save-setting.ts';

interface OperatorField {
  name: keyof Operator;
  label: string;
  hint?: string;
  autoComplete: string;
}

const fields: OperatorField[] = [
  { name: 'operatorName', label: 'Namn', autoComplete: 'organization' },
  { name: 'operatorNumber', label: 'Organisationsnummer', autoComplete: 'off' },
  { name: 'operatorAddress', label: 'Postadress', autoComplete: 'street-address' },
  { name: 'operatorEmail', label: 'E-post', autoComplete: 'email' },
  { name: 'operatorPhone', label: 'Telefon', hint: 'Frivilligt.', autoComplete: 'tel' },
  {
    name: 'operatorReportsEmail',
    label: 'E-post för anmälningar och myndigheter',
    hint: 'Frivilligt. Lämna tomt om det är samma adress.',
    autoComplete: 'off',
  },
];

export function OperatorSettings({ settings }: { settings: SiteSettings }) {
  const [typed, setTyped] = useState<Partial<Operator>>({});
  const { isSaving, refusals, save } = useSaveSetting();

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    save(typed, () => setTyped({}));
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {fields.map(({ name, label, hint, autoComplete }) => (
        <Field key={name} label={label} hint={hint} error={refusals[name]}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete={autoComplete}
              value={typed[name] ?? settings[name]}
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <Button type="submit" busy={isSaving} disabled={Object.keys(typed).length === 0} className="self-start">
        Spara uppgifterna
      </Button>
      <SettingChange names={fields.map(({ name }) => name)} />
    </form>
  );
}
