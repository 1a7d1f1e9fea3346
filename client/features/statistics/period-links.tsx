// The periods of statistics as links, which also work without JavaScript. Source: spec 2 §9 Analytics period options.
import { type Period, periodLabels, PERIODS } from '#shared/features/statistics/periods.ts';
import { Anchor } from '../../ui/button/anchor.tsx';
import { hrefOfPeriod } from './statistics-addresses.ts';

export interface PeriodLinksProps {
  /** Address of the page. */
  path: string;
  current: Period;
}

export function PeriodLinks({ path, current }: PeriodLinksProps) {
  return (
    <nav
      aria-label="Period"
      className="inline-flex max-w-full flex-wrap gap-1 rounded-md border border-line bg-sunken p-1 print:hidden"
    >
      {PERIODS.map((period) => (
        <Anchor
          key={period}
          href={hrefOfPeriod(path, period)}
          aria-current={period === current ? 'page' : undefined}
          className="inline-flex min-h-9 items-center rounded-sm px-3 font-display text-xs font-bold text-muted hover:text-ink max-sm:px-2.5 touch:min-h-11 aria-[current]:bg-ink aria-[current]:text-bg"
        >
          {periodLabels[period]}
        </Anchor>
      ))}
    </nav>
  );
}
