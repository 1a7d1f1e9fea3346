// SQL about security events. Events of sign-ins are written in the feature accounts.
import { sql } from 'kysely';
import { SECURITY_EVENT_DAYS } from '#shared/privacy/retention-times.ts';
import { type CursorPage, cursorSql, beyondCursorSql, readPage } from '../../core/http/cursor.ts';
import type { Database } from '../../database/connection.ts';

const PAGE_SIZE = 30;

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
 * One page of events, newest first.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an invalid cursor
 */
export function listEvents(
  database: Database,
  search: { event?: string | undefined; after?: string | undefined; before?: string | undefined },
): Promise<CursorPage<SecurityEventRow>> {
  const { event, after, before } = search;
  return readPage({ after, before, size: PAGE_SIZE, kind: 'number' }, async (cursor, limit) => {
    const values: unknown[] = [];
    const value = (parameter: unknown): string => `$${values.push(parameter)}`;
    const conditions = ['true'];
    if (event) conditions.push(`event = ${value(event)}`);
    if (cursor) conditions.push(beyondCursorSql(cursor, ['created_at', 'id'], value));
    const order = cursor?.isBackwards ? 'created_at, id' : 'created_at desc, id desc';
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
