// The kinds of filter control: radio buttons or checkboxes for a short list, a select for a long one.
import { type ReactNode, useRef } from 'react';
import { toggleChoice, splitChoices } from '#shared/features/ads/list/joined-choices.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { useEarlyValue } from '../../../ui/form/use-early-value.ts';
import { useOptimisticValue } from '../../../ui/form/use-optimistic-value.ts';

/** The form that every control of the marketplace belongs to, wherever it is on the page. */
export const filterForm = 'ad-filters';

export interface FilterProps {
  /** The name of the query parameter. */
  name: string;
  label: string;
  /** The chosen value; empty for all. */
  value: string;
  options: ReadonlyArray<{ value: string; label: string }>;
  /** Label of the option that clears the filter. */
  allLabel: string;
  onChange: (change: Record<string, string>) => void;
}

export function FilterChoices({ name, label, value, options, allLabel, onChange }: FilterProps) {
  const [chosen, choose] = useOptimisticValue(value);
  const field = useRef<HTMLFieldSetElement>(null);

  function change(to: string): void {
    choose(to);
    onChange({ [name]: to });
  }
  useEarlyValue(field, value, change);

  return (
    <fieldset ref={field} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2 lg:flex-col lg:gap-0">
        {[{ value: '', label: allLabel }, ...options].map((option) => (
          <label key={option.value} className="filter-choice">
            <input
              type="radio"
              name={name}
              form={filterForm}
              value={option.value}
              checked={option.value === chosen}
              onChange={() => change(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface SeveralProps extends Omit<FilterProps, 'options' | 'allLabel'> {
  /** `count`: the number of ads, as text. */
  options: ReadonlyArray<{ value: string; label: string; count?: string | undefined }>;
  /** Shows the options side by side on a desktop too. */
  isCompact?: boolean;
}

/** Any number of choices can be made, and an ad matches if it has one of them. Without a choice there is no filter. */
export function FilterSeveral({ name, label, value, options, isCompact = false, onChange }: SeveralProps) {
  const [chosen, choose] = useOptimisticValue(value);
  const field = useRef<HTMLFieldSetElement>(null);
  const choices = splitChoices(chosen);

  function change(to: string): void {
    choose(to);
    onChange({ [name]: to });
  }
  useEarlyValue(field, value, change);

  return (
    <fieldset ref={field} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className={`flex flex-wrap gap-2 ${isCompact ? '' : 'lg:flex-col lg:gap-0'}`}>
        {options.map((option) => (
          <label key={option.value} className={isCompact ? 'filter-choice filter-chip' : 'filter-choice'}>
            <input
              type="checkbox"
              name={name}
              form={filterForm}
              value={option.value}
              checked={choices.includes(option.value)}
              onChange={({ target }) => change(toggleChoice(chosen, option.value, target.checked))}
            />
            {option.label}
            {option.count !== undefined && <span className="filter-count">{option.count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function FilterSelect({ name, label, value, options, allLabel, onChange }: FilterProps) {
  const [chosen, choose] = useOptimisticValue(value);
  const field = useRef<HTMLSelectElement>(null);

  function change(to: string): void {
    choose(to);
    onChange({ [name]: to });
  }
  useEarlyValue(field, value, change);

  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          name={name}
          form={filterForm}
          value={chosen}
          onChange={({ target }) => change(target.value)}
          ref={field}
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
