// Searches places while a name is typed. Source: spec 2 §9 "City search".
import { keepPreviousData, type QueryState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FoundPlaces } from '#shared/features/places/contract.ts';
import type { Place } from '#shared/places/place.ts';
import { useApi } from './api.ts';

const DEBOUNCE_MS = 300;
const MIN_LENGTH = 2;
const MAX_LENGTH = 100;
const HOUR = 3_600_000;
/** An incomplete answer is asked for again after a second, so many times. */
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

/** @param isWanted whether the user is choosing a place; nothing is requested otherwise */
export function usePlaceSearch(text: string, isWanted: boolean): PlaceSearch {
  const wanted = text.trim().slice(0, MAX_LENGTH);
  const asked = useDebounced(wanted);
  const isAsked = isWanted && wanted.length >= MIN_LENGTH;
  const options = useApi().places.search.queryOptions({ input: { query: asked } });
  const { data, isError, isPlaceholderData, isFetching, refetch } = useQuery({
    ...options,
    enabled: isAsked && asked.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
    staleTime: ({ state }) => (state.data?.isComplete ? HOUR : 0),
    refetchInterval: ({ state }) => (mayRepeat(state) ? REPEAT_MS : false),
    // A retry would be answered late, when the user has already typed another text.
    retry: false,
  });
  const retry = (): void => void refetch();
  const stored = useQueryClient().getQueryState<FoundPlaces>(options.queryKey);
  const found = { places: data?.places ?? [], isComplete: data?.isComplete ?? true, retry };
  if (!isAsked) return { ...found, places: [], state: 'idle' };
  if (isError && asked === wanted && !isFetching) return { ...found, places: [], state: 'failed' };
  const isAnswered = data !== undefined && asked === wanted && !isPlaceholderData;
  const isLast = found.places.length > 0 || !stored || !mayRepeat(stored);
  return { ...found, state: isAnswered && isLast ? 'found' : 'searching' };
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
