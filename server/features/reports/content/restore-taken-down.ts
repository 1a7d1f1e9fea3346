// Restores what a decision on a report took down.
import type { Connection } from '../../../database/connection.ts';
import { type Change, recordReportChange } from './content-changes.ts';
import { restoreEdit } from '../../forum/actions.ts';
import { type TakenDownRow, restoreContent, claimTakenDownContent } from './content-queries.ts';

/** Restores the content; null when it is deleted. After the commit the caller calls `publishReportChanged`. */
export async function restoreTakenDown(tx: Connection, reportId: string): Promise<Restored | null> {
  const removed = await claimTakenDownContent(tx, reportId);
  if (!removed) return null;
  const { kind, id, ownerId } = removed;
  const editId = editIn(removed);
  const touched = await (editId === null ? restoreContent(tx, removed) : restoreEdit(tx, editId));
  if (!touched) return null;
  const change = { kind, id, ownerId, touched };
  await recordReportChange(tx, change);
  return { ...change, editId };
}

export interface Restored extends Change {
  /** In the forum, the decision may have rejected an edit of a text that is shown: then the edit is restored. Otherwise null. */
  editId: string | null;
}

function editIn({ original }: TakenDownRow): string | null {
  return 'editId' in original && typeof original.editId === 'string' ? original.editId : null;
}
