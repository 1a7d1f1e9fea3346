// A text area with its label, hint and error.
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { TextArea } from './text-area.tsx';

export type TextAreaFieldProps = Omit<FieldProps, 'children' | 'className' | 'hideLabel'> &
  Pick<ComponentProps<'textarea'>, 'rows' | 'maxLength'> & {
    value: string;
    onChange: (text: string) => void;
  };

export function TextAreaField({
  label,
  hint,
  required,
  error,
  value,
  onChange,
  ...props
}: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} required={required} error={error}>
      {(control) => (
        <TextArea
          {...control}
          {...props}
          className="min-h-28"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
