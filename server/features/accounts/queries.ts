// All SQL for user profiles, blocks and security events.
import { sql } from 'kysely';
import type { Role } from '#shared/features/accounts/roles.ts';
import type { Connection, Database } from '../../database/connection.ts';

/** The query builder of the database or of a transaction. */
type Queryable = Pick<Database, 'kysely'>;
export interface BlockRow {
  /** Null for an indefinite block. */
  until: Date | null;
  reason: string;
}

/** The suspension in effect now, and the decision on its end; null if there is none. */
export async function findSuspension(
  { kysely }: Queryable,
  userId: string,
): Promise<(BlockRow & { reportId: string | null }) | null> {
  const { rows } = await sql<BlockRow & { reportId: string | null }>`
    select case when isfinite(blocked_until) then blocked_until end as until, blocked_reason as reason,
           (select id from reports where owner_id = profiles.id and decision = 'blocked' and decided_with is null
             order by reports.blocked_until is not distinct from profiles.blocked_until desc, decided_at desc limit 1) as "reportId"
      from profiles where id = ${userId} and blocked_until > now()`.execute(kysely);
  return rows[0] ?? null;
}

export async function setRole(connection: Connection, userId: string, role: Role): Promise<void> {
  await connection
    .updateTable('profiles')
    .set({ role, email_verified: true, updated_at: new Date() })
    .where('id', '=', userId)
    .execute();
}

export async function findProfileByEmail(
  database: Queryable,
  email: string,
): Promise<{ id: string; role: string } | null> {
  const row = await database.kysely
    .selectFrom('profiles')
    .select(['id', 'role'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return row ?? null;
}

export async function hasSuperadmin(database: Database): Promise<boolean> {
  const row = await database.kysely
    .selectFrom('profiles')
    .select('id')
    .where('role', '=', 'superadmin')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countProfiles(database: Database): Promise<number> {
  const { people } = await database.kysely
    .selectFrom('profiles')
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .executeTakeFirstOrThrow();
  return people;
}

export interface SecurityEvent {
  event: string;
  userId?: string | null;
  ip: string;
  userAgent: string;
  details?: Record<string, unknown>;
}

export async function insertSecurityEvent(database: Queryable, event: SecurityEvent): Promise<void> {
  await database.kysely
    .insertInto('security_events')
    .values({
      event: event.event,
      user_id: event.userId ?? null,
      ip_address: event.ip,
      user_agent: event.userAgent.slice(0, 500),
      details: JSON.stringify(event.details ?? {}),
    })
    .execute();
}

/** Counts an event without a user: one row for each event, IP address and hour, with the count in its details. */
export async function countSecurityEvent(
  database: Queryable,
  event: Omit<SecurityEvent, 'userId'>,
): Promise<void> {
  const details = JSON.stringify({ ...event.details, count: 1 });
  await sql`
    insert into security_events (event, ip_address, user_agent, details, counted_hour)
    values (${event.event}, ${event.ip}, ${event.userAgent.slice(0, 500)}, ${details}, date_trunc('hour', now()))
    on conflict (event, ip_address, counted_hour) where counted_hour is not null do update
      set details = security_events.details
        || jsonb_build_object('count', (security_events.details ->> 'count')::integer + 1)`.execute(
    database.kysely,
  );
}
