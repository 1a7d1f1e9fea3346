// Field for the birth year.
import type { Ref } from 'react';
import { checkBirthYear, isTreatedAsMinor } from '#shared/features/accounts/age.ts';
import { Field } from '../../ui/form/field.tsx';
import { readInteger } from '../../ui/form/read-integer.ts';
import { TextInput } from '../../ui/form/text-input.tsx';

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

/** Whether the typed year is that of a minor; false while the year is incomplete. */
export function isYearOfMinor(typed: string): boolean {
  const year = readInteger(typed);
  const now = new Date();
  return checkBirthYear(year, now) === null && isTreatedAsMinor(year, now);
}
