// One of a few, each on a line of its own.
import { useId } from 'react';
import { FieldError } from './field.tsx';

export interface RadioListProps<Value extends string> {
  legend: string;
  required?: boolean;
  error?: string | undefined;
  options: readonly { value: Value; label: string }[];
  value: Value | null | undefined;
  onChange: (value: Value) => void;
}

export function RadioList<Value extends string>({
  legend,
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
      <legend className="mb-1.5 text-sm font-semibold">
        {legend}
        {required && (
          <span aria-hidden="true" className="text-accent-text">
            {' *'}
          </span>
        )}
      </legend>
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
          {option.label}
        </label>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
