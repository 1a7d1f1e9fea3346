// A radio group with one option per line.
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from './field.tsx';

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** An explanation, shown below the label. */
  note?: string;
  /** Shown before the label. */
  picture?: ReactNode;
}

export interface RadioListProps<Value extends string> {
  legend: string;
  /** For a group below a heading with the same text. */
  hideLegend?: boolean;
  required?: boolean;
  error?: string | undefined;
  options: readonly RadioOption<Value>[];
  value: Value | null | undefined;
  onChange: (value: Value) => void;
}

export function RadioList<Value extends string>({
  legend,
  hideLegend = false,
  required,
  error,
  options,
  value,
  onChange,
}: RadioListProps<Value>) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-1"
      aria-describedby={error ? errorId : undefined}
      data-wrong={error ? '' : undefined}
    >
      <legend className={classNames('mb-1.5 text-sm font-semibold', hideLegend && 'sr-only')}>
        {legend}
        {required && (
          <span aria-hidden="true" className="text-accent-text">
            {' *'}
          </span>
        )}
      </legend>
      {/* Above the options: below a long list it would be out of sight on a phone. */}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-line px-3 py-1.5 hover:border-ink has-checked:border-ink has-checked:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="size-5 shrink-0 accent-pine outline-none"
          />
          {option.picture}
          <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            <span className={option.note && 'block font-semibold'}>{option.label}</span>
            {option.note && <span className="block text-sm text-muted">{option.note}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
