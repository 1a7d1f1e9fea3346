// The number of results in each status, linked to those. Source: spec 2 §2 Basketball results.
import { useQuery } from '@tanstack/react-query';
import type { ResultsAddress } from '#shared/features/results/editing/address.ts';
import { useApi } from '../../../core/api.ts';
import { StatCard, statCardGrid } from '../../../ui/layout/card.tsx';
import { changeResults, resultsHref } from './result-addresses.ts';

const counters = [
  { count: 'total', status: undefined, label: 'Totalt' },
  { count: 'scheduled', status: 'scheduled', label: 'Kommande' },
  { count: 'live', status: 'live', label: 'Live' },
  { count: 'finished', status: 'finished', label: 'Slutade' },
] as const;

export function ResultCounters({ address }: { address: ResultsAddress }) {
  const { data } = useQuery(useApi().results.counts.queryOptions());
  return (
    <nav aria-label="Visa resultat efter status">
      <ul className={statCardGrid}>
        {counters.map(({ count, status, label }) => (
          <li key={count}>
            <StatCard
              label={label}
              value={data?.[count].toLocaleString('sv-SE') ?? '–'}
              href={resultsHref(changeResults(address, { status }))}
              isSlim
              isCurrent={address.status === status}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
