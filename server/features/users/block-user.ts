// Suspends a user and lifts a suspension, on its own or within another decision.
import type { DecidedUser, NewBlock } from '#shared/features/users/contract.ts';
import type { UserCan } from '#shared/features/users/rules.ts';
import { userTexts } from '#shared/features/users/texts.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Actor } from '../../core/http/request.ts';
import type { Connection } from '../../database/connection.ts';
import { publishSuspensionChanged } from '../ads/actions.ts';
import { recordDecision } from '../decisions/actions.ts';
import { recordModerationDecision } from '../reports/actions.ts';
import { actWithin, requireUser } from './act-on-user.ts';
import { findUser, lockUsers } from './queries.ts';
import { clearBlock, endOfDay, hasOtherEnd, lockEnds, setBlock, shortenBlock } from './suspension-queries.ts';
import { queueSuspensionEnd, type SuspensionChange } from './suspension.ts';
import { viewUser } from './view.ts';

/**
 * Suspends a user until a day or until further notice. Their sessions are refused and their ads hidden at once. When it can no
 * longer be undone their sessions end, and they are notified of the reason and how to appeal.
 *
 * @throws ORPCError NOT_FOUND; FORBIDDEN; UNPROCESSABLE_CONTENT for a day in the past
 */
export async function blockUser(actor: Actor, block: Block & { erasableFrom?: Date }): Promise<DecidedUser> {
  const { id, rule, reason, lastDay, erasableFrom = null } = block;
  const undo = await actor.database.kysely.transaction().execute(async (tx) => {
    const { blockedUntil, ...change } = await blockWithin(tx, actor, block);
    const what = { decision: 'blocked', event: 'account.restricted' } as const;
    const decision = { rule, reason, lastDay, erasableFrom, blockedUntil, ...what };
    const about = { kind: 'person', targetId: id, ownerId: id, decidedBy: actor.viewer.id } as const;
    const recorded = await recordModerationDecision(tx, { ...decision, ...about });
    return recordDecision(tx, actor, {
      kind: 'suspension',
      targetId: id,
      change: { ...change, decisionId: recorded.id, lifted: {} } satisfies SuspensionChange,
      notices: { notifications: [recorded.notification], endedSessionsOf: id },
    });
  });
  await publishSuspensionChanged(actor, id);
  return { ...(await requireUser(actor, id)), undo };
}

interface Block extends NewBlock {
  id: string;
  action?: 'user.block' | 'user.close-for-age';
  /** Whether the user may be suspended already. */
  mayAddTo?: boolean;
}

/** Whether the viewer may suspend this user now, also one who is suspended already. */
export async function maySuspend({ database, viewer }: Actor, id: string): Promise<boolean> {
  const row = await findUser(database, id);
  return row !== null && mayAddSuspension(viewUser(row, viewer).can);
}

/** Who may suspend a user may also lift the suspension, so that one of the two is possible at any time. */
function mayAddSuspension({ block, unblock }: UserCan): boolean {
  return block || unblock;
}

/**
 * Suspends a user in the caller's transaction. Returns what it changed, and the end, infinity for until further notice. The
 * caller's notices end their sessions; after the commit it calls `publishSuspensionChanged`.
 */
export async function blockWithin(
  transaction: Connection,
  actor: Actor,
  { id, rule, reason, lastDay, action = 'user.block', mayAddTo = false }: Block,
): Promise<Pick<SuspensionChange, 'before' | 'after'> & { blockedUntil: Date | number }> {
  return actWithin(transaction, { actor, id }, async (tx, _user, can) => {
    const mayBlock = mayAddTo ? mayAddSuspension(can) : can.block;
    if (!(action === 'user.block' ? mayBlock : can.closeForAge)) refuse('FORBIDDEN');
    const until = lastDay === null ? null : await endOfDay(tx, lastDay);
    if (until && until <= new Date()) {
      refuse('UNPROCESSABLE_CONTENT', userTexts.endsInThePast, { lastDay: userTexts.endsInThePast });
    }
    const change = await setBlock(tx, id, { until, reason });
    if (until) await queueSuspensionEnd(tx, { userId: id, until });
    return {
      entry: { action, after: { lastDay, rule } },
      done: { ...change, blockedUntil: until ?? Infinity },
    };
  });
}

/**
 * Lifts a suspension, whatever decisions it has; the user's ads are public again at once.
 *
 * @throws ORPCError NOT_FOUND; FORBIDDEN, also for a user who is not suspended
 */
export async function unblockUser(actor: Actor, id: string): Promise<DecidedUser> {
  await requireUser(actor, id);
  const undo = await actor.database.kysely.transaction().execute(async (tx) => {
    await lockEnds(tx, id);
    const change = await endWithin(tx, { actor, id }, clearBlock);
    return recordDecision(tx, actor, {
      kind: 'suspension',
      targetId: id,
      change: { ...change, decisionId: null } satisfies SuspensionChange,
      notices: { notifications: [] },
    });
  });
  await publishSuspensionChanged(actor, id);
  return { ...(await requireUser(actor, id)), undo };
}

/**
 * Ends the suspension by a decision that an appeal has overturned, in the caller's transaction; other decisions remain in effect.
 * Returns what it changed, null for nothing, and whether the user is still suspended. After the commit the caller calls
 * `publishSuspensionChanged`.
 */
export async function endSuspensionWithin(
  transaction: Connection,
  actor: Actor,
  id: string,
): Promise<{ change: Pick<SuspensionChange, 'before' | 'after'> | null; isSuspended: boolean }> {
  const locked = await lockUsers(transaction, [actor.viewer.id, id]);
  const user = locked.find((one) => one.id === id);
  if (!user?.isBlocked) return { change: null, isSuspended: false };
  if (!(await hasOtherEnd(transaction, id))) return { change: null, isSuspended: true };
  const change = await endWithin(transaction, { actor, id }, shortenBlock);
  return { change, isSuspended: change.after.until !== null };
}

/** Lifts or shortens a suspension, and writes the audit entry. */
async function endWithin<Change extends Pick<SuspensionChange, 'before' | 'after'>>(
  transaction: Connection,
  { actor, id }: { actor: Actor; id: string },
  end: (tx: Connection, userId: string) => Promise<Change>,
): Promise<Change> {
  return actWithin(transaction, { actor, id }, async (tx, _user, can) => {
    if (!can.unblock) refuse('FORBIDDEN');
    const change = await end(tx, id);
    // Without the reason: a text about a user must not outlive them.
    const [before, after] = [auditedEnd(change.before), auditedEnd(change.after)];
    const isLifted = change.after.until === null;
    return { entry: { action: 'user.unblock', before, ...(!isLifted && { after }) }, done: change };
  });
}

function auditedEnd({ until }: SuspensionChange['before']): { until: string | null } {
  return { until: until === null || until === 'infinity' ? null : new Date(until).toISOString() };
}
