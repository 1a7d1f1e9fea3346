// Connects a label, a hint and an error to one control, also for screen readers.
import { useId, type ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { classNames } from '../class-names.ts';

/** Attributes of the control: spread them on TextInput, TextArea, Select … */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  hideLabel?: boolean;
  /** Id of a further description below the field, such as a counter. */
  describedBy?: string;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

/** `<Field label="Titel" error={errors.title?.message}>{(control) => <TextInput {...control} />}</Field>` */
export function Field({
  label,
  hint,
  error,
  required,
  hideLabel,
  describedBy,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'self-start text-sm font-semibold'}>
        {label}
        {required && (
          <span aria-hidden="true" className="text-accent-text">
            {' *'}
          </span>
        )}
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': [hintId, describedBy, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** The error text at the field. Used by itself for groups of several controls. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-semibold text-danger">
      <CircleAlert size={16} className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
