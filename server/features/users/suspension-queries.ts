// SQL of suspensions: setting, lifting and restoring one.
import { sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';

/** A suspension as stored: its end, "infinity" for until further notice and null for none, and its reason. */
export interface Suspension {
  until: string | null;
  reason: string;
}

const suspension = sql<Suspension>`json_build_object('until', blocked_until, 'reason', blocked_reason)`;

/** @param until null for until further notice */
export async function setBlock(
  connection: Connection,
  id: string,
  { until, reason }: { until: Date | null; reason: string },
): Promise<{ before: Suspension; after: Suspension }> {
  return setSuspension(connection, id, { until: until?.toISOString() ?? 'infinity', reason });
}

export async function clearBlock(
  connection: Connection,
  id: string,
): Promise<{ before: Suspension; after: Suspension }> {
  return setSuspension(connection, id, { until: null, reason: '' });
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

/** Restores the state before a change of suspension; false if the suspension has been changed since. */
export async function restoreSuspension(
  connection: Connection,
  id: string,
  { before, after }: { before: Suspension; after: Suspension },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update profiles set blocked_until = ${before.until}::timestamptz, blocked_reason = ${before.reason}
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
