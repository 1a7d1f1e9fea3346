// The number of items in each status of moderation, linked to those items.
import { StatCard, statCardGrid } from '../layout/card.tsx';

const counters = [
  { count: 'total', status: undefined, label: 'Totalt' },
  { count: 'pending', status: 'pending', label: 'Väntar' },
  { count: 'approved', status: 'approved', label: 'Godkända' },
  { count: 'rejected', status: 'rejected', label: 'Avvisade' },
] as const;

export interface StatusCountersProps {
  /** What the links do: "Visa annonser efter status". */
  label: string;
  /** Undefined while they load. */
  counts: Record<(typeof counters)[number]['count'], number> | undefined;
  /** The status that is shown; undefined for all. */
  status: string | undefined;
  hrefOf: (status: (typeof counters)[number]['status']) => string;
}

export function StatusCounters({ label, counts, status: shown, hrefOf }: StatusCountersProps) {
  return (
    <nav aria-label={label}>
      <ul className={statCardGrid}>
        {counters.map(({ count, status, label: name }) => (
          <li key={count}>
            <StatCard
              label={name}
              value={counts?.[count] ?? '–'}
              href={hrefOf(status)}
              isSlim
              isCurrent={shown === status}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
