// A switch, whose change applies at once.
import { useId } from 'react';
import { classNames } from '../class-names.ts';

export type SwitchProps = {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** While saving it keeps the focus and ignores clicks. */
  busy?: boolean;
  /** Hides the label visually: for a switch in a table row. */
  hideLabel?: boolean;
};

/** On and off differ by position and shape, not only by colour. */
export function Switch({ label, hint, checked, onChange, disabled, busy = false, hideLabel }: SwitchProps) {
  const id = useId();
  return (
    <span className={classNames('flex min-h-11 items-center justify-between', !hideLabel && 'gap-4')}>
      <span className="min-w-0">
        <label id={`${id}-label`} htmlFor={id} className={hideLabel ? 'sr-only' : 'font-semibold'}>
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="block text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        disabled={disabled}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={() => busy || onChange(!checked)}
        className={classNames(
          'relative h-7 w-12 shrink-0 rounded-full border-2 transition-colors duration-150 disabled:opacity-55',
          // A larger touch target above and below.
          'before:absolute before:inset-x-0 before:-inset-y-2.5',
          checked ? 'border-pine bg-pine' : 'border-outline bg-surface',
        )}
      >
        <span
          className={classNames(
            'absolute top-0.5 flex size-5 items-center justify-center rounded-full transition-[left] duration-150',
            // With forced colours every background is the same.
            'forced-colors:border-2 forced-colors:border-[ButtonText]',
            checked ? 'left-[1.375rem] bg-pine-ink' : 'left-0.5 bg-outline',
          )}
        />
      </button>
    </span>
  );
}
