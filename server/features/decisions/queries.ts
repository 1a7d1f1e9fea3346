// All SQL of decisions that can still be undone.
import { sql } from 'kysely';
import { MAX_MINUTES_TO_UNDO_DECISION } from '#shared/features/decisions/rules.ts';
import type { UndoableDecision } from '../../core/http/request.ts';
import type { Connection } from '../../database/connection.ts';

export interface DecisionRow extends UndoableDecision {
  id: string;
  decidedBy: string | null;
  /** The key of its `UndoDecision`. */
  kind: string;
  notices: unknown;
  /** The decision on the same target that this one replaced; null if none could be undone then. */
  replaced: DecisionRow | null;
}

const columns = sql`id, decided_by as "decidedBy", kind, target_id as "targetId", change, notices, replaced`;

/** Inserts a decision that can be undone for `seconds`; returns until when. */
export async function insertDecision(
  transaction: Connection,
  { id, decidedBy, kind, targetId, change, notices, replaced }: DecisionRow,
  seconds: number,
): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`
    insert into undoable_decisions (id, decided_by, kind, target_id, change, notices, replaced, undoable_until)
    values (${id}, (select profiles.id from profiles where profiles.id = ${decidedBy}), ${kind}, ${targetId},
      ${JSON.stringify(change)}, ${JSON.stringify(notices)}, ${replaced && JSON.stringify(replaced)},
      now() + ${seconds} * interval '1 second')
    returning undoable_until as until`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error('A decision was not stored');
  return row.until;
}

/** Deletes and returns the undoable decision on this target; null when there is none. */
export async function takeDecisionAbout(
  transaction: Connection,
  { kind, targetId }: Pick<DecisionRow, 'kind' | 'targetId'>,
): Promise<DecisionRow | null> {
  const { rows } = await sql<DecisionRow>`
    delete from undoable_decisions where kind = ${kind} and target_id = ${targetId} returning ${columns}`.execute(
    transaction,
  );
  return rows[0] ?? null;
}

/** Deletes and returns a decision whose notices are due; null when it was undone or replaced. */
export async function takeDecision(
  transaction: Connection,
  id: string,
): Promise<(DecisionRow & { decidedAt: Date }) | null> {
  const { rows } = await sql<DecisionRow & { decidedAt: Date }>`
    delete from undoable_decisions where id = ${id} returning ${columns}, decided_at as "decidedAt"`.execute(
    transaction,
  );
  return rows[0] ?? null;
}

/** As `takeDecision`, for an undo: null unless this staff member made the decision and its time is not over. */
export async function takeOwnDecision(
  transaction: Connection,
  { id, userId }: { id: string; userId: string },
): Promise<DecisionRow | null> {
  const { rows } = await sql<DecisionRow>`
    delete from undoable_decisions where id = ${id} and decided_by = ${userId} and undoable_until > now()
    returning ${columns}`.execute(transaction);
  return rows[0] ?? null;
}

/** Lets the staff member who made these decisions undo them for `seconds` more, within the limit; returns those not yet due. */
export async function extendOwnDecisions(
  transaction: Connection,
  { ids, userId }: { ids: readonly string[]; userId: string },
  seconds: number,
): Promise<{ id: string; until: Date }[]> {
  const { rows } = await sql<{ id: string; until: Date }>`
    with own as (
      select id from undoable_decisions where id = any(${ids}::uuid[]) and decided_by = ${userId} and undoable_until > now()
       order by id for update)
    update undoable_decisions as decision
       set undoable_until = greatest(undoable_until, least(now() + ${seconds} * interval '1 second',
         decided_at + ${MAX_MINUTES_TO_UNDO_DECISION} * interval '1 minute'))
      from own where decision.id = own.id
    returning decision.id, undoable_until as until`.execute(transaction);
  return rows;
}

/** The ads of these ids that exist, and whether they are approved; locked against deletion until the transaction ends. */
export async function lockNotifiedAds(
  transaction: Connection,
  ids: readonly string[],
): Promise<Map<string, { isApproved: boolean }>> {
  if (ids.length === 0) return new Map();
  const ads = await transaction
    .selectFrom('ads')
    .select(['id', 'status'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Map(ads.map(({ id, status }) => [id, { isApproved: status === 'approved' }]));
}

/** Whether the user is suspended now; the suspension is locked against changes until the transaction ends. */
export async function lockSuspended(transaction: Connection, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from profiles where id = ${id} and blocked_until > now() for no key update`.execute(transaction);
  return rows.length > 0;
}
