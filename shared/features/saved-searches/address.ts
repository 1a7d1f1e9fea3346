// Paths of saved searches: the list, and the marketplace with a filter.
import { paths } from '../../paths.ts';
import type { SearchFilter } from './contract.ts';

/** The user's list. */
export const savedSearchesHref = `${paths.profile}?tab=favorites`;

export function savedSearchHref(filter: SearchFilter): string {
  const parameters = Object.entries(filter).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return `${paths.marketplace}?${parameters.join('&')}`;
}
