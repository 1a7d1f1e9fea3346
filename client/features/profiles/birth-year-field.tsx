// The year one was born, which is asked for once.
import type { Ref } from 'react';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

export interface BirthYearFieldProps {
  value: string;
  onChange: (typed: string) => void;
  error: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

export function BirthYearField({ value, onChange, error, ref }: BirthYearFieldProps) {
  return (
    <Field
      label="Födelseår"
      required
      hint="Vi frågar en gång och visar det aldrig för andra. Är du under 18 visas dina kontaktuppgifter inte för någon."
      error={error}
    >
      {(control) => (
        <TextInput
          {...control}
          ref={ref}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          inputMode="numeric"
          autoComplete="bday-year"
          maxLength={4}
          className="max-w-28"
        />
      )}
    </Field>
  );
}

/** What is typed as the API takes it; what is no year is refused there, beside the field. */
export function readYear(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed);
}
