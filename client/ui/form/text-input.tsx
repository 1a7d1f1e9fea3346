// A single-line text input, optionally with a unit, and a password input with a show button.
import { useState, type ComponentProps } from 'react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { classNames } from '../class-names.ts';

/** The style of all inputs and selects. 17 px text, so that phones do not zoom in. */
export const controlStyle =
  'w-full min-w-0 rounded-md border border-outline bg-surface px-3 text-base text-ink placeholder:text-muted ' +
  'transition-colors duration-150 hover:border-ink focus:border-ink ' +
  'aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger ' +
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted';

/** `unit` is shown inside the frame to the right: `<TextInput inputMode="numeric" unit="kr" />`. */
export function TextInput({ unit, className, ...props }: ComponentProps<'input'> & { unit?: string }) {
  const input = (
    <input type="text" {...props} className={classNames(controlStyle, 'h-11', unit && 'pr-11', className)} />
  );
  if (!unit) return input;
  return (
    <span className="relative block">
      {input}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-muted"
      >
        {unit}
      </span>
    </span>
  );
}

/** A password, hidden until the user shows it. */
export function PasswordInput({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <span className="relative block">
      <input
        {...props}
        type={isShown ? 'text' : 'password'}
        className={classNames(controlStyle, 'h-11 pr-12', className)}
      />
      <button
        type="button"
        aria-label="Visa lösenord"
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-md text-muted hover:text-ink"
      >
        {isShown ? <EyeOff size={20} /> : <Eye size={20} />}
      </button>
    </span>
  );
}
