// Restores what a decision on a report took down.
import type { Connection } from '../../../database/connection.ts';
import { type Change, recordReportChange } from './content-changes.ts';
import { restoreEdit } from '../../forum/actions.ts';
import { type RemovedRow, restoreContent, takeRemovedContent, type Touched } from './content-queries.ts';

/** Null when it is deleted. After the commit the caller calls `publishReportChanged`. */
export async function restoreRemoved(tx: Connection, reportId: string): Promise<Change | null> {
  const removed = await takeRemovedContent(tx, reportId);
  const touched = removed && (await restore(tx, removed));
  if (!removed || !touched) return null;
  const change = { kind: removed.kind, id: removed.id, ownerId: removed.ownerId, touched };
  await recordReportChange(tx, change);
  return change;
}

/** Of a text in the forum, a change may be what was refused; the text itself is shown. */
function restore(tx: Connection, removed: RemovedRow): Promise<Touched | null> {
  const { original } = removed;
  if ('editId' in original && typeof original.editId === 'string') return restoreEdit(tx, original.editId);
  return restoreContent(tx, removed);
}
