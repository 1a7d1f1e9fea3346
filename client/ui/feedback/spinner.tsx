// A spinning ball for waits of unknown length.
import { classNames } from '../class-names.ts';

/** With `label` it is announced; without, it is decoration beside a text. Size in pixels. */
export function Spinner({
  label,
  size = 20,
  className,
}: {
  label?: string;
  size?: number;
  className?: string;
}) {
  const ball = (
    <svg
      aria-hidden="true"
      className={classNames('shrink-0 animate-spin', className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
    >
      <circle cx="12" cy="12" r="10" />
      <path d="M12 2v20M2 12h20M5 5q7 7 0 14M19 5q-7 7 0 14" />
    </svg>
  );
  if (!label) return ball;
  return (
    <output className="inline-flex items-center gap-2 text-muted">
      {ball}
      <span>{label}</span>
    </output>
  );
}
