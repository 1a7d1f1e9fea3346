// A numeric setting with its own save button.
import { useHydrated } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { SettingChange } from './setting-change.tsx';
import { useSaveSetting } from './use-save-setting.ts';

export interface NumberSettingProps {
  name: 'minimumAge' | 'adDurationDays' | 'picturesPerAd' | 'forumHeldPosts';
  label: string;
  hint: string;
  unit: string;
  value: number;
}

export function NumberSetting({ name, label, hint, unit, value }: NumberSettingProps) {
  const [typed, setTyped] = useState<{ text: string; seen?: number }>();
  // Input before hydration would be lost.
  const isHydrated = useHydrated();
  const { isSaving, refusals, isUnseen, save } = useSaveSetting();

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    // The server refuses a non-number with the same message as a number out of range.
    save(
      { [name]: Number(typed?.text || Number.NaN) },
      {
        seen: { [name]: typed?.seen ?? value },
        onSaved: () => setTyped(undefined),
        onUnseen: () => setTyped(typed && { text: typed.text }),
      },
    );
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      inert={!isHydrated}
      className="flex flex-wrap items-end gap-x-3 gap-y-1"
    >
      <div className="min-w-0 flex-1 basis-60">
        <Field
          label={label}
          hint={isUnseen && typed ? `Nu gäller ${value} ${unit}.` : hint}
          error={refusals[name]}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              unit={unit}
              maxLength={3}
              value={typed?.text ?? String(value)}
              onChange={(event) => setTyped({ seen: value, ...typed, text: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Button type="submit" busy={isSaving} disabled={typed === undefined}>
        Spara
      </Button>
      <div className="basis-full">
        <SettingChange names={[name]} />
      </div>
    </form>
  );
}
