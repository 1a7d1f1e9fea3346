// Restores what a decision on a report took down.
import type { Connection } from '../../../database/connection.ts';
import { type Change, recordReportChange } from './content-changes.ts';
import { restoreContent, takeRemovedContent } from './content-queries.ts';

/** Null when it is deleted. After the commit the caller calls `publishReportChanged`. */
export async function restoreRemoved(tx: Connection, reportId: string): Promise<Change | null> {
  const removed = await takeRemovedContent(tx, reportId);
  const touched = removed && (await restoreContent(tx, removed));
  if (!removed || !touched) return null;
  const change = { kind: removed.kind, id: removed.id, ownerId: removed.ownerId, touched };
  await recordReportChange(tx, change);
  return change;
}
