// Closes the account of somebody below the minimum age in two steps: a suspension that can be appealed, and the erasure.
import type { DecidedUser } from '#shared/features/users/contract.ts';
import { DAYS_TO_AGE_ERASURE } from '#shared/features/users/rules.ts';
import { closedForAgeText } from '#shared/features/users/texts.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Actor } from '../../core/http/request.ts';
import type { AfterCommit } from '../../core/personal-data.ts';
import { publishSuspensionChanged } from '../ads/actions.ts';
import { recordDecision } from '../decisions/actions.ts';
import { erasePerson, finishErasure } from '../personal-data/actions.ts';
import { recordModerationDecision } from '../reports/actions.ts';
import { readSiteSettings } from '../site-settings/actions.ts';
import { actOn, requireUser } from './act-on-user.ts';
import { blockWithin } from './block-user.ts';
import type { SuspensionChange } from './suspension.ts';

/**
 * Suspends a user who is too young. The notice says until when they can fetch their data and appeal; then the account may
 * be erased.
 *
 * @throws ORPCError NOT_FOUND; FORBIDDEN, also for staff and for a suspended user
 */
export async function closeForAge(actor: Actor, id: string): Promise<DecidedUser> {
  const { minimumAge } = await readSiteSettings(actor);
  const erasableFrom = new Date(Date.now() + DAYS_TO_AGE_ERASURE * 86_400_000);
  const block = { id, rule: 'account', reason: closedForAgeText(minimumAge, erasableFrom) } as const;
  const undo = await actor.database.kysely.transaction().execute(async (tx) => {
    const change = await blockWithin(tx, actor, { ...block, lastDay: null, action: 'user.close-for-age' });
    const { rule, reason } = block;
    const decision = {
      rule,
      reason,
      decision: 'blocked',
      event: 'account.restricted',
      erasableFrom,
    } as const;
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

/**
 * Erases an account that was closed for its owner's age.
 *
 * @throws ORPCError NOT_FOUND; FORBIDDEN before its day, while an appeal is open, after a successful one, and for who has
 * closed it while other staff can
 */
export async function eraseForAge(actor: Actor, id: string): Promise<{ id: string }> {
  const afterCommit: AfterCommit[] = [];
  await actOn(actor, id, async (tx, _user, can) => {
    if (!can.eraseForAge) refuse('FORBIDDEN');
    afterCommit.push(...((await erasePerson(actor, tx, id)) ?? []));
    return { action: 'user.erase-for-age' };
  });
  await finishErasure(actor, afterCommit);
  return { id };
}
