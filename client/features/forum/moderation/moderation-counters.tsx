// The number of posts in each status, linked to those. Source: spec 2 §2 Forum posts.
import { useQuery } from '@tanstack/react-query';
import type { ForumModerationAddress } from '#shared/features/forum/moderation/address.ts';
import { useApi } from '../../../core/api.ts';
import { StatCard } from '../../../ui/layout/card.tsx';
import { changeForumModeration, forumModerationHref } from './moderation-addresses.ts';

const counters = [
  { count: 'total', status: undefined, label: 'Totalt' },
  { count: 'pending', status: 'pending', label: 'Väntar' },
  { count: 'approved', status: 'approved', label: 'Godkända' },
  { count: 'rejected', status: 'rejected', label: 'Avvisade' },
] as const;

export function ForumCounters({ address }: { address: ForumModerationAddress }) {
  const { data } = useQuery(useApi().forum.counts.queryOptions());
  return (
    <nav aria-label="Visa inlägg efter status">
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {counters.map(({ count, status, label }) => (
          <li key={count} className="*:h-full">
            <StatCard
              label={label}
              value={data?.[count] ?? '–'}
              href={forumModerationHref(changeForumModeration(address, { status }))}
              isSlim
              isCurrent={address.status === status}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
