// A one-line description of a search filter.
import { labelsOfFilter } from '#shared/features/saved-searches/name.ts';
import type { SearchFilter } from '#shared/features/saved-searches/contract.ts';

/** @param nearName the name of the place of a filter by distance */
export function describeFilter(filter: SearchFilter, nearName?: string): string {
  return labelsOfFilter(filter, nearName).join(' · ');
}
