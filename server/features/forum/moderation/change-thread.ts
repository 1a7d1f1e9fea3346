// Pins, locks and moves threads, and undoes that within a minute. Locking is a decision that the author can appeal.
import * as z from 'zod';
import { FORUM_CATEGORIES } from '#shared/features/forum/rules.ts';
import { forumTexts } from '#shared/features/forum/texts.ts';
import type { Rule } from '#shared/features/reports/rules.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor, UndoDecision } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { recordDecision } from '../../decisions/actions.ts';
import { deleteModerationDecision, recordModerationDecision } from '../../reports/actions.ts';
import { publishThreadChanged } from '../publish-changed.ts';
import { lockThread, saveThread, type ThreadState } from './decision-queries.ts';

const State = z.object({
  isPinned: z.boolean(),
  isLocked: z.boolean(),
  category: z.enum(FORUM_CATEGORIES),
});
/** What undoing a change needs. */
const ThreadChange = z.object({ before: State, after: State, reportId: z.nullable(z.guid()) });

type NewState = Partial<ThreadState> & { id: string; rule?: Rule | undefined; reason?: string | undefined };

/**
 * Pins, locks or moves a thread. Its author is notified of a lock when it can no longer be undone.
 *
 * @throws ORPCError NOT_FOUND
 */
export async function changeThread(actor: Actor, { id, rule, reason, ...change }: NewState) {
  const changed = await actor.database.kysely.transaction().execute(async (tx) => {
    const { ownerId, ...before } = (await lockThread(tx, id)) ?? refuse('NOT_FOUND', forumTexts.notFound);
    const after = { ...before, ...change };
    const isLock = before.isLocked !== after.isLocked;
    const locked =
      isLock && after.isLocked ? await recordLock(tx, actor, { id, ownerId, rule, reason }) : null;
    await saveThread(tx, { id, ...after });
    await writeChange(tx, actor, { id, before, after });
    const undo = await recordDecision(tx, actor, {
      // A decision replaces only one of the same kind: pinning a thread that has just been locked does not drop the lock's notice.
      kind: isLock ? 'forum-lock' : 'forum-thread',
      targetId: id,
      change: { before, after, reportId: locked?.id ?? null },
      notices: { notifications: locked ? [locked.notification] : [] },
    });
    return { ...after, undo };
  });
  await publishThreadChanged(actor, id);
  return changed;
}

/** Null for a thread of the actor, or of an erased person. */
function recordLock(
  tx: Connection,
  { viewer }: Actor,
  { id, ownerId, rule, reason }: NewState & { ownerId: string | null },
): ReturnType<typeof recordModerationDecision> | Promise<null> {
  // The contract refuses a lock without rule and reason.
  if (!rule || !reason) throw new Error('A thread is locked without a reason');
  if (ownerId === null || ownerId === viewer.id) return Promise.resolve(null);
  return recordModerationDecision(tx, {
    kind: 'forum_post',
    targetId: id,
    ownerId,
    decision: 'locked',
    rule,
    reason,
    decidedBy: viewer.id,
    event: 'forum.locked',
  });
}

/** Undoes the change; null when the thread has been changed since. */
export const undoThreadChange: UndoDecision = async (tx, actor, { targetId: id, change }) => {
  const { before, after, reportId } = ThreadChange.parse(change);
  const now = await lockThread(tx, id);
  const changed = (['isPinned', 'isLocked', 'category'] as const).filter((key) => before[key] !== after[key]);
  if (!now || changed.some((key) => now[key] !== after[key])) return null;
  const { ownerId: _ownerId, ...current } = now;
  const restored = { ...current, ...Object.fromEntries(changed.map((key) => [key, before[key]])) };
  await saveThread(tx, { id, ...restored });
  if (reportId) await deleteModerationDecision(tx, reportId);
  await writeChange(tx, actor, { id, before: current, after: restored, action: 'decision.undo' });
  return () => publishThreadChanged(actor, id);
};

function writeChange(
  tx: Connection,
  actor: Actor,
  {
    id,
    before,
    after,
    action = 'forum.change',
  }: { id: string; before: ThreadState; after: ThreadState; action?: 'forum.change' | 'decision.undo' },
): Promise<void> {
  const target = { type: 'forum-post', id } as const;
  return writeAuditEntry(tx, actor, { action, target, before: { ...before }, after: { ...after } });
}
