// Closes the account of a user below the minimum age in two steps: a suspension that can be appealed, and the erasure.
import { DAY_MS } from '#shared/durations.ts';
import type { DecidedUser } from '#shared/features/users/contract.ts';
import { DAYS_TO_AGE_ERASURE } from '#shared/features/users/rules.ts';
import { closedForAgeText } from '#shared/features/users/texts.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Actor } from '../../core/http/request.ts';
import type { AfterCommit } from '../../core/personal-data.ts';
import { erasePerson, finishErasure } from '../personal-data/actions.ts';
import { readSiteSettings } from '../site-settings/actions.ts';
import { actOn } from './act-on-user.ts';
import { blockUser } from './block-user.ts';

/**
 * Suspends a user who is too young. The notice states until when they can fetch their data and appeal; then the account may
 * be erased.
 *
 * @throws ORPCError NOT_FOUND; FORBIDDEN, also for staff and for a suspended user
 */
export async function closeForAge(actor: Actor, id: string): Promise<DecidedUser> {
  const { minimumAge } = await readSiteSettings(actor);
  const erasableFrom = new Date(Date.now() + DAYS_TO_AGE_ERASURE * DAY_MS);
  return blockUser(actor, {
    id,
    rule: 'account',
    reason: closedForAgeText(minimumAge, erasableFrom),
    lastDay: null,
    action: 'user.close-for-age',
    erasableFrom,
  });
}

/**
 * Erases an account that was closed for its owner's age.
 *
 * @throws ORPCError NOT_FOUND; FORBIDDEN before the announced day, while an appeal is open, after a successful one, and for the
 * staff member who closed the account while another one can erase it
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
