// The list of ads for a URL.
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type AdAddress, searchOf } from '#shared/features/ads/list/address.ts';
import type { AdList } from '#shared/features/ads/list/ad-search.ts';
import { useApi } from '../../../core/api.ts';

export type AdListQuery = UseQueryResult<AdList>;

/** Long enough that going back from an ad restores the list and its scroll position. */
const CACHE_MS = 30 * 60 * 1000;

/** Shows the previous list while the next one loads. */
export function useAdList(address: AdAddress): AdListQuery {
  const input = searchOf(address);
  return useQuery(
    useApi().ads.search.queryOptions({ input, placeholderData: keepPreviousData, gcTime: CACHE_MS }),
  );
}
