// Cards: the background of most content, with variants for figures and facts.
import type { ComponentProps, ReactNode } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Anchor } from '../button/anchor.tsx';
import { classNames } from '../class-names.ts';

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

export type StatCardProps = {
  label: string;
  value: string | number;
  hint?: string;
  /** Link to the counted items. */
  href?: string;
  /** The items that this card counts are shown below. */
  isCurrent?: boolean;
  /** One line high, for a row of cards above a list. */
  isSlim?: boolean;
};

/** The list of four such figures: two in a row, one where the text is large, and all four on a wide screen. */
export const statCardGrid =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,40%)),1fr))] gap-3 *:*:h-full lg:grid-cols-4';

/** A figure with its name: the counters of the back office. */
export function StatCard({ label, value, hint, href, isCurrent = false, isSlim = false }: StatCardProps) {
  const classes = classNames(
    'relative rounded-md border bg-surface',
    isSlim ? 'flex items-baseline justify-between gap-2 px-4 py-2.5' : 'flex flex-col gap-1 p-4 sm:p-5',
    isCurrent ? 'border-ink shadow-[inset_0_-0.25rem_var(--color-ink)]' : 'border-line',
  );
  const content = (
    <>
      <span className={classNames('text-sm', isCurrent ? 'font-semibold text-ink' : 'text-muted')}>
        {label}
      </span>
      <span className={isSlim ? 'board text-lg' : 'board text-xl'}>{value}</span>
      {hint && <span className="text-sm text-muted">{hint}</span>}
    </>
  );
  if (href === undefined) return <div className={classes}>{content}</div>;
  return (
    <Anchor
      href={href}
      aria-current={isCurrent ? 'true' : undefined}
      className={classNames(classes, 'transition-colors duration-150 hover:border-ink')}
    >
      {content}
      {!isSlim && <ArrowRight size={18} className="absolute top-4 right-4 text-muted sm:top-5 sm:right-5" />}
    </Anchor>
  );
}

/** A description list: `[{ term: 'Skick', value: 'Ny' }]`. A long term breaks before it widens the page at 200 % text. */
export function Facts({ facts }: { facts: ReadonlyArray<{ term: string; value: ReactNode }> }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(min-content,1fr)] gap-x-6">
      {facts.map(({ term, value }) => (
        <div
          key={term}
          className="col-span-2 grid grid-cols-subgrid border-b border-line py-2 last:border-b-0"
        >
          <dt className="[overflow-wrap:anywhere] hyphens-auto text-muted">{term}</dt>
          <dd className="min-w-0 text-right font-semibold [overflow-wrap:anywhere] hyphens-auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
