// SQL of messages to the operator.
import { type RawBuilder, sql } from 'kysely';
import type { LatestMessage } from '#shared/features/admin/contract.ts';
import {
  CONTACT_RETENTION_MONTHS,
  type ContactForm,
  type ContactStatus,
} from '#shared/features/contact/rules.ts';
import type { ContactPicture } from '#shared/features/contact/schemas.ts';
import { beyondCursorSql, type CursorPage, cursorSql, readPage } from '../../core/http/cursor.ts';
import type { Connection, Database } from '../../database/connection.ts';
import { isoTime } from '../../database/iso-time.ts';
import { likePattern } from '../../database/like-pattern.ts';

const PAGE_SIZE = 25;

export interface ReplyRow {
  id: string;
  is_by_staff: boolean;
  author: string | null;
  content: string;
  created_at: string;
}

export interface MessageRow {
  id: string;
  form: ContactForm;
  user_id: string | null;
  user_name: string | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  page: string;
  browser: string;
  status: ContactStatus;
  note: string;
  assigned_to: string | null;
  assignee_name: string | null;
  version: number;
  tournament_id: string | null;
  pictures: ContactPicture[];
  suggestion_pictures: { id: string; preview: string }[];
  created_at: Date;
  replies: ReplyRow[];
}

const columns = `message.id, message.form, message.user_id, sender.name as user_name, message.name, message.email,
  message.subject, message.message, message.page, message.browser, message.status, message.note, message.assigned_to,
  assignee.name as assignee_name, message.version, message.tournament_id, message.created_at,
  coalesce((select json_agg(json_build_object('id', picture.id, 'width', width, 'height', height, 'preview', picture.preview)
      order by picture.position)
    from ad_pictures as picture where picture.contact_message_id = message.id), '[]') as pictures,
  coalesce((select json_agg(json_build_object('id', picture.id, 'preview', picture.preview) order by picture.position, picture.id)
    from ad_pictures as picture where picture.suggestion_id = message.id), '[]') as suggestion_pictures,
  coalesce((select json_agg(json_build_object('id', reply.id, 'is_by_staff', reply.is_by_staff, 'author', author.name,
      'content', reply.content, 'created_at', reply.created_at) order by reply.created_at, reply.id)
    from contact_replies as reply left join profiles as author on author.id = reply.user_id
   where reply.message_id = message.id), '[]') as replies`;
const tables = `contact_messages as message
  left join profiles as sender on sender.id = message.user_id
  left join profiles as assignee on assignee.id = message.assigned_to`;

export interface NewMessageRow {
  form: ContactForm;
  user_id: string | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  page?: string;
  browser?: string;
  /** Of a suggested tournament, as JSON. */
  suggestion?: string;
}

export async function insertMessage(transaction: Connection, message: NewMessageRow): Promise<string> {
  const { id } = await transaction
    .insertInto('contact_messages')
    .values(message)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findMessage(connection: Connection, id: string): Promise<MessageRow | null> {
  const { rows } = await sql<MessageRow>`
    select ${sql.raw(columns)} from ${sql.raw(tables)} where message.id = ${id}`.execute(connection);
  return rows[0] ?? null;
}

/** The state of a message, locked until the transaction ends. */
export async function lockMessage(
  transaction: Connection,
  id: string,
): Promise<{ status: ContactStatus; version: number; assigned_to: string | null } | null> {
  const row = await transaction
    .selectFrom('contact_messages')
    .select(['status', 'version', 'assigned_to'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function updateMessage(
  transaction: Connection,
  id: string,
  change: {
    status?: ContactStatus;
    resolved_by?: string | null;
    assigned_to?: string | null;
    note?: string;
    tournament_id?: string;
  },
): Promise<void> {
  const resolvedAt =
    change.status === undefined
      ? {}
      : { resolved_at: change.status === 'resolved' ? sql<Date>`now()` : null };
  await transaction
    .updateTable('contact_messages')
    .set((row) => ({ ...change, ...resolvedAt, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Reopens a message that its sender continues. */
export async function reopenMessage(transaction: Connection, id: string): Promise<void> {
  await transaction
    .updateTable('contact_messages')
    .set((row) => ({
      status: 'pending',
      resolved_at: null,
      resolved_by: null,
      written_at: sql<Date>`now()`,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** 'repeated' for a reply that this message has already, 'taken' for the id of another one's. */
export async function insertReply(
  transaction: Connection,
  reply: { id: string; message_id: string; is_by_staff: boolean; user_id: string | null; content: string },
): Promise<'added' | 'repeated' | 'taken'> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('contact_replies')
    .values(reply)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return 'added';
  const earlier = await transaction
    .selectFrom('contact_replies')
    .select(['message_id', 'is_by_staff'])
    .where('id', '=', reply.id)
    .executeTakeFirst();
  return earlier?.message_id === reply.message_id && earlier.is_by_staff === reply.is_by_staff
    ? 'repeated'
    : 'taken';
}

export interface MessageSearch {
  viewerId: string;
  search?: string | undefined;
  status?: ContactStatus | undefined;
  form?: ContactForm | undefined;
  assignee?: 'me' | 'nobody' | undefined;
  sort?: 'oldest' | undefined;
  after?: string | undefined;
  before?: string | undefined;
}

/**
 * One page of messages, the newest first unless `sort` says otherwise. Source: spec 2 §7 contact_messages.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an invalid cursor
 */
export function listMessages(
  { pool }: Database,
  { viewerId, search, status, form, assignee, sort, after, before }: MessageSearch,
): Promise<CursorPage<MessageRow>> {
  return readPage({ after, before, size: PAGE_SIZE, kind: 'uuid' }, async (from, limit) => {
    const values: unknown[] = [limit];
    const value = (parameter: unknown): string => `$${values.push(parameter)}`;
    const conditions = ['true'];
    if (status) conditions.push(`message.status = ${value(status)}`);
    if (form) conditions.push(`message.form = ${value(form)}`);
    if (assignee === 'me') conditions.push(`message.assigned_to = ${value(viewerId)}`);
    if (assignee === 'nobody') conditions.push('message.assigned_to is null');
    if (search) {
      const pattern = value(likePattern(search));
      const isIn = ['name', 'email', 'subject', 'message', 'note'].map(
        (name) => `message.${name} ilike ${pattern}`,
      );
      conditions.push(`(${isIn.join(' or ')} or message.id::text like lower(${value(search)}) || '%'
        or exists (select from contact_replies as reply where reply.message_id = message.id and reply.content ilike ${pattern}))`);
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
    const { rows } = await pool.query<MessageRow & { mark: string }>(
      `select ${columns}, ${cursorSql('message.created_at', 'message.id')} as mark from ${tables}
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

/** Deletes messages 12 months after they were resolved, with their replies. Returns the ids of their pictures. */
export function deleteOldMessages(connection: Connection): Promise<string[]> {
  return deleteMessages(
    connection,
    sql<boolean>`status = 'resolved'
      and resolved_at < now() - ${CONTACT_RETENTION_MONTHS} * interval '1 month'`,
  );
}

/** Deletes these messages. Returns the ids of their pictures, whose files are deleted after the commit. */
export async function deleteMessages(
  connection: Connection,
  condition: RawBuilder<boolean>,
): Promise<string[]> {
  // One statement: it reads the pictures as they were before deleting the messages deletes their rows.
  const { rows } = await sql<{ id: string }>`
    with deleted as (delete from contact_messages where ${condition} returning id)
    select picture.id from ad_pictures as picture join deleted on deleted.id = contact_message_id
    union all select picture.id from ad_pictures as picture join deleted on deleted.id = suggestion_id`.execute(
    connection,
  );
  return rows.map(({ id }) => id);
}
