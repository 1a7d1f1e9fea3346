// Managing users: rule, transaction with audit entry, and effects.
import type { Role } from '#shared/features/accounts/roles.ts';
import type { DecidedUser, NewBlock, NewUser, User } from '#shared/features/users/contract.ts';
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
import { mailable, deleteTwoStepOf, refuseCommonPassword } from '../accounts/actions.ts';
import { listAdIdsOf, publishSellerAgeChanged, publishSuspensionChanged } from '../ads/actions.ts';
import { type NewAuditEntry, writeAuditEntry } from '../audit/actions.ts';
import { recordDecision } from '../decisions/actions.ts';
import { erasePerson, finishErasure } from '../personal-data/actions.ts';
import { publishProfileChanged } from '../profiles/actions.ts';
import { recordModerationDecision } from '../reports/actions.ts';
import {
  clearBirthYear,
  clearBlock,
  endOfDay,
  findUser,
  insertUser,
  lockUsers,
  setBlock,
  setUserRole,
} from './queries.ts';
import { queueSuspensionEnd, type SuspensionChange } from './suspension.ts';
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
 * Suspends a user until a day or until further notice. Their sessions are refused and their ads hidden at once. When it can no
 * longer be undone their sessions end, and they are notified of the reason and how to appeal.
 *
 * @throws ORPCError NOT_FOUND; FORBIDDEN; UNPROCESSABLE_CONTENT for a day in the past
 */
export async function blockUser(actor: Actor, block: NewBlock & { id: string }): Promise<DecidedUser> {
  const { id, rule, reason, lastDay } = block;
  const undo = await actor.database.kysely.transaction().execute(async (tx) => {
    const change = await blockWithin(tx, actor, block);
    const decision = { rule, reason, lastDay, decision: 'blocked', event: 'account.restricted' } as const;
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
  { id, rule, reason, lastDay }: NewBlock & { id: string },
): Promise<Pick<SuspensionChange, 'before' | 'after'>> {
  return actWithin(transaction, { actor, id }, async (tx, _user, can) => {
    if (!can.block) refuse('FORBIDDEN');
    const until = lastDay === null ? null : await endOfDay(tx, lastDay);
    if (until && until <= new Date()) {
      refuse('UNPROCESSABLE_CONTENT', userTexts.endsInThePast, { lastDay: userTexts.endsInThePast });
    }
    const change = await setBlock(tx, id, { until, reason });
    if (until) await queueSuspensionEnd(tx, { userId: id, until });
    return { entry: { action: 'user.block', after: { lastDay, rule } }, done: change };
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
  await actor.database.kysely
    .transaction()
    .execute((tx) =>
      actWithin(tx, { actor, id }, async (...given) => ({ entry: await action(...given), done: undefined })),
    );
}

type ActedOn = [tx: Connection, user: UserState & { email: string }, can: UserCan];
type UserAction = (...given: ActedOn) => Promise<Omit<NewAuditEntry, 'target'>>;

async function actWithin<Result>(
  tx: Connection,
  { actor, id }: { actor: Actor; id: string },
  action: (...given: ActedOn) => Promise<{ entry: Omit<NewAuditEntry, 'target'>; done: Result }>,
): Promise<Result> {
  const locked = await lockUsers(tx, [actor.viewer.id, id]);
  const self = locked.find((one) => one.id === actor.viewer.id);
  const user = locked.find((one) => one.id === id) ?? refuse('NOT_FOUND', userTexts.notFound);
  if (!self || self.isBlocked) return refuse('FORBIDDEN');
  const { entry, done } = await action(tx, user, userPermissions(self, user));
  await writeAuditEntry(tx, actor, { ...entry, target: { type: 'user', id } });
  return done;
}

/** @throws ORPCError NOT_FOUND */
export async function requireUser({ database, viewer }: Actor, id: string): Promise<User> {
  const row = (await findUser(database, id)) ?? refuse('NOT_FOUND', userTexts.notFound);
  return viewUser(row, viewer);
}

export { restoreSuspension } from './queries.ts';
