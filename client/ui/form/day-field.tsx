// A future date, in the browser's own date picker.
import { Field, type FieldProps } from './field.tsx';
import { TextInput } from './text-input.tsx';

export type DayFieldProps = Pick<FieldProps, 'label' | 'hint' | 'required' | 'error'> & {
  /** The earliest date allowed; dates are YYYY-MM-DD. */
  min: string;
  /** Empty for none. */
  value: string;
  onChange: (day: string) => void;
};

export function DayField({ label, hint, required, error, min, value, onChange }: DayFieldProps) {
  return (
    <Field label={label} hint={hint} required={required} error={error}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          min={min}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
