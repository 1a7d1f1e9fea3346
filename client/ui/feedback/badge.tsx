// Labels for states and counts.
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

/** The text carries the meaning; the colour only supports it. */
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
        'inline-flex min-h-6 items-center gap-1.5 rounded-sm px-2 font-display text-xs font-bold sm:whitespace-nowrap',
        // Large text on a small phone needs a second row.
        'max-sm:max-w-full max-sm:[overflow-wrap:anywhere]',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}

export type PlateTone = 'night' | 'wood' | 'faded';

const plates: Record<PlateTone, string> = {
  night: 'bg-hall text-hall-ink',
  wood: 'bg-[oklch(0.86_0.11_82)] text-hall',
  faded: 'bg-[oklch(0.9_0.01_264)] text-hall',
};

/** A label on a photograph, for figures or one word; the same in both themes. */
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
