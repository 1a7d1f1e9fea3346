// A password field with a show button and a Caps Lock warning.
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/text-input.tsx';

export type PasswordFieldProps = ComponentProps<typeof PasswordInput> & {
  label: string;
  hint?: string;
  error?: string | undefined;
};

export function PasswordField({ label, hint, error, required, ...input }: PasswordFieldProps) {
  const [hasCapsLock, setHasCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setHasCapsLock(event.getModifierState('CapsLock'));
  return (
    <div>
      <Field label={label} hint={hint} error={error} required={required}>
        {(control) => (
          <PasswordInput {...control} {...input} onKeyDown={watchCapsLock} onKeyUp={watchCapsLock} />
        )}
      </Field>
      <p aria-live="polite" className="text-sm text-warning">
        {hasCapsLock && 'Caps Lock är på'}
      </p>
    </div>
  );
}
