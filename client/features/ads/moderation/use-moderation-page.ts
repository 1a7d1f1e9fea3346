// The page of the moderators' table that an address asks for.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReviewAd } from '#shared/features/ads/moderation/contract.ts';
import { type ReviewAddress, reviewSearchOf } from '#shared/features/ads/moderation/address.ts';
import { useApi } from '../../../core/api.ts';

/** Colleagues are at work in the same table. */
const FRESH_MS = 10_000;

export interface ReviewPage {
  data: { ads: ReviewAd[]; next: string | null; previous: string | null } | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => void;
}

export function useReviewPage(address: ReviewAddress): ReviewPage {
  const { data, error, isFetching, refetch } = useQuery({
    ...useApi().ads.review.queryOptions({ input: reviewSearchOf(address) }),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  return { data, error, isFetching, refetch: () => void refetch() };
}
