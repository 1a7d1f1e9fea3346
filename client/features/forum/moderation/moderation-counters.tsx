// The number of posts in each status, linked to those. Source: spec 2 §2 Forum posts.
import { useQuery } from '@tanstack/react-query';
import type { ForumModerationAddress } from '#shared/features/forum/moderation/address.ts';
import { useApi } from '../../../core/api.ts';
import { StatusCounters } from '../../../ui/moderation/status-counters.tsx';
import { changeForumModeration, forumModerationHref } from './moderation-addresses.ts';

export function ForumCounters({ address }: { address: ForumModerationAddress }) {
  const { data } = useQuery(useApi().forum.counts.queryOptions());
  return (
    <StatusCounters
      label="Visa inlägg efter status"
      counts={data}
      status={address.status}
      hrefOf={(status) => forumModerationHref(changeForumModeration(address, { status }))}
    />
  );
}
