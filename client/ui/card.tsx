// A sheet of paper on the floor: the ground most things stand on.
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** `flush` leaves out the padding, for a card whose first child is a picture or a table. */
export function Card({ flush, className, ...props }: ComponentProps<'div'> & { flush?: boolean }) {
  return (
    <div
      {...props}
      className={classNames(
        'rounded-md border border-line bg-surface',
        flush ? 'overflow-hidden' : 'p-4 sm:p-5',
        className,
      )}
    />
  );
}

/** A number worth watching, with its name: the counters of the back office. */
export function StatCard({ label, value, hint }: { label: string; value: string | number; hint?: string }) {
  return (
    <Card className="flex flex-col gap-1">
      <span className="text-sm text-muted">{label}</span>
      <span className="board text-xl">{value}</span>
      {hint && <span className="text-sm text-muted">{hint}</span>}
    </Card>
  );
}

/** What a thing is, point by point: `[{ term: 'Skick', value: 'Ny' }]`. */
export function Facts({ facts }: { facts: ReadonlyArray<{ term: string; value: ReactNode }> }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6">
      {facts.map(({ term, value }) => (
        <div
          key={term}
          className="col-span-2 grid grid-cols-subgrid border-b border-line py-2 last:border-b-0"
        >
          <dt className="text-muted">{term}</dt>
          <dd className="min-w-0 text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
