// Where a saved search leads: the marketplace with its filter, newest first.
import { paths } from '../../paths.ts';
import type { SearchFilter } from './contract.ts';

export function savedSearchHref(filter: SearchFilter): string {
  const asked = Object.entries(filter).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return `${paths.marketplace}?${asked.join('&')}`;
}
