// Undoes a decision on a report within a minute: opens the report again, and restores its content or the owner's account.
import type { UndoDecision } from '../../../core/http/request.ts';
import * as z from 'zod';
import { REPORT_STATUSES } from '#shared/features/reports/rules.ts';
import { publishSuspensionChanged } from '../../ads/actions.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { setEditState } from '../../forum/actions.ts';
import { restoreSuspension } from '../../users/actions.ts';
import { publishReportChanged } from '../content/content-changes.ts';
import { restoreTakenDown } from '../content/restore-taken-down.ts';
import { TakenDownContent, reopenDecided, saveTakenDownContent } from './queries.ts';

const Suspension = z.object({ until: z.nullable(z.string()), reason: z.string() });
/** A suspension that a decision imposed or lifted. */
export const SuspensionChange = z.object({ userId: z.guid(), before: Suspension, after: Suspension });
export type SuspensionChange = z.infer<typeof SuspensionChange>;

const ReportChange = z.object({
  /** The status that each decided report had before the decision. */
  statuses: z.record(z.guid(), z.enum(REPORT_STATUSES)),
  isContentRemoved: z.boolean(),
  /** What an earlier decision on the same content, which can still be appealed, had stored. Rows of earlier releases lack this field. */
  replaced: z.nullable(TakenDownContent).default(null),
  /** The pending edit of a forum text that was rejected with it. Rows of earlier releases lack this field. */
  editId: z.nullable(z.guid()).default(null),
  suspension: z.nullable(SuspensionChange),
});
export type ReportChange = z.infer<typeof ReportChange>;

export const undoReportDecision: UndoDecision = async (tx, actor, { targetId, change }) => {
  const { statuses, isContentRemoved, replaced, editId, suspension } = ReportChange.parse(change);
  const restored = isContentRemoved ? await restoreTakenDown(tx, targetId) : null;
  // The owner deleted the content after the decision.
  if (isContentRemoved && !restored) return null;
  if (replaced) await saveTakenDownContent(tx, replaced);
  if (editId) await setEditState(tx, { id: editId, from: 'rejected', to: 'pending' });
  if (!(await reopenDecided(tx, statuses))) return null;
  if (suspension && !(await restoreSuspension(tx, suspension.userId, suspension))) return null;
  await writeAuditEntry(tx, actor, {
    action: 'decision.undo',
    target: { type: 'report', id: targetId },
    after: { status: statuses[targetId] },
  });
  return async () => {
    if (restored) await publishReportChanged(actor, restored);
    if (suspension) await publishSuspensionChanged(actor, suspension.userId);
  };
};
