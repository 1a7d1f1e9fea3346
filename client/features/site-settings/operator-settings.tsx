// Who runs the site: texts that are saved together.
import { useHydrated } from '@tanstack/react-router';
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
  /** The stored values that were shown when typing began, to detect changes by another admin. */
  const [seen, setSeen] = useState<Partial<Operator>>({});
  // Input before hydration would be lost.
  const isHydrated = useHydrated();
  const { isSaving, refusals, isUnseen, save } = useSaveSetting();

  function type(name: keyof Operator, text: string): void {
    if (typed[name] === undefined) setSeen({ ...seen, [name]: settings[name] });
    setTyped({ ...typed, [name]: text });
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const stored = Object.fromEntries(fields.map(({ name }) => [name, settings[name]]));
    save(typed, {
      seen: { ...stored, ...seen },
      onSaved: () => {
        setTyped({});
        setSeen({});
      },
      onUnseen: () => setSeen({}),
    });
  }

  return (
    <form noValidate onSubmit={submit} inert={!isHydrated} className="flex flex-col gap-4">
      {fields.map(({ name, label, hint, autoComplete }) => (
        <Field
          key={name}
          label={label}
          hint={isUnseen && refusals[name] ? `Nu gäller: ${settings[name] || 'tomt'}` : hint}
          error={refusals[name]}
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete={autoComplete}
              value={typed[name] ?? settings[name]}
              onChange={(event) => type(name, event.target.value)}
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
