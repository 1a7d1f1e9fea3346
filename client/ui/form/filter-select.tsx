// One of a few kinds that a table can be narrowed to, or put in the order of.
import { Field } from './field.tsx';
import { Select } from './select.tsx';

export interface FilterSelectProps {
  label: string;
  hideLabel?: boolean;
  /** The choice of none; left out where one is always chosen. */
  all?: string;
  /** What each value is called. */
  labels: Readonly<Record<string, string>>;
  /** Empty for none. */
  value: string;
  onChange: (value: string) => void;
  className: string;
}

export function FilterSelect({
  label,
  hideLabel,
  all,
  labels,
  value,
  onChange,
  className,
}: FilterSelectProps) {
  return (
    <Field label={label} hideLabel={hideLabel} className={className}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          {all && <option value="">{all}</option>}
          {Object.entries(labels).map(([known, word]) => (
            <option key={known} value={known}>
              {word}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
