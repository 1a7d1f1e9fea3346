// Undoes a decision on an appeal within a minute: the appeal is open again, and the first decision holds.
import * as z from 'zod';
import { REPORT_KINDS } from '#shared/features/reports/rules.ts';
import type { UndoDecision } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { AdMove, publishAdChanged, publishSuspensionChanged, restoreAdStatus } from '../../ads/actions.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import {
  publishThreadChanged,
  rejectEditAgain,
  rejectHeldEditOf,
  setThreadLocked,
} from '../../forum/actions.ts';
import { restoreSuspension } from '../../users/actions.ts';
import { type Change, publishReportChanged, recordReportChange } from '../content/content-changes.ts';
import { type TakenDown, takeDown } from '../content/content-queries.ts';
import { saveTakenDownContent } from '../decisions/queries.ts';
import { SuspensionChange } from '../decisions/undo-decision.ts';
import { deleteReopened, findReasoned, reopenAppeal } from './appeal-queries.ts';

/** What an overturned decision has changed; each part is null where it changed nothing. */
const AppealChange = z.object({
  /** Content that was restored. */
  removed: z.nullable(
    z.object({
      kind: z.enum(REPORT_KINDS),
      id: z.guid(),
      ownerId: z.guid(),
      /** The edit of a forum text, if that was restored. Rows of earlier releases lack this field. */
      editId: z.nullable(z.guid()).default(null),
    }),
  ),
  /** A rejected ad that was approved. */
  ad: z.nullable(AdMove),
  suspension: z.nullable(SuspensionChange),
  /** The report that was opened for a new investigation. */
  reopenedId: z.nullable(z.guid()),
  /** A thread that was unlocked. Rows from before threads could be locked lack this field. */
  unlockedId: z.nullable(z.guid()).default(null),
});
export type AppealChange = z.infer<typeof AppealChange>;

export const undoAppealDecision: UndoDecision = async (tx, actor, decision) => {
  const { targetId: id } = decision;
  const { removed, ad, suspension, reopenedId, unlockedId } = AppealChange.parse(decision.change);
  const { targetId: adId, decision: reversed, reason } = await findReasoned(tx, id);
  if (ad && !(adId && (await restoreAdStatus(tx, adId, ad)))) return null;
  if (reopenedId && !(await deleteReopened(tx, reopenedId))) return null;
  if (unlockedId && !(await setThreadLocked(tx, { id: unlockedId, isLocked: true }))) return null;
  // A rejected forum text is stored like content that is taken down, but must become rejected again: its author may change it.
  const status = reversed === 'rejected' ? 'rejected' : 'removed';
  const decided = { by: actor.viewer.id, reason, status } as const;
  const change = removed && (await takeDownAgain(tx, { reportId: id, content: removed, ...decided }));
  if (removed && !change) return null;
  if (!(await reopenAppeal(tx, id))) return null;
  if (suspension && !(await restoreSuspension(tx, suspension.userId, suspension))) return null;
  await writeAuditEntry(tx, actor, { action: 'decision.undo', target: { type: 'report', id } });
  return async () => {
    if (ad && adId) await publishAdChanged(actor, adId);
    if (suspension) await publishSuspensionChanged(actor, suspension.userId);
    if (change) await publishReportChanged(actor, change);
    if (unlockedId) await publishThreadChanged(actor, unlockedId);
  };
};

interface Retaken {
  reportId: string;
  content: NonNullable<AppealChange['removed']>;
  by: string;
  reason: string;
  status: 'removed' | 'rejected';
}

/** Takes the content down again, starting now, so that an ad has the same number of days left. Null when it is deleted. */
async function takeDownAgain(
  tx: Connection,
  { reportId, content, ...decision }: Retaken,
): Promise<Change | null> {
  const { editId, ...target } = content;
  // An edit that its author has made since the text was restored.
  if (editId === null) await rejectHeldEditOf(tx, target.id);
  const taken = await (editId === null ? takeDown(tx, target, decision) : hideEdit(tx, editId));
  if (!taken) return null;
  await saveTakenDownContent(tx, { ...target, reportId, original: taken.original });
  const change = { ...target, touched: taken.touched };
  await recordReportChange(tx, change);
  return change;
}

/** The text that was edited stays public. */
async function hideEdit(tx: Connection, editId: string): Promise<TakenDown | null> {
  const shown = await rejectEditAgain(tx, editId);
  return shown && { original: { editId }, touched: { postId: shown.postId } };
}
