// SQL about security events. Events of sign-ins are written in the feature accounts.
import { sql } from 'kysely';
import type { Role } from '#shared/features/accounts/roles.ts';
import type { SecuritySearch } from '#shared/features/security/contract.ts';
import { SECURITY_EVENT_DAYS } from '#shared/privacy/retention-times.ts';
import { type CursorPage, cursorSql, beyondCursorSql, readPage } from '../../core/http/cursor.ts';
import { personMatchesSql } from '../../core/shown-email.ts';
import type { Database } from '../../database/connection.ts';
import { likePattern } from '../../database/like-pattern.ts';

export interface NewReport {
  event: string;
  details: Record<string, unknown>;
  userId: string | null;
  ip: string;
  userAgent: string;
  url: string;
}

export async function insertReport(database: Database, report: NewReport): Promise<void> {
  await database.kysely
    .insertInto('security_events')
    .values({
      event: report.event,
      details: JSON.stringify(report.details),
      user_id: report.userId,
      ip_address: report.ip,
      user_agent: report.userAgent.slice(0, 500),
      url: report.url,
    })
    .execute();
}

/** Deletes old events. The events of an erased person are anonymised at the erasure, without waiting for this. */
export async function deleteOldSecurityEvents({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  await sql`delete from security_events where created_at < now() - ${SECURITY_EVENT_DAYS} * interval '1 day'`.execute(
    kysely,
  );
}

export interface SecurityEventRow {
  id: number;
  event: string;
  details: Record<string, unknown>;
  user_id: string | null;
  user_name: string | null;
  ip_address: string | null;
  user_agent: string;
  url: string;
  created_at: Date;
}

/**
 * One page of events, newest first by default.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an invalid cursor
 */
export function listEvents(
  database: Database,
  { viewer, search, event, sort, ...page }: SecuritySearch & { viewer: { role: Role }; size: number },
): Promise<CursorPage<SecurityEventRow>> {
  return readPage({ ...page, kind: 'number' }, async (from, limit) => {
    const values: unknown[] = [];
    const value = (parameter: unknown): string => `$${values.push(parameter)}`;
    const conditions = ['true'];
    if (event) conditions.push(`event = ${value(event)}`);
    if (search) {
      const pattern = value(likePattern(search));
      // With `in` instead of `= any`, the indexes of the three columns cannot be combined.
      conditions.push(`(ip_address ilike ${pattern} or url ilike ${pattern} or user_id = any(array(
        select id from profiles where ${personMatchesSql(viewer, search, value)})))`);
    }
    const isAscending = (from?.isBackwards ?? false) !== (sort === 'oldest');
    if (from) {
      const beyond = { cursor: from.cursor, isBackwards: isAscending };
      conditions.push(beyondCursorSql(beyond, ['created_at', 'id'], value));
    }
    const order = isAscending ? 'created_at, id' : 'created_at desc, id desc';
    const { rows } = await database.pool.query<SecurityEventRow & { cursor: string }>(
      `with chosen as materialized (
         select * from security_events where ${conditions.join(' and ')} order by ${order} limit ${value(limit)})
       select chosen.*, person.name as user_name, ${cursorSql('chosen.created_at', 'chosen.id')} as cursor
         from chosen left join profiles as person on person.id = chosen.user_id
        order by ${order.replaceAll(/\b(created_at|id)\b/g, 'chosen.$1')}`,
      values,
    );
    return rows;
  });
}
