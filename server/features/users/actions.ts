// Managing users: rule, transaction with audit entry, and effects.
import type { Role } from '#shared/features/accounts/roles.ts';
import type { NewUser, User } from '#shared/features/users/contract.ts';
import { checkNewUser } from '#shared/features/users/new-user.ts';
import { assignableRoles } from '#shared/features/users/rules.ts';
import { userTexts } from '#shared/features/users/texts.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { AfterCommit } from '../../core/personal-data.ts';
import type { Actor } from '../../core/http/request.ts';
import { deleteTwoStepOf, refuseCommonPassword } from '../accounts/actions.ts';
import { listAdIdsOf, publishSellerAgeChanged } from '../ads/actions.ts';
import { writeAuditEntry } from '../audit/actions.ts';
import { erasePerson, finishErasure } from '../personal-data/actions.ts';
import { publishProfileChanged } from '../profiles/actions.ts';
import { actOn, requireUser } from './act-on-user.ts';
import { hasOpenAppeal } from './closure-queries.ts';
import { clearBirthYear, insertUser, lockUsers, setUserRole } from './queries.ts';

export { requireUser } from './act-on-user.ts';
export { blockWithin, endSuspensionWithin, maySuspend } from './block-user.ts';
export { restoreSuspension } from './suspension-queries.ts';

/**
 * Creates an account with a password that works at once. Source: spec 2 §5 Create user.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT with a sentence per invalid field; FORBIDDEN for a role the caller may not
 * assign; CONFLICT for an address that has an account
 */
export async function createUser(actor: Actor, { role, ...form }: NewUser): Promise<User> {
  if (!assignableRoles(actor.viewer.role).includes(role)) refuse('FORBIDDEN');
  const { fields, account } = checkNewUser(form);
  const [wrong] = Object.values(fields);
  if (wrong) refuse('UNPROCESSABLE_CONTENT', wrong, fields);
  refuseCommonPassword(form.password);
  const user = { ...account, role };
  const passwordHash = await actor.auth.hashPassword(form.password, actor.queueEntry());
  const id = await actor.database.kysely.transaction().execute(async (tx) => {
    // Hashing takes a while: the caller's role may have changed meanwhile.
    const self = (await lockUsers(tx, [actor.viewer.id])).find(
      ({ id: locked }) => locked === actor.viewer.id,
    );
    if (!self || self.isBlocked || !assignableRoles(self.role).includes(role)) refuse('FORBIDDEN');
    const created =
      (await insertUser(tx, { ...user, passwordHash })) ??
      refuse('CONFLICT', userTexts.emailTaken, { email: userTexts.emailTaken });
    await writeAuditEntry(tx, actor, {
      action: 'user.create',
      target: { type: 'user', id: created },
      after: { role },
    });
    return created;
  });
  return requireUser(actor, id);
}

/**
 * @throws ORPCError NOT_FOUND; FORBIDDEN for a role that the caller may not assign or take away
 */
export async function changeRole(actor: Actor, { id, role }: { id: string; role: Role }): Promise<User> {
  await actOn(actor, id, async (tx, user, can) => {
    if (!can.roles.includes(role)) refuse('FORBIDDEN');
    await setUserRole(tx, id, role);
    return { action: 'user.role', before: { role: user.role }, after: { role } };
  });
  await actor.live.publishEphemeral(id, { topic: 'role' });
  await publishProfileChanged(actor, id);
  return requireUser(actor, id);
}

/**
 * Removes a user's two-step sign-in, so that the first step is enough. They are notified by mail.
 *
 * @throws ORPCError NOT_FOUND; FORBIDDEN for callers other than superadmins, for oneself, and for a user without
 * two-step sign-in
 */
export async function removeTwoStep(actor: Actor, id: string): Promise<User> {
  await actOn(actor, id, async (tx, user, can) => {
    if (!can.removeTwoStep) refuse('FORBIDDEN');
    await deleteTwoStepOf(actor, tx, { userId: id, email: user.email });
    return { action: 'user.two-step', before: { hasTwoStep: true }, after: { hasTwoStep: false } };
  });
  return requireUser(actor, id);
}

/**
 * Lets a user enter the birth year again; until then their contact details are hidden. The year is not logged, because
 * the log outlives people.
 *
 * @throws ORPCError NOT_FOUND; FORBIDDEN without permission, and for a user without a birth year
 */
export async function resetBirthYear(actor: Actor, id: string): Promise<User> {
  await actOn(actor, id, async (tx, _user, can) => {
    if (!can.deleteBirthYear) refuse('FORBIDDEN');
    await clearBirthYear(tx, id);
    return { action: 'user.birth-year' };
  });
  await publishSellerAgeChanged(actor, id);
  await publishProfileChanged(actor, id);
  return requireUser(actor, id);
}

/**
 * Erases a user at once, with ads, pictures and all traces. Source: spec 2 §5 Delete user.
 *
 * @throws ORPCError NOT_FOUND; FORBIDDEN for oneself, for superadmins, for an account closed for age, and while the user has
 * an open appeal, which would end with the account
 */
export async function deleteUser(actor: Actor, id: string): Promise<{ id: string }> {
  if (id === actor.viewer.id) refuse('FORBIDDEN', userTexts.cannotDeleteSelf);
  const afterCommit: AfterCommit[] = [];
  await actOn(actor, id, async (tx, user, can) => {
    if (!can.delete) refuse('FORBIDDEN');
    if (await hasOpenAppeal(tx, id)) refuse('FORBIDDEN', userTexts.hasAppealed);
    const ads = (await listAdIdsOf(tx, id)).length;
    afterCommit.push(...((await erasePerson(actor, tx, id)) ?? []));
    return { action: 'user.delete', before: { role: user.role, ads } };
  });
  await finishErasure(actor, afterCommit);
  return { id };
}
