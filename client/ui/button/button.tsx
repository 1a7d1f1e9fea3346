// The button, and its styles for links.
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Anchor, type AnchorProps } from './anchor.tsx';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';
export type ButtonStyleOptions = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean };

const shape =
  'inline-flex max-w-full items-center justify-center gap-2 rounded-md border text-center font-display font-bold ' +
  'leading-tight [&_svg]:shrink-0 transition-colors duration-150 select-none active:translate-y-px ' +
  // Hidden in print, also on links: there is nothing to press on paper.
  'disabled:cursor-not-allowed disabled:opacity-55 disabled:active:translate-y-0 print:hidden';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-accent-ink not-disabled:hover:bg-accent-hover',
  secondary: 'border-outline bg-surface text-ink not-disabled:hover:border-ink not-disabled:hover:bg-sunken',
  ghost: 'border-transparent bg-transparent text-ink not-disabled:hover:bg-sunken',
  danger: 'border-transparent bg-danger text-danger-ink not-disabled:hover:bg-danger-hover',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 py-1.5 text-xs touch:min-h-11',
  md: 'min-h-11 px-4 py-2 text-sm',
  lg: 'min-h-13 px-6 py-3 text-base',
};

/** The classes of a button, for the router's own links. `primary` is for the main action of a page. */
export function buttonStyle({
  variant = 'secondary',
  size = 'md',
  wide = false,
}: ButtonStyleOptions = {}): string {
  return classNames(shape, variants[variant], sizes[size], wide && 'w-full');
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonStyleOptions & { busy?: boolean; icon?: ReactNode };

/** While `busy` it keeps its width, its name and the focus, and ignores clicks. `type` defaults to `button`. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  icon,
  className,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={classNames(buttonStyle({ variant, size, wide }), className)}
      onClick={busy ? refusePress : props.onClick}
    >
      <span className="grid place-items-center *:[grid-area:1/1]">
        <span className={classNames('inline-flex items-center gap-2', busy && 'opacity-0')}>
          {icon}
          {children}
        </span>
        {busy && <Spinner />}
      </span>
    </button>
  );
}

/** A link styled as a button: `<ButtonLink href="/create-ad" variant="primary">Skapa annons</ButtonLink>`. */
export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  className,
  children,
  ...props
}: AnchorProps & ButtonStyleOptions & { icon?: ReactNode }) {
  return (
    <Anchor {...props} className={classNames(buttonStyle({ variant, size, wide }), className)}>
      {icon}
      {children}
    </Anchor>
  );
}

// Cancelling the click, instead of disabling the button, keeps the focus and prevents a second submit.
function refusePress(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
  event.stopPropagation();
}
