// The name of the place of a filter by distance: an address has only its id.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Place } from '#shared/places/place.ts';
import { useApi } from './api.ts';
import type { ApiQueries } from './endpoint-queries.ts';

const placeQuery = (api: ApiQueries, near: string | number = 0) => ({
  ...api.places.find.queryOptions({ input: { id: Number(near) } }),
  staleTime: Infinity,
  // An address may have an unknown place.
  retry: false,
});

/** Undefined without a place, for an unknown one, and until its name is loaded. */
export function usePlaceName(near: string | number | undefined): string | undefined {
  return usePlace(near)?.name;
}

/** Undefined like its name. */
export function usePlace(near: string | number | undefined): Place | undefined {
  const { data } = useQuery({ ...placeQuery(useApi(), near), enabled: near !== undefined });
  return data;
}

/** For the first rendering of a page. Ignores errors. */
export async function loadPlaceName(
  { api, queryClient }: { api: ApiQueries; queryClient: QueryClient },
  near: string | number | undefined,
): Promise<void> {
  if (near !== undefined) await queryClient.prefetchQuery(placeQuery(api, near));
}
