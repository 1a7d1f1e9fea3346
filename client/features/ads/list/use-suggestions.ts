// What is suggested for a text: the visitor's own recent searches, and the server's suggestions.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MAX_SEARCH_LENGTH } from '#shared/features/ads/rules.ts';
import type { Suggestion } from '#shared/features/ads/list/suggestions.ts';
import { fold } from '#shared/search/tokens.ts';
import { useApi } from '../../../core/api.ts';

/** Short enough to follow the typing; a fast typist presses a key every 100 ms. */
const DEBOUNCE_MS = 100;
const MINUTE = 60_000;
/** Maximum number of recent searches shown with other suggestions. */
const MAX_RECENT = 3;

export type Suggested = { kind: Suggestion['kind'] | 'recent'; text: string };

/** A suggestion that sets a filter instead of the search text. */
export type SuggestedFilter = { category: string } | { brand: string };

/** Recent searches first; only these until the server has answered, and when the request fails. */
export function useSuggestions(
  text: string,
  recent: readonly string[],
  enabled: boolean,
): { suggestions: Suggested[]; isComplete: boolean } {
  const typedText = text.trimStart().slice(0, MAX_SEARCH_LENGTH);
  const query = useDebounced(typedText);
  const { data, isPlaceholderData, isSuccess } = useQuery({
    ...useApi().ads.suggest.queryOptions({ input: { text: query } }),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: MINUTE,
    // The answer to a retry would come when the text has already changed.
    retry: false,
  });
  const isAnswered = query === typedText && !isPlaceholderData;
  const typed = comparable(text);
  const own = typed === '' ? recent : recent.filter((each) => startsWith(each, typed)).slice(0, MAX_RECENT);
  const others = data?.suggestions.filter(
    (each) =>
      !own.some((one) => comparable(one) === comparable(each.text)) &&
      // Until this text is answered, words of the previous answer are shown only if they begin with the text.
      (isAnswered || each.kind !== 'word' || startsWith(each.text, typed)),
  );
  return {
    suggestions: [...own.map((one) => ({ kind: 'recent' as const, text: one })), ...(others ?? [])],
    isComplete: isSuccess && isAnswered,
  };
}

function startsWith(text: string, typed: string): boolean {
  const own = comparable(text);
  return own.startsWith(typed) && own !== typed;
}

function comparable(text: string): string {
  return fold(text.normalize('NFC').toLowerCase().trim());
}

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
