// The list an address asks for.
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type AdAddress, searchOf } from '#shared/features/ads/list/address.ts';
import type { AdList } from '#shared/features/ads/list/ad-search.ts';
import { useApi } from '../../../core/api.ts';

export type AdListQuery = UseQueryResult<AdList>;

/** Long enough that the way back from an ad finds the list, and the place in it, as they were left. */
const KEPT = 30 * 60 * 1000;

/** While the list is on its way, the one shown before stays. */
export function useAdList(address: AdAddress): AdListQuery {
  const input = searchOf(address);
  return useQuery(
    useApi().ads.search.queryOptions({ input, placeholderData: keepPreviousData, gcTime: KEPT }),
  );
}
