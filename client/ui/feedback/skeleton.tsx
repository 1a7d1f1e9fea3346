// Placeholders while content loads, in the size that the content will have.
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** One grey block; set its size with classes: `<Skeleton className="h-5 w-2/3" />`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-breathe rounded-sm bg-sunken', className)}
    />
  );
}

/** Wraps the blocks and announces once to screen readers what is loading: "Laddar annonser". */
export function Loading({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div aria-busy="true" className={className}>
      <output className="sr-only">{label}</output>
      {children}
    </div>
  );
}
