// SQL of one message to the operator: stored, read, changed, deleted.
import { type RawBuilder, sql } from 'kysely';
import {
  CONTACT_RETENTION_MONTHS,
  type ContactForm,
  type ContactStatus,
} from '#shared/features/contact/rules.ts';
import type { Connection } from '../../database/connection.ts';
import { messageColumns, type MessageRow, messageTables } from './message-row.ts';

export interface NewMessageRow {
  id: string;
  form: ContactForm;
  user_id: string | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  page?: string;
  browser?: string;
  /** The fields of a suggested tournament, as JSON. */
  suggestion?: string;
}

/** False if a message with this id exists already. */
export async function insertMessage(transaction: Connection, message: NewMessageRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('contact_messages')
    .values(message)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The sender of the message with this id; null without one. */
export async function findSender(
  connection: Connection,
  id: string,
): Promise<{ user_id: string | null; email: string } | null> {
  const row = await connection
    .selectFrom('contact_messages')
    .select(['user_id', 'email'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function findMessage(connection: Connection, id: string): Promise<MessageRow | null> {
  const { rows } = await sql<MessageRow>`
    select ${sql.raw(messageColumns)} from ${sql.raw(messageTables)} where message.id = ${id}`.execute(
    connection,
  );
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

/** 'repeated' if the message has this reply already, 'taken' if the id belongs to another reply. */
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

/** How many of the replies of staff are recognised as quotes in the sender's next mail. */
const QUOTED_REPLIES = 5;

/** The texts of the newest replies of staff, newest first: the sender's mail may quote them. */
export async function listStaffReplies(connection: Connection, messageId: string): Promise<string[]> {
  const replies = await connection
    .selectFrom('contact_replies')
    .select('content')
    .where('message_id', '=', messageId)
    .where('is_by_staff', '=', true)
    .orderBy('created_at', 'desc')
    .limit(QUOTED_REPLIES)
    .execute();
  return replies.map(({ content }) => content);
}

/** Deletes messages whose time of storage since they were resolved is over, with their replies. Returns the ids of their pictures. */
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
