// The number of ads in each status, linked to those ads. Source: spec 2 §2 Ads.
import { useQuery } from '@tanstack/react-query';
import type { ModerationAddress } from '#shared/features/ads/moderation/address.ts';
import { useApi } from '../../../core/api.ts';
import { StatusCounters } from '../../../ui/moderation/status-counters.tsx';
import { changeModerationAddress, moderationHref } from './moderation-addresses.ts';

export function ModerationCounters({ address }: { address: ModerationAddress }) {
  const { data } = useQuery(useApi().ads.counts.queryOptions());
  return (
    <StatusCounters
      label="Visa annonser efter status"
      counts={data}
      status={address.status}
      hrefOf={(status) => moderationHref(changeModerationAddress(address, { status }))}
    />
  );
}
