// Addresses of the list of security events.
import { parseSecurityAddress, type SecurityAddress } from '#shared/features/security/address.ts';
import { paths } from '#shared/paths.ts';
import { type AdjacentPages, adjacentPages } from '../../core/adjacent-pages.ts';
import { stringifySearch } from '../../core/search-params.ts';

export function securityHref(address: SecurityAddress): string {
  return paths.adminSecurity + stringifySearch({ ...parseSecurityAddress({ ...address }) });
}

export function adjacentEventHrefs(
  { event, page }: SecurityAddress,
  places: { next: string | null; previous: string | null },
): AdjacentPages {
  return adjacentPages(page, places, (place) => securityHref({ event, ...place }));
}
