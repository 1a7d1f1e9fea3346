// Addresses of the audit log.
import { type AuditAddress, parseAuditAddress } from '#shared/features/audit/address.ts';
import { paths } from '#shared/paths.ts';
import { type AdjacentPages, adjacentPages } from '../../core/adjacent-pages.ts';
import { stringifySearch } from '../../core/search-params.ts';

/** The whole log, or the user's own actions. */
export type AuditScope = 'all' | 'own';

export const auditPaths = {
  all: paths.adminAuditLog,
  own: paths.adminMyDecisions,
} as const satisfies Record<AuditScope, string>;

export function auditHref(scope: AuditScope, address: AuditAddress): string {
  return auditPaths[scope] + stringifySearch({ ...parseAuditAddress({ ...address }) });
}

/** The address with other filters, at the first page. An empty value clears a filter. */
export function changeAudit(address: AuditAddress, change: Record<string, string>): AuditAddress {
  const { after: _after, before: _before, page: _page, ...filters } = address;
  return parseAuditAddress({ ...filters, ...change });
}

export function adjacentAuditHrefs(
  scope: AuditScope,
  address: AuditAddress,
  places: { next: string | null; previous: string | null },
): AdjacentPages {
  const start = changeAudit(address, {});
  return adjacentPages(address.page, places, (place) => auditHref(scope, { ...start, ...place }));
}
