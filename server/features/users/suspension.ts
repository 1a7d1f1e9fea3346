// The end of a suspension, and undoing one within a minute.
import * as z from 'zod';
import { addJob, type Job } from '../../core/jobs/jobs.ts';
import type { Services, UndoDecision } from '../../core/http/request.ts';
import type { Connection } from '../../database/connection.ts';
import { publishSuspensionChanged } from '../ads/actions.ts';
import { writeAuditEntry } from '../audit/actions.ts';
import { deleteModerationDecision } from '../reports/actions.ts';
import { restoreEnds, restoreSuspension } from './suspension-queries.ts';

const SUSPENSION_ENDED = 'suspension-ended';
const TRIES = 5;

const Suspension = z.object({ until: z.nullable(z.string()), reason: z.string() });

const SuspensionChange = z.object({
  before: Suspension,
  after: Suspension,
  /** The recorded reason; null when a suspension was lifted. */
  decisionId: z.nullable(z.guid()),
  /** The ends of the decisions that were lifted, by their ids. Rows of earlier releases lack this field. */
  lifted: z.record(z.guid(), z.string()).default({}),
});
export type SuspensionChange = z.infer<typeof SuspensionChange>;

const Payload = z.object({ userId: z.guid() });

/** Enqueues the job for the end of a suspension. Ads are public again without it; the job drops cached pages without them. */
export async function queueSuspensionEnd(
  transaction: Connection,
  { userId, until }: { userId: string; until: Date },
): Promise<void> {
  await addJob(transaction, { name: SUSPENSION_ENDED, payload: { userId }, tries: TRIES, runAt: until });
}

export function suspensionJobs(services: Services): Job[] {
  return [
    {
      name: SUSPENSION_ENDED,
      run: ({ payload }) => publishSuspensionChanged(services, Payload.parse(payload).userId),
    },
  ];
}

/** Undoes a suspension or its lifting. After a suspension is undone, the user's sessions are accepted again. */
export const undoSuspension: UndoDecision = async (tx, actor, { targetId, change }) => {
  const { decisionId, lifted, ...changed } = SuspensionChange.parse(change);
  if (decisionId) await deleteModerationDecision(tx, decisionId);
  await restoreEnds(tx, lifted);
  if (!(await restoreSuspension(tx, targetId, changed))) return null;
  await writeAuditEntry(tx, actor, { action: 'decision.undo', target: { type: 'user', id: targetId } });
  return () => publishSuspensionChanged(actor, targetId);
};
