// Addresses of the list of security events.
import { parseSecurityAddress, type SecurityAddress } from '#shared/features/security/address.ts';
import { paths } from '#shared/paths.ts';
import { type AdjacentPages, adjacentPages } from '../../core/adjacent-pages.ts';
import { stringifySearch } from '../../core/search-params.ts';

export function securityHref(address: SecurityAddress): string {
  return paths.adminSecurity + stringifySearch({ ...parseSecurityAddress({ ...address }) });
}

/** The address with other filters, at the first page. An empty value clears a filter. */
export function changeSecurity(address: SecurityAddress, change: Record<string, string>): SecurityAddress {
  const { after: _after, before: _before, page: _page, ...filters } = address;
  return parseSecurityAddress({ ...filters, ...change });
}

export function adjacentEventHrefs(
  address: SecurityAddress,
  places: { next: string | null; previous: string | null },
): AdjacentPages {
  const start = changeSecurity(address, {});
  return adjacentPages(address.page, places, (place) => securityHref({ ...start, ...place }));
}
