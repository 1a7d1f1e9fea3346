// Acts on a user: locks the row, checks the caller's rights again and writes the audit entry, in one transaction.
import type { User } from '#shared/features/users/contract.ts';
import { userPermissions, type UserCan, type UserState } from '#shared/features/users/rules.ts';
import { userTexts } from '#shared/features/users/texts.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Actor } from '../../core/http/request.ts';
import type { Connection } from '../../database/connection.ts';
import { type NewAuditEntry, writeAuditEntry } from '../audit/actions.ts';
import { findClosures } from './closure-queries.ts';
import { findUser, lockUsers } from './queries.ts';
import { viewUser } from './view.ts';

/**
 * Locks a user, runs the action and writes the audit entry. Reads the actor's rights again, since another admin may have just
 * changed them.
 */
export async function actOn(actor: Actor, id: string, action: UserAction): Promise<void> {
  await actor.database.kysely
    .transaction()
    .execute((tx) =>
      actWithin(tx, { actor, id }, async (...args) => ({ entry: await action(...args), done: undefined })),
    );
}

type ActedOn = [tx: Connection, user: UserState & { email: string }, can: UserCan];
type UserAction = (...args: ActedOn) => Promise<Omit<NewAuditEntry, 'target'>>;

/** As `actOn`, in the caller's transaction. */
export async function actWithin<Result>(
  tx: Connection,
  { actor, id }: { actor: Actor; id: string },
  action: (...args: ActedOn) => Promise<{ entry: Omit<NewAuditEntry, 'target'>; done: Result }>,
): Promise<Result> {
  const locked = await lockUsers(tx, [actor.viewer.id, id]);
  const self = locked.find((one) => one.id === actor.viewer.id);
  const user = locked.find((one) => one.id === id) ?? refuse('NOT_FOUND', userTexts.notFound);
  if (!self || self.isBlocked) return refuse('FORBIDDEN');
  const closures = await findClosures(tx, [id]);
  const state = { ...user, closure: closures.get(id) ?? null };
  const { entry, done } = await action(tx, state, userPermissions(self, state, new Date()));
  await writeAuditEntry(tx, actor, { ...entry, target: { type: 'user', id } });
  return done;
}

/** @throws ORPCError NOT_FOUND */
export async function requireUser({ database, viewer }: Actor, id: string): Promise<User> {
  const row = (await findUser(database, id)) ?? refuse('NOT_FOUND', userTexts.notFound);
  return viewUser(row, viewer);
}
