// Saved searches as the API sends them.
import { SearchFilter, type SavedSearch } from '#shared/features/saved-searches/contract.ts';
import type { SavedSearchRow } from './queries.ts';

export function viewSearch({ filter, created_at, ...search }: SavedSearchRow): SavedSearch {
  const chosen = Object.entries(filter).filter(([, value]) => value !== null);
  return {
    ...search,
    filter: SearchFilter.parse(Object.fromEntries(chosen)),
    createdAt: created_at.toISOString(),
  };
}
