// Addresses of the log, as its links spell them.
import { type AuditAddress, auditSearchOf, parseAuditAddress } from '#shared/features/audit/address.ts';
import { paths } from '#shared/paths.ts';
import { type AdjacentPages, adjacentPages } from '../../core/neighbour-pages.ts';
import { stringifySearch } from '../../core/search-params.ts';

export function auditHref(address: AuditAddress): string {
  return paths.adminAuditLog + stringifySearch({ ...parseAuditAddress({ ...address }) });
}

/** The same log asked for something else: one begins at its first page. An empty value takes a filter off. */
export function changeAudit(address: AuditAddress, change: Record<string, string>): AuditAddress {
  const { after: _after, before: _before, page: _page, ...kept } = address;
  return parseAuditAddress({ ...kept, ...change });
}

export function adjacentAuditHrefs(
  address: AuditAddress,
  places: { next: string | null; previous: string | null },
): AdjacentPages {
  const start = changeAudit(address, {});
  return adjacentPages(address.page, places, (place) => auditHref({ ...start, ...place }));
}

/** The file of all that the log is asked for. */
export function exportHref(address: AuditAddress): string {
  return `/api/admin/audit-log.csv${stringifySearch({ ...auditSearchOf(changeAudit(address, {})) })}`;
}
