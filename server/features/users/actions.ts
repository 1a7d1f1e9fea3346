// Managing users: rule, transaction with audit entry, and effects.
import type { Role } from '#shared/features/accounts/roles.ts';
import type { NewBlock, NewUser, User } from '#shared/features/users/contract.ts';
import { checkNewUser } from '#shared/features/users/new-user.ts';
import {
  userPermissions,
  assignableRoles,
  type UserCan,
  type UserState,
} from '#shared/features/users/rules.ts';
import { userTexts } from '#shared/features/users/texts.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { AfterCommit } from '../../core/personal-data.ts';
import type { Actor } from '../../core/http/request.ts';
import type { Connection } from '../../database/connection.ts';
import { endAllSessions, mailable, deleteTwoStepOf, refuseCommonPassword } from '../accounts/actions.ts';
import { listAdIdsOf, publishSellerAgeChanged } from '../ads/actions.ts';
import { type NewAuditEntry, writeAuditEntry } from '../audit/actions.ts';
import { erasePerson, finishErasure } from '../personal-data/actions.ts';
import { publishProfileChanged } from '../profiles/actions.ts';
import {
  clearBirthYear,
  clearBlock,
  endOfDay,
  findUser,
  insertUser,
  lockUsers,
  readBlock,
  setBlock,
  setUserRole,
} from './queries.ts';
import { viewUser } from './view.ts';

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
  const user = { name: account.name, email: mailable(form.email), role };
  const passwordHash = await actor.auth.hashPassword(form.password, actor.turn());
  const id = await actor.database.kysely.transaction().execute(async (tx) => {
    // Hashing takes a while: the caller's role may have changed meanwhile.
    const [self] = await lockUsers(tx, [actor.viewer.id]);
    if (!self || self.isBlocked || !assignableRoles(self.role).includes(role)) refuse('FORBIDDEN');
    const made =
      (await insertUser(tx, { ...user, passwordHash })) ??
      refuse('CONFLICT', userTexts.emailTaken, { email: userTexts.emailTaken });
    await writeAuditEntry(tx, actor, {
      action: 'user.create',
      target: { type: 'user', id: made },
      after: { role },
    });
    return made;
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
  await publishProfileChanged(actor, id);
  return requireUser(actor, id);
}

/**
 * Suspends a user until a day or until further notice, and ends all their sessions. Their ads stay: they are moderated
 * one by one.
 *
 * @throws ORPCError NOT_FOUND; FORBIDDEN; UNPROCESSABLE_CONTENT for a day in the past
 */
export async function blockUser(actor: Actor, block: NewBlock & { id: string }): Promise<User> {
  await actor.database.kysely.transaction().execute((tx) => blockWithin(tx, actor, block));
  return requireUser(actor, block.id);
}

/** Whether the viewer may suspend this user now. */
export async function mayBlock({ database, viewer }: Actor, id: string): Promise<boolean> {
  const row = await findUser(database, id);
  return row !== null && viewUser(row, viewer).can.block;
}

/** `blockUser` in the caller's transaction. */
export async function blockWithin(
  transaction: Connection,
  actor: Actor,
  { id, reason, lastDay }: NewBlock & { id: string },
): Promise<void> {
  await actWithin(transaction, { actor, id }, async (tx, _user, can) => {
    if (!can.block) refuse('FORBIDDEN');
    const until = lastDay === null ? null : await endOfDay(tx, lastDay);
    if (until && until <= new Date()) {
      refuse('UNPROCESSABLE_CONTENT', userTexts.endsInThePast, { lastDay: userTexts.endsInThePast });
    }
    await setBlock(tx, id, { until, reason });
    await endAllSessions(tx, id);
    return { action: 'user.block', after: { lastDay, reason } };
  });
}

/**
 * @throws ORPCError NOT_FOUND; FORBIDDEN, also for a user who is not suspended
 */
export async function unblockUser(actor: Actor, id: string): Promise<User> {
  await requireUser(actor, id);
  await actor.database.kysely.transaction().execute((tx) => unblockWithin(tx, actor, id));
  return requireUser(actor, id);
}

/** `unblockUser` in the caller's transaction. */
export async function unblockWithin(transaction: Connection, actor: Actor, id: string): Promise<void> {
  await actWithin(transaction, { actor, id }, async (tx, _user, can) => {
    if (!can.unblock) refuse('FORBIDDEN');
    const block = await readBlock(tx, id);
    await clearBlock(tx, id);
    return { action: 'user.unblock', before: block };
  });
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
 * @throws ORPCError NOT_FOUND; FORBIDDEN, also for a user without a birth year
 */
export async function resetBirthYear(actor: Actor, id: string): Promise<User> {
  await actOn(actor, id, async (tx, _user, can) => {
    if (!can.forgetBirthYear) refuse('FORBIDDEN');
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
 * @throws ORPCError NOT_FOUND; FORBIDDEN for oneself and for superadmins
 */
export async function removeUser(actor: Actor, id: string): Promise<{ id: string }> {
  if (id === actor.viewer.id) refuse('FORBIDDEN', userTexts.cannotDeleteSelf);
  const afterCommit: AfterCommit[] = [];
  await actOn(actor, id, async (tx, user, can) => {
    if (!can.delete) refuse('FORBIDDEN');
    const ads = (await listAdIdsOf(tx, id)).length;
    afterCommit.push(...((await erasePerson(actor, tx, id)) ?? []));
    return { action: 'user.delete', before: { role: user.role, ads } };
  });
  await finishErasure(actor, afterCommit);
  return { id };
}

/**
 * Locks a user, acts and writes the audit entry. Reads the actor's rights again: another admin may have just changed
 * them.
 */
async function actOn(actor: Actor, id: string, action: UserAction): Promise<void> {
  await actor.database.kysely.transaction().execute((tx) => actWithin(tx, { actor, id }, action));
}

type UserAction = (
  tx: Connection,
  user: UserState & { email: string },
  can: UserCan,
) => Promise<Omit<NewAuditEntry, 'target'>>;

async function actWithin(
  tx: Connection,
  { actor, id }: { actor: Actor; id: string },
  action: UserAction,
): Promise<void> {
  const locked = await lockUsers(tx, [actor.viewer.id, id]);
  const self = locked.find((one) => one.id === actor.viewer.id);
  const user = locked.find((one) => one.id === id) ?? refuse('NOT_FOUND', userTexts.notFound);
  if (!self || self.isBlocked) return refuse('FORBIDDEN');
  const done = await action(tx, user, userPermissions(self, user));
  await writeAuditEntry(tx, actor, { ...done, target: { type: 'user', id } });
}

async function requireUser({ database, viewer }: Actor, id: string): Promise<User> {
  const row = (await findUser(database, id)) ?? refuse('NOT_FOUND', userTexts.notFound);
  return viewUser(row, viewer);
}
