// Searches places while a name is typed. Source: spec 2 §9 "City search".
import { keepPreviousData, type QueryState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { HOUR_MS } from '#shared/durations.ts';
import type { FoundPlaces } from '#shared/features/places/contract.ts';
import type { Place } from '#shared/places/place.ts';
import { useApi } from './api.ts';

const DEBOUNCE_MS = 300;
const MIN_LENGTH = 2;
const MAX_LENGTH = 100;
/** Interval and maximum number of repeated requests after an incomplete answer. */
const REPEAT_MS = 1_000;
const MAX_REPEATS = 3;

export interface PlaceSearch {
  /** Places that match the text; until the response arrives, those of an earlier text. */
  places: readonly Place[];
  state: 'idle' | 'searching' | 'found' | 'failed';
  /** False if the server may find more later. */
  isComplete: boolean;
  retry: () => void;
}

/** @param isEnabled whether the user is choosing a place; nothing is requested otherwise */
export function usePlaceSearch(text: string, isEnabled: boolean): PlaceSearch {
  const typed = text.trim().slice(0, MAX_LENGTH);
  const query = useDebounced(typed);
  const isSearched = isEnabled && typed.length >= MIN_LENGTH;
  const options = useApi().places.search.queryOptions({ input: { query } });
  const { data, isError, isPlaceholderData, isFetching, refetch } = useQuery({
    ...options,
    enabled: isSearched && query.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
    staleTime: ({ state }) => (state.data?.isComplete ? HOUR_MS : 0),
    refetchInterval: ({ state }) => (mayRepeat(state) ? REPEAT_MS : false),
    // The answer to a retry would come too late: the user has typed another text by then.
    retry: false,
  });
  const retry = (): void => void refetch();
  const stored = useQueryClient().getQueryState<FoundPlaces>(options.queryKey);
  const found = { places: data?.places ?? [], isComplete: data?.isComplete ?? true, retry };
  if (!isSearched) return { ...found, places: [], state: 'idle' };
  if (isError && query === typed && !isFetching) return { ...found, places: [], state: 'failed' };
  const isAnswered = data !== undefined && query === typed && !isPlaceholderData;
  const isLast = found.places.length > 0 || !stored || !mayRepeat(stored);
  return { ...found, state: isAnswered && isLast ? 'found' : 'searching' };
}

/** Finds the places of a text at once, without waiting for a pause in typing; none for a text that is too short. */
export function useFindPlaces(): (text: string) => Promise<readonly Place[]> {
  const { places } = useApi();
  const queryClient = useQueryClient();
  return async (text) => {
    const query = text.trim().slice(0, MAX_LENGTH);
    if (query.length < MIN_LENGTH) return [];
    const options = places.search.queryOptions({ input: { query } });
    return (await queryClient.fetchQuery({ ...options, staleTime: HOUR_MS, retry: false })).places;
  };
}

/** Whether the server may find more in a second: its geocoder answers one search each second. */
export function mayRepeat({
  data,
  status,
  dataUpdateCount,
}: Pick<QueryState<FoundPlaces>, 'data' | 'status' | 'dataUpdateCount'>): boolean {
  return status === 'success' && data?.isComplete === false && dataUpdateCount <= MAX_REPEATS;
}

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
