// The records that match the text typed in the command palette, fetched when typing pauses.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Found } from '#shared/features/admin/finder.ts';
import { useApi } from '../../../core/api.ts';

const PAUSE_MS = 200;
/** One letter would find nearly everything. */
const MIN_LENGTH = 2;

export interface FoundRecords {
  found: readonly Found[];
  state: 'idle' | 'searching' | 'found' | 'failed';
  retry: () => void;
}

export function useFoundRecords(text: string): FoundRecords {
  const typed = text.trim();
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timeout = setTimeout(() => setQuery(typed), PAUSE_MS);
    return () => clearTimeout(timeout);
  }, [typed]);
  const isEnabled = typed.length >= MIN_LENGTH;
  const { data, error, refetch } = useQuery({
    ...useApi().admin.find.queryOptions({ input: { text: query } }),
    enabled: isEnabled && query === typed,
    staleTime: 10_000,
  });
  const isAnswered = data !== undefined && query === typed;
  return {
    found: isEnabled && isAnswered ? data.found : [],
    state: !isEnabled ? 'idle' : isAnswered ? 'found' : error && query === typed ? 'failed' : 'searching',
    retry: () => void refetch(),
  };
}
