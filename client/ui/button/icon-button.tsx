// An icon button: 44 px for touch, with an accessible name.
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type IconButtonTone = 'plain' | 'plate' | 'solid';
type IconButtonOptions = { label: string; icon: ReactNode; tone?: IconButtonTone; small?: boolean };

const tones: Record<IconButtonTone, string> = {
  plain: 'text-ink hover:bg-sunken',
  plate: 'bg-hall/80 text-hall-ink hover:bg-hall',
  solid: 'border border-outline bg-surface text-ink hover:bg-sunken',
};

/** The classes of an icon button, for other elements. `plate` is for use on photographs, `solid` on a map. */
export function iconButtonStyle({
  tone = 'plain',
  small = false,
}: { tone?: IconButtonTone; small?: boolean } = {}) {
  return classNames(
    'inline-flex shrink-0 items-center justify-center rounded-md transition-colors duration-150',
    'disabled:cursor-not-allowed disabled:opacity-55',
    small ? 'size-9' : 'size-11',
    tones[tone],
  );
}

/** `pressed` makes it a toggle (aria-pressed); fill the icon with `fill="currentColor"` when it is on. */
export function IconButton({
  label,
  icon,
  tone,
  small,
  pressed,
  className,
  ...props
}: ComponentProps<'button'> & IconButtonOptions & { pressed?: boolean }) {
  return (
    <button
      type="button"
      title={label}
      {...props}
      aria-label={label}
      aria-pressed={pressed}
      className={classNames(iconButtonStyle({ tone, small }), className)}
    >
      {icon}
    </button>
  );
}
