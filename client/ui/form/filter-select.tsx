// A select that filters or sorts a table.
import { Field } from './field.tsx';
import { Select } from './select.tsx';
import { useOptimisticValue } from './use-optimistic-value.ts';

export interface FilterSelectProps {
  label: string;
  hideLabel?: boolean;
  /** Label of the empty option; leave it out where a value is required. */
  all?: string;
  /** The label of each value. */
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
  const [chosen, choose] = useOptimisticValue(value);
  return (
    <Field label={label} hideLabel={hideLabel} className={className}>
      {(control) => (
        <Select
          {...control}
          value={chosen}
          onChange={({ target }) => {
            choose(target.value);
            onChange(target.value);
          }}
        >
          {all && <option value="">{all}</option>}
          {Object.entries(labels).map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
