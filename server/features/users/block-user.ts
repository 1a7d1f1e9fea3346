// Suspends a user and lifts a suspension, on its own or within another decision.
import type { DecidedUser, NewBlock } from '#shared/features/users/contract.ts';
import { userTexts } from '#shared/features/users/texts.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Actor } from '../../core/http/request.ts';
import type { Connection } from '../../database/connection.ts';
import { publishSuspensionChanged } from '../ads/actions.ts';
import { recordDecision } from '../decisions/actions.ts';
import { recordModerationDecision } from '../reports/actions.ts';
import { actWithin, requireUser } from './act-on-user.ts';
import { findUser } from './queries.ts';
import { clearBlock, endOfDay, setBlock } from './suspension-queries.ts';
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
    const change = await blockWithin(tx, actor, block);
    const what = { decision: 'blocked', event: 'account.restricted' } as const;
    const decision = { rule, reason, lastDay, erasableFrom, ...what };
    const about = { kind: 'person', targetId: id, ownerId: id, decidedBy: actor.viewer.id } as const;
    const recorded = await recordModerationDecision(tx, { ...decision, ...about });
    return recordDecision(tx, actor, {
      kind: 'suspension',
      targetId: id,
      change: { ...change, decisionId: recorded.id } satisfies SuspensionChange,
      notices: { notifications: [recorded.notification], endedSessionsOf: id },
    });
  });
  await publishSuspensionChanged(actor, id);
  return { ...(await requireUser(actor, id)), undo };
}

interface Block extends NewBlock {
  id: string;
  action?: 'user.block' | 'user.close-for-age';
}

/** Whether the viewer may suspend this user now. */
export async function mayBlock({ database, viewer }: Actor, id: string): Promise<boolean> {
  const row = await findUser(database, id);
  return row !== null && viewUser(row, viewer).can.block;
}

/**
 * Suspends a user in the caller's transaction, and returns what it changed. The caller's notices end their sessions; after
 * the commit it calls `publishSuspensionChanged`.
 */
export async function blockWithin(
  transaction: Connection,
  actor: Actor,
  { id, rule, reason, lastDay, action = 'user.block' }: Block,
): Promise<Pick<SuspensionChange, 'before' | 'after'>> {
  return actWithin(transaction, { actor, id }, async (tx, _user, can) => {
    if (!(action === 'user.block' ? can.block : can.closeForAge)) refuse('FORBIDDEN');
    const until = lastDay === null ? null : await endOfDay(tx, lastDay);
    if (until && until <= new Date()) {
      refuse('UNPROCESSABLE_CONTENT', userTexts.endsInThePast, { lastDay: userTexts.endsInThePast });
    }
    const change = await setBlock(tx, id, { until, reason });
    if (until) await queueSuspensionEnd(tx, { userId: id, until });
    return { entry: { action, after: { lastDay, rule } }, done: change };
  });
}

/**
 * Lifts a suspension; the user's ads are public again at once.
 *
 * @throws ORPCError NOT_FOUND; FORBIDDEN, also for a user who is not suspended
 */
export async function unblockUser(actor: Actor, id: string): Promise<DecidedUser> {
  await requireUser(actor, id);
  const undo = await actor.database.kysely.transaction().execute(async (tx) => {
    const change = await unblockWithin(tx, actor, id);
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
 * Lifts a suspension in the caller's transaction, and returns what it changed. After the commit the caller calls
 * `publishSuspensionChanged`.
 */
export async function unblockWithin(
  transaction: Connection,
  actor: Actor,
  id: string,
): Promise<Pick<SuspensionChange, 'before' | 'after'>> {
  return actWithin(transaction, { actor, id }, async (tx, _user, can) => {
    if (!can.unblock) refuse('FORBIDDEN');
    const change = await clearBlock(tx, id);
    const { until } = change.before;
    // Without the reason: a text about a user must not outlive them.
    const before = { until: until === null || until === 'infinity' ? null : new Date(until).toISOString() };
    return { entry: { action: 'user.unblock', before }, done: change };
  });
}
