// Small words that say what state a thing is in.
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type BadgeTone = 'neutral' | 'pine' | 'success' | 'warning' | 'danger' | 'ink';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink',
  pine: 'bg-pine-soft text-pine',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  ink: 'bg-ink text-bg',
};

/** The word carries the meaning; the tone only helps. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center gap-1.5 rounded-sm px-2 font-display text-xs font-bold whitespace-nowrap',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}

/** How many wait: `9+` above nine, nothing at zero. `label` is what a screen reader hears, e.g. "3 olästa". */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null;
  return (
    <span className="board relative inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-danger px-1.5 text-xs text-danger-ink">
      <span aria-hidden="true">{count > 9 ? '9+' : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

export type PlateTone = 'night' | 'wood' | 'faded';

const plates: Record<PlateTone, string> = {
  night: 'bg-hall text-hall-ink',
  wood: 'bg-[oklch(0.86_0.11_82)] text-hall',
  faded: 'bg-[oklch(0.9_0.01_264)] text-hall',
};

/** A piece of an arena board: figures, or one loud word, that lie upon a photograph in both themes alike. */
export function Plate({ tone = 'night', children }: { tone?: PlateTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'board inline-flex items-center rounded-sm px-2 py-1 text-base leading-none sm:text-lg',
        plates[tone],
      )}
    >
      {children}
    </span>
  );
}
