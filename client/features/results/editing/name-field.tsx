// A field for a team or league: suggests known names and shows what happens to an unknown one.
import { useId } from 'react';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { KnownNames } from './known-names.ts';

export interface NameFieldProps extends KnownNames {
  label: string;
  value: string;
  error: string | undefined;
  /** "Ett nytt lag skapas när du sparar." */
  newHint: string;
  /** Hint for a typed name that is another name of a known team or league. */
  knownHint?: (name: string) => string;
  onChange: (value: string) => void;
}

const savedAs = (name: string) => `Sparas som ${name}.`;

export function NameField({
  label,
  value,
  error,
  names,
  known,
  newHint,
  knownHint = savedAs,
  onChange,
}: NameFieldProps) {
  const id = useId();
  const isOther = typeof known === 'string' && known !== value.trim();
  return (
    <Field
      label={label}
      required
      error={error}
      hint={known === null ? newHint : isOther ? knownHint(known) : undefined}
    >
      {(control) => (
        <>
          <TextInput
            {...control}
            value={value}
            autoComplete="off"
            list={id}
            onChange={({ target }) => onChange(target.value)}
          />
          <datalist id={id}>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
