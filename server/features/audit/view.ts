// Audit entries as the API sends them.
import type { AuditEntry } from '#shared/features/audit/contract.ts';
import type { AuditEntryRow } from './queries.ts';

export function viewAuditEntry(row: AuditEntryRow): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: { id: row.actor_id, name: row.actor_name, role: row.actor_role },
    action: row.action,
    target: { type: row.target_type, id: row.target_id, name: row.target_name },
    ipAddress: row.ip_address,
    userAgent: row.user_agent,
    before: row.before,
    after: row.after,
  };
}
