// SQL of suspensions: setting, lifting and restoring one. The profile has the end of the longest that is in effect.
import { sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';

/** A suspension as stored: its end, "infinity" for until further notice and null for none, and its reason. */
export interface Suspension {
  until: string | null;
  reason: string;
}

const suspension = sql<Suspension>`json_build_object('until', blocked_until, 'reason', blocked_reason)`;
const NONE: Suspension = { until: null, reason: '' };

/** Whether the decision of a row of `reports` suspends its owner now. */
export const isInEffect = sql<boolean>`decision = 'blocked' and decided_with is null and reports.blocked_until > now()
  and not exists (select from appeals where report_id = reports.id and outcome = 'overturned')`;

/**
 * Suspends a user, unless they are suspended for as long already.
 *
 * @param until null for until further notice
 */
export async function setBlock(
  connection: Connection,
  id: string,
  { until, reason }: { until: Date | null; reason: string },
): Promise<{ before: Suspension; after: Suspension }> {
  const { current } = await findLongest(connection, id);
  if (endOf(current) >= (until?.getTime() ?? Infinity)) return { before: current, after: current };
  return setSuspension(connection, id, { until: until?.toISOString() ?? 'infinity', reason });
}

function endOf({ until }: Suspension): number {
  if (until === null) return -Infinity;
  return until === 'infinity' ? Infinity : Date.parse(until);
}

/** Lifts a suspension, with all decisions on it. Returns the ends of these decisions by their ids. */
export async function clearBlock(
  connection: Connection,
  id: string,
): Promise<{ before: Suspension; after: Suspension; lifted: Record<string, string> }> {
  const { rows } = await sql<{ id: string; until: string }>`
    with before as (select id, blocked_until from reports where owner_id = ${id} and decision = 'blocked' and blocked_until > now())
    update reports set blocked_until = null from before where reports.id = before.id
    returning reports.id, before.blocked_until::text as until`.execute(connection);
  const lifted = Object.fromEntries(rows.map((row) => [row.id, row.until]));
  return { ...(await setSuspension(connection, id, NONE)), lifted };
}

/** Locks the decisions that suspend a user. A lift calls it before it locks the user, since decisions lock in this order. */
export async function lockEnds(connection: Connection, id: string): Promise<void> {
  await sql`select from reports where owner_id = ${id} and decision = 'blocked' and blocked_until > now()
    order by id for update`.execute(connection);
}

/** Restores the ends of decisions that were lifted, by their ids. */
export async function restoreEnds(
  connection: Connection,
  lifted: Readonly<Record<string, string>>,
): Promise<void> {
  await sql`
    update reports set blocked_until = lifted.value::timestamptz
      from jsonb_each_text(${JSON.stringify(lifted)}::jsonb) as lifted
     where reports.id = lifted.key::uuid and decision = 'blocked'`.execute(connection);
}

/** Whether the decisions in effect end at another time than the suspension. The caller has locked the user. */
export async function hasOtherEnd(connection: Connection, id: string): Promise<boolean> {
  const { current, longest } = await findLongest(connection, id);
  return !longest || endOf(longest) !== endOf(current);
}

/** Shortens a suspension to the longest of the decisions in effect, or ends it without one. */
export async function shortenBlock(
  connection: Connection,
  id: string,
): Promise<{ before: Suspension; after: Suspension }> {
  const { longest } = await findLongest(connection, id);
  return setSuspension(connection, id, longest ?? NONE);
}

/** The suspension of the profile, and the longest by a decision in effect. */
async function findLongest(
  connection: Connection,
  id: string,
): Promise<{ current: Suspension; longest: Suspension | null }> {
  const { rows } = await sql<{ current: Suspension; longest: Suspension | null }>`
    select ${suspension} as current,
           (select json_build_object('until', reports.blocked_until, 'reason', person_reason) from reports
             where owner_id = profiles.id and ${isInEffect}
             order by reports.blocked_until desc, decided_at, reports.id limit 1) as longest
      from profiles where id = ${id}`.execute(connection);
  return rows[0] ?? { current: NONE, longest: null };
}

async function setSuspension(
  connection: Connection,
  id: string,
  { until, reason }: Suspension,
): Promise<{ before: Suspension; after: Suspension }> {
  const { before } = await connection
    .selectFrom('profiles')
    .select(suspension.as('before'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { after } = await connection
    .updateTable('profiles')
    .set({ blocked_until: sql<Date | null>`${until}::timestamptz`, blocked_reason: reason })
    .where('id', '=', id)
    .returning(suspension.as('after'))
    .executeTakeFirstOrThrow();
  return { before, after };
}

/**
 * Restores the state before a change of suspension; false if the suspension has been changed since. The caller has restored
 * the decisions. Where these have ends the longest counts, since an appeal may have overturned the one before; decisions of
 * earlier releases have none.
 */
export async function restoreSuspension(
  connection: Connection,
  id: string,
  { before, after }: { before: Suspension; after: Suspension },
): Promise<boolean> {
  // Of two concurrent changes, the second reads the decisions after the first.
  await sql`select from profiles where id = ${id} for update`.execute(connection);
  const { longest } = await findLongest(connection, id);
  const { rows } =
    await sql`select from reports where owner_id = ${id} and blocked_until is not null limit 1`.execute(
      connection,
    );
  const restored = longest ?? (rows.length > 0 ? NONE : before);
  const { numAffectedRows = 0n } = await sql`
    update profiles set blocked_until = ${restored.until}::timestamptz, blocked_reason = ${restored.reason}
     where id = ${id} and blocked_until is not distinct from ${after.until}::timestamptz
       and blocked_reason = ${after.reason}`.execute(connection);
  return numAffectedRows === 1n;
}

/** The end of a day in Stockholm, which may have 23 or 25 hours. */
export async function endOfDay(connection: Connection, day: string): Promise<Date> {
  const { end } = await connection
    .selectNoFrom((eb) =>
      eb
        .fn<Date>('timezone', [eb.val('Europe/Stockholm'), eb.cast<Date>(eb.val(nextDay(day)), 'timestamp')])
        .as('end'),
    )
    .executeTakeFirstOrThrow();
  return end;
}

function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
