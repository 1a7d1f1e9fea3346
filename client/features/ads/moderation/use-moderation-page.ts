// One page of the moderation table.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import { type ModerationAddress, moderationSearchOf } from '#shared/features/ads/moderation/address.ts';
import { useApi } from '../../../core/api.ts';
import { STAFF_STALE_MS } from '../../../core/query-client.ts';

export interface ModerationPage {
  data: { ads: ModeratedAd[]; next: string | null; previous: string | null } | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => void;
}

export function useModerationPage(address: ModerationAddress): ModerationPage {
  const { data, error, isFetching, refetch } = useQuery({
    ...useApi().ads.listForModeration.queryOptions({ input: moderationSearchOf(address) }),
    staleTime: STAFF_STALE_MS,
    placeholderData: keepPreviousData,
  });
  return { data, error, isFetching, refetch: () => void refetch() };
}
