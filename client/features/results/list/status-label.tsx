// The label of a match: SLUTAT, LIVE with the period, or KOMMANDE. Source: spec 1 §4 Results label.
import { periodName, REGULAR_PERIODS, resultLabels } from '#shared/features/results/rules.ts';
import type { Score } from '#shared/features/results/schemas.ts';

type LabelledMatch = Pick<Score, 'status' | 'period' | 'homePeriods'> & { isForfeit?: boolean };

export function StatusLabel({ match }: { match: LabelledMatch }) {
  const { status } = match;
  const detail = detailOf(match);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <span
        className={
          status === 'live'
            ? 'inline-flex min-h-6 items-center gap-1.5 rounded-sm bg-danger px-2 font-display text-xs font-bold text-danger-ink'
            : 'inline-flex min-h-6 items-center rounded-sm bg-sunken px-2 font-display text-xs font-bold text-ink'
        }
      >
        {status === 'live' && (
          <span aria-hidden="true" className="size-2 rounded-full bg-danger-ink motion-safe:animate-pulse" />
        )}
        {resultLabels[status]}
      </span>
      {detail && <span className="text-sm text-muted">{detail}</span>}
    </span>
  );
}

/** The period of a live match; how a finished one ended, if not after four periods. */
function detailOf({ status, period, homePeriods, isForfeit }: LabelledMatch): string | null {
  if (status === 'live') return period === null ? null : periodName(period);
  if (status !== 'finished') return null;
  if (isForfeit) return 'Walkover';
  return homePeriods.length > REGULAR_PERIODS ? 'Efter förlängning' : null;
}
