// The number of ads in each status, linked to those ads. Source: spec 2 §2 Ads.
import { useQuery } from '@tanstack/react-query';
import type { ModerationAddress } from '#shared/features/ads/moderation/address.ts';
import { useApi } from '../../../core/api.ts';
import { StatCard } from '../../../ui/layout/card.tsx';
import { changeModerationAddress, moderationHref } from './moderation-addresses.ts';

const counters = [
  { count: 'total', status: undefined, label: 'Totalt' },
  { count: 'pending', status: 'pending', label: 'Väntar' },
  { count: 'approved', status: 'approved', label: 'Godkända' },
  { count: 'rejected', status: 'rejected', label: 'Avvisade' },
] as const;

export function ModerationCounters({ address }: { address: ModerationAddress }) {
  const { data } = useQuery(useApi().ads.counts.queryOptions());
  return (
    <nav aria-label="Visa annonser efter status">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3 lg:grid-cols-4">
        {counters.map(({ count, status, label }) => (
          <li key={count} className="*:h-full">
            <StatCard
              label={label}
              value={data?.[count] ?? '–'}
              href={moderationHref(changeModerationAddress(address, { status }))}
              isSlim
              isCurrent={address.status === status}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
