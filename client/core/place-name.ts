// The name of the place from which a filter measures distances: the address contains only its id.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Place } from '#shared/places/place.ts';
import { type ApiQueries, useApi } from './api.ts';

const placeQuery = (api: ApiQueries, near: string | number = 0) => ({
  ...api.places.find.queryOptions({ input: { id: Number(near) } }),
  staleTime: Infinity,
  // The id in an address may be unknown, which a retry does not change.
  retry: false,
});

/** Undefined without a place, for an unknown one, and until its name is loaded. */
export function usePlaceName(near: string | number | undefined): string | undefined {
  return usePlace(near)?.name;
}

/** Undefined in the same cases as `usePlaceName`. */
export function usePlace(near: string | number | undefined): Place | undefined {
  const { data } = useQuery({ ...placeQuery(useApi(), near), enabled: near !== undefined });
  return data;
}

/** Loads the name before the first render of a page. Ignores errors. */
export async function loadPlaceName(
  { api, queryClient }: { api: ApiQueries; queryClient: QueryClient },
  near: string | number | undefined,
): Promise<void> {
  if (near !== undefined) await queryClient.prefetchQuery(placeQuery(api, near));
}
