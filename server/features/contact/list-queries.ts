// SQL of lists of messages to the operator.
import { sql } from 'kysely';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { LatestMessage } from '#shared/features/admin/contract.ts';
import type { ContactSearch } from '#shared/features/contact/staff-contract.ts';
import { emailPattern } from '../../core/shown-email.ts';
import { beyondCursorSql, type CursorPage, cursorSql, readPage } from '../../core/http/cursor.ts';
import type { Database } from '../../database/connection.ts';
import { isoTime } from '../../database/iso-time.ts';
import { likePattern } from '../../database/like-pattern.ts';
import { messageColumns, type MessageRow, messageTables } from './message-row.ts';

export interface MessageSearch extends ContactSearch {
  viewer: Pick<Viewer, 'id' | 'role'>;
  size: number;
}

/**
 * One page of messages, the newest first by default. Source: spec 2 §7 contact_messages.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an invalid cursor
 */
export function listMessages(
  { pool }: Database,
  { viewer, search, status, form, assignee, sort, after, before, size }: MessageSearch,
): Promise<CursorPage<MessageRow>> {
  return readPage({ after, before, size, kind: 'uuid' }, async (from, limit) => {
    const values: unknown[] = [limit];
    const value = (parameter: unknown): string => `$${values.push(parameter)}`;
    const conditions = ['true'];
    if (status) conditions.push(`message.status = ${value(status)}`);
    if (form) conditions.push(`message.form = ${value(form)}`);
    if (assignee === 'me') conditions.push(`message.assigned_to = ${value(viewer.id)}`);
    if (assignee === 'nobody') conditions.push('message.assigned_to is null');
    if (search) {
      const pattern = value(likePattern(search));
      const isIn = ['name', 'subject', 'message', 'note'].map((name) => `${name} ilike ${pattern}`);
      isIn.push(`email ilike ${value(emailPattern(viewer, search))}`);
      // Each part by its own index: one condition for all of them would read every message.
      const found = [
        `select id from contact_messages where ${isIn.join(' or ')}`,
        `select message_id from contact_replies where content ilike ${pattern}`,
        ...(/^[\da-f-]+$/i.test(search)
          ? [`select id from contact_messages where id::text like lower(${value(search)}) || '%'`]
          : []),
      ];
      conditions.push(`message.id in (${found.join(' union ')})`);
    }
    const isAscending = (sort === 'oldest') !== (from?.isBackwards ?? false);
    if (from)
      conditions.push(
        beyondCursorSql(
          { cursor: from.cursor, isBackwards: isAscending },
          ['message.created_at', 'message.id'],
          value,
        ),
      );
    const direction = isAscending ? 'asc' : 'desc';
    const { rows } = await pool.query<MessageRow & { cursor: string }>(
      `select ${messageColumns}, ${cursorSql('message.created_at', 'message.id')} as cursor from ${messageTables}
        where ${conditions.join(' and ')}
        order by message.created_at ${direction}, message.id ${direction} limit $1`,
      values,
    );
    return rows;
  });
}

/** The newest messages of any status. */
export async function listLatestMessages({ kysely }: Database, limit: number): Promise<LatestMessage[]> {
  return kysely
    .selectFrom('contact_messages')
    .select([
      'id',
      'subject',
      'name',
      'status',
      sql<string>`${sql.raw(isoTime('created_at'))}`.as('createdAt'),
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countPending({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ pending: number }>(
    `select count(*) as pending from contact_messages where status = 'pending'`,
  );
  return rows[0]?.pending ?? 0;
}
