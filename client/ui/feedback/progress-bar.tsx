// Progress of a long operation.
import { classNames } from '../class-names.ts';

export type ProgressBarProps = {
  label: string;
  /** 0–100; leave it out while the length is unknown. */
  value?: number;
  hideLabel?: boolean;
  className?: string;
};

export function ProgressBar({ label, value, hideLabel, className }: ProgressBarProps) {
  return (
    <label className={classNames('block text-sm', className)}>
      <span className={hideLabel ? 'sr-only' : 'mb-1 flex justify-between gap-3'}>
        <span>{label}</span>
        {value !== undefined && <span className="text-muted tabular-nums">{Math.round(value)} %</span>}
      </span>
      <progress
        max={100}
        value={value}
        className={classNames(
          'block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken',
          // Opts out of forced colours, which would hide the value.
          'forced-color-adjust-none',
          '[&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-pine [&::-moz-progress-bar]:bg-pine',
          value === undefined && 'animate-breathe',
        )}
      />
    </label>
  );
}
