// Where saved searches are, and where each leads: the marketplace with its filter, newest first.
import { paths } from '../../paths.ts';
import type { SearchFilter } from './contract.ts';

/** The list of one's own. */
export const savedSearchesHref = `${paths.profile}?tab=favorites`;

export function savedSearchHref(filter: SearchFilter): string {
  const asked = Object.entries(filter).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return `${paths.marketplace}?${asked.join('&')}`;
}
