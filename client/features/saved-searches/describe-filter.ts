// A one-line description of a search filter.
import { labelsOfFilter } from '#shared/features/saved-searches/name.ts';
import type { SearchFilter } from '#shared/features/saved-searches/contract.ts';

export function describeFilter(filter: SearchFilter): string {
  return labelsOfFilter(filter).join(' · ');
}
