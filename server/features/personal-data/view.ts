// Copies of personal data as the API sends them.
import type { PersonalExport } from '#shared/features/personal-data/contract.ts';
import type { ExportRow } from './queries.ts';

export function viewExport(row: ExportRow): PersonalExport {
  return {
    id: row.id,
    status: row.status,
    steps: { done: row.steps_done, total: row.steps_total },
    createdAt: row.created_at.toISOString(),
    file:
      row.bytes !== null && row.expires_at
        ? { bytes: row.bytes, expiresAt: row.expires_at.toISOString() }
        : null,
  };
}
