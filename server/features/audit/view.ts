// Audit entries as the API sends them.
import { targetLabels } from '#shared/features/audit/actions.ts';
import type { AuditEntry } from '#shared/features/audit/contract.ts';
import { type PersonalList, personalLists } from '#shared/features/audit/personal-lists.ts';
import { pageLabels, type PageName, pageNames } from '#shared/features/page-settings/page-names.ts';
import { titleOfReport } from '#shared/features/reports/texts.ts';
import { type AuditEntryRow, lookedUpTargets } from './queries.ts';

export function viewAuditEntry(row: AuditEntryRow): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: { id: row.actor_id, name: row.actor_name, role: row.actor_role },
    action: row.action,
    target: { type: row.target_type, id: row.target_id, name: nameTarget(row) },
    ipAddress: row.ip_address,
    userAgent: row.user_agent,
    before: row.before,
    after: row.after,
  };
}

/** The type for a target that is not looked up; null for one that no longer exists. */
export function nameTarget(row: AuditEntryRow): string | null {
  const { target_type: type, target_id: id, target_name: title, report_kind: kind, report_owner } = row;
  if (type === 'page') return isPage(id) ? pageLabels[id] : id;
  if (type === 'list') return isList(id) ? personalLists[id] : id;
  if (type === 'site') return targetLabels.site;
  if (type === 'review') return title && `Omdöme av ${title}`;
  if (!kind) return title ?? (lookedUpTargets.has(type) ? null : targetLabels[type]);
  return titleOfReport({ title, kind, owner: report_owner === null ? null : { name: report_owner } });
}

function isList(id: string): id is PersonalList {
  return Object.hasOwn(personalLists, id);
}

function isPage(id: string): id is PageName {
  return (pageNames as readonly string[]).includes(id);
}
