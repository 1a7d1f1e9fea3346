// The audit log as a file, which is itself logged: it lists people's actions. One's own actions as a file name nobody.
import { actionLabels, targetLabels } from '#shared/features/audit/actions.ts';
import { describeChanges } from '#shared/features/audit/changes.ts';
import { AuditSearch } from '#shared/features/audit/contract.ts';
import { auditTexts } from '#shared/features/audit/texts.ts';
import { roleLabels } from '#shared/features/users/texts.ts';
import { formatMinute } from '#shared/format.ts';
import { tableFile } from '../../core/http/table-file.ts';
import { writeAuditEntry } from './actions.ts';
import { type AuditEntryRow, listAuditEntries } from './queries.ts';
import { nameTarget } from './view.ts';

export const auditFile = tableFile({
  list: '/admin/audit-log',
  tag: 'audit',
  of: ['The audit log', 'handelselogg'],
  search: AuditSearch,
  columns: ['Tidpunkt', 'Vem', 'Roll', 'Händelse', 'Typ', 'Vad', 'Id', 'Ändring', 'IP-adress', 'Webbläsare'],
  logDownload: (actor) =>
    writeAuditEntry(actor.database.kysely, actor, {
      action: 'audit.export',
      target: { type: 'site', id: 'audit-log' },
    }),
  async readPage({ services, size }, search) {
    const { rows, next, previous } = await listAuditEntries(services.database, search, size);
    return { next, previous, rows: rows.map(cellsOf) };
  },
});

/** For all staff, so without the names and texts of others: the id finds the target on the page. */
export const ownDecisionsFile = tableFile({
  list: '/admin/my-decisions',
  tag: 'audit',
  of: ["The caller's own audit log entries", 'mina-beslut'],
  search: AuditSearch,
  columns: ['Tidpunkt', 'Händelse', 'Typ', 'Id', 'Ändring'],
  async readPage({ services, viewer, size }, search) {
    const own = { ...search, actorId: viewer.id };
    const { rows, next, previous } = await listAuditEntries(services.database, own, size);
    return {
      next,
      previous,
      rows: rows.map((row) => [
        formatMinute(row.at),
        actionLabels[row.action],
        targetLabels[row.target_type],
        row.target_id,
        changesIn(row),
      ]),
    };
  },
});

function cellsOf(row: AuditEntryRow) {
  const isOperator = row.actor_role === 'operator';
  return [
    formatMinute(row.at),
    isOperator ? auditTexts.operator : (row.actor_name ?? auditTexts.deletedUser),
    row.actor_role === 'operator' ? '' : roleLabels[row.actor_role],
    actionLabels[row.action],
    targetLabels[row.target_type],
    nameTarget(row),
    row.target_id,
    changesIn(row),
    row.ip_address,
    row.user_agent,
  ];
}

function changesIn({ before: old, after: changed }: AuditEntryRow): string {
  return describeChanges(old, changed)
    .map(({ label, before, after }) => `${label}: ${before ?? '–'} → ${after ?? '–'}`)
    .join(' | ');
}
