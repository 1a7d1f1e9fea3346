// A checkbox, submitted with its form.
import type { ComponentProps, ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import { classNames } from '../class-names.ts';

/** The label is part of the target. */
export function Checkbox({
  label,
  hideLabel,
  className,
  ...props
}: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hideLabel?: boolean }) {
  return (
    <label
      className={classNames(
        'inline-flex min-h-11 cursor-pointer items-center gap-2.5 has-disabled:cursor-not-allowed has-disabled:text-muted',
        // Wide enough for a finger; the negative margin leaves the box where it is without that.
        hideLabel && '-mx-2.5 min-w-11 justify-center',
        className,
      )}
    >
      <span className="relative inline-flex shrink-0">
        <input
          type="checkbox"
          {...props}
          className="peer size-5 cursor-[inherit] appearance-none rounded-sm border border-outline bg-surface checked:border-pine checked:bg-pine disabled:bg-sunken forced-colors:appearance-auto"
        />
        <Check
          size={16}
          strokeWidth={3.5}
          className="pointer-events-none absolute inset-0.5 hidden text-pine-ink peer-checked:block forced-colors:peer-checked:hidden"
        />
      </span>
      <span className={hideLabel ? 'sr-only' : 'min-w-0'}>{label}</span>
    </label>
  );
}
