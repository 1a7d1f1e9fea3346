// Searches places while a name is typed. Source: spec 2 §9 "City search".
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Place } from '#shared/places/place.ts';
import { useApi } from './api.ts';

const DEBOUNCE_MS = 300;
const MIN_LENGTH = 2;
const MAX_LENGTH = 100;
const HOUR = 3_600_000;

export interface PlaceSearch {
  /** Places for the text, or for an earlier one until the answer comes. */
  places: readonly Place[];
  state: 'idle' | 'searching' | 'found' | 'failed';
  retry: () => void;
}

/** @param isWanted whether the user is choosing */
export function usePlaceSearch(text: string, isWanted: boolean): PlaceSearch {
  const wanted = text.trim().slice(0, MAX_LENGTH);
  const asked = useDebounced(wanted);
  const isAsked = isWanted && wanted.length >= MIN_LENGTH;
  const { data, isError, isPlaceholderData, isFetching, refetch } = useQuery({
    ...useApi().places.search.queryOptions({ input: { query: asked } }),
    enabled: isAsked && asked.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
    staleTime: HOUR,
    // A late answer would be to an earlier text.
    retry: false,
  });
  const retry = (): void => void refetch();
  if (!isAsked) return { places: [], state: 'idle', retry };
  if (isError && asked === wanted && !isFetching) return { places: [], state: 'failed', retry };
  const isAnswered = data !== undefined && asked === wanted && !isPlaceholderData;
  return { places: data?.places ?? [], state: isAnswered ? 'found' : 'searching', retry };
}

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
