// The two kinds of control a filter has: a short list laid out to be pressed, and a long one to choose from.
import type { ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useFollowing } from './use-following.ts';

/** Every control of the marketplace belongs to this form, wherever on the page it stands. */
export const filterForm = 'ad-filters';

export interface FilterProps {
  /** The parameter's name in the address. */
  name: string;
  label: string;
  /** What is chosen; empty for all. */
  value: string;
  options: ReadonlyArray<{ value: string; label: string }>;
  /** What no choice at all is called. */
  allLabel: string;
  onChange: (change: Record<string, string>) => void;
}

export function FilterChoices({ name, label, value, options, allLabel, onChange }: FilterProps) {
  const [chosen, choose] = useFollowing(value);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2 lg:flex-col lg:gap-0.5">
        {[{ value: '', label: allLabel }, ...options].map((option) => (
          <label key={option.value} className={choiceStyle}>
            <input
              type="radio"
              name={name}
              form={filterForm}
              value={option.value}
              checked={option.value === chosen}
              onChange={() => {
                choose(option.value);
                onChange({ [name]: option.value });
              }}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const choiceStyle =
  'relative inline-flex min-h-10 items-center rounded-md border border-outline bg-surface px-3 text-sm ' +
  'transition-colors duration-150 hover:border-ink has-checked:border-ink has-checked:bg-ink ' +
  'has-checked:font-semibold has-checked:text-bg has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-focus lg:min-h-9 lg:border-transparent lg:bg-transparent lg:hover:bg-sunken';

export function FilterSelect({ name, label, value, options, allLabel, onChange }: FilterProps) {
  const [chosen, choose] = useFollowing(value);
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          name={name}
          form={filterForm}
          value={chosen}
          onChange={({ target }) => {
            choose(target.value);
            onChange({ [name]: target.value });
          }}
        >
          <option value="">{allLabel}</option>
          <Options options={options} />
        </Select>
      )}
    </Field>
  );
}

export function Options({ options }: Pick<FilterProps, 'options'>): ReactNode {
  return options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
}
