// Addresses of the audit log.
import { parseAuditAddress } from '#shared/features/audit/address.ts';
import { paths } from '#shared/paths.ts';
import { listAddresses } from '../../core/list-addresses.ts';

/** The whole log, or the user's own actions. */
export type AuditScope = 'all' | 'own';

export const auditPaths = {
  all: paths.adminAuditLog,
  own: paths.adminMyDecisions,
} as const satisfies Record<AuditScope, string>;

export const auditAddresses = {
  all: listAddresses({ path: auditPaths.all, parse: parseAuditAddress }),
  own: listAddresses({ path: auditPaths.own, parse: parseAuditAddress }),
};
