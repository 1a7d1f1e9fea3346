// The number of ads for each choice in each filter, for a URL.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AdChoices, AdList, AdSearch, CountedFilter } from '#shared/features/ads/list/ad-search.ts';
import { type AdAddress, searchOf } from '#shared/features/ads/list/address.ts';
import { useApi } from '../../../core/api.ts';
import type { AdListQuery } from './use-ad-list.ts';

/** The search whose ads are counted: with the corrected text, and without order and page, which do not affect the counts. */
export function choicesSearch(address: AdAddress, list: AdList): AdSearch {
  const { sort: _sort, exact: _exact, after: _after, before: _before, ...search } = searchOf(address);
  return list.corrected ? { ...search, search: list.corrected.shown } : search;
}

/** Number of brands that are shown until the user expands the list. */
export const FREQUENT_BRANDS = 6;

/** The choices that the filters show at first; a server-rendered page has only these, to be small. */
export function firstChoices({ filters }: AdChoices, { category }: AdSearch): AdChoices {
  // Sizes are offered only when a category is chosen.
  const shown = filters.filter(({ name }) => name !== 'size' || category !== undefined);
  return {
    filters: shown.map(({ name, isCapped, choices }) => ({
      name,
      isCapped,
      // One extra brand shows that there are more.
      choices: name === 'brand' ? choices.slice(0, FREQUENT_BRANDS + 1) : choices,
    })),
  };
}

export interface ChoiceCounts {
  /** The choices that ads have, the most frequent first; empty until loaded, and if loading fails. */
  choicesOf: (filter: CountedFilter) => readonly { value: string; count: string }[];
  /** Undefined if unknown; '0' if no ad has it. */
  countOf: (filter: CountedFilter, choice: string) => string | undefined;
  /** Loads the other choices: a server-rendered page has only the first ones. */
  loadAll: () => void;
}

/** Shows the previous counts while the next ones load. */
export function useAdChoices(address: AdAddress, { data: list }: AdListQuery): ChoiceCounts {
  const { data, refetch } = useQuery(
    useApi().ads.choices.queryOptions({
      input: list ? choicesSearch(address, list) : {},
      enabled: list !== undefined,
      placeholderData: keepPreviousData,
      retry: false,
    }),
  );
  return { ...countsOf(data), loadAll: () => void refetch() };
}

/** "12"; "12+" where only the newest ads are counted. */
export function countsOf(data: AdChoices | undefined): Omit<ChoiceCounts, 'loadAll'> {
  const choicesOf = (filter: CountedFilter) => {
    const counted = data?.filters.find(({ name }) => name === filter);
    return (counted?.choices ?? []).map(({ value, n }) => ({
      value,
      count: counted?.isCapped ? `${n}+` : String(n),
    }));
  };
  return {
    choicesOf,
    countOf(filter, choice) {
      const counted = data?.filters.find(({ name }) => name === filter);
      const none = counted && !counted.isCapped ? '0' : undefined;
      return choicesOf(filter).find(({ value }) => value === choice)?.count ?? none;
    },
  };
}
