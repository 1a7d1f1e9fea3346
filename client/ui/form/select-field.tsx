// A select with its label and error, in which the user must choose one of some labelled values.
import { keysOf } from '#shared/feature.ts';
import { Field, type FieldProps } from './field.tsx';
import { Select } from './select.tsx';

export interface SelectFieldProps<Value extends string> extends Pick<
  FieldProps,
  'label' | 'required' | 'error'
> {
  /** The options, in the order of the keys. */
  labels: Readonly<Record<Value, string>>;
  /** Empty until the user has chosen. */
  value: string;
  onChange: (value: Value | '') => void;
}

export function SelectField<Value extends string>({
  labels,
  value,
  onChange,
  ...field
}: SelectFieldProps<Value>) {
  const values = keysOf(labels);
  return (
    <Field {...field}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => onChange(values.find((one) => one === target.value) ?? '')}
        >
          <option value="">Välj</option>
          {values.map((one) => (
            <option key={one} value={one}>
              {labels[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
