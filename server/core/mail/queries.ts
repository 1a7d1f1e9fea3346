// All SQL of the outbox.
import { DAY_MS } from '#shared/durations.ts';
import { senderOf } from '#shared/features/site-settings/operator.ts';
import type { Connection, Database } from '../../database/connection.ts';

export interface NewMailRow {
  kind: string;
  user_id: string | null;
  recipient: string;
  subject: string;
  html: string;
  body: string;
  unsubscribe_url: string | null;
  reply_to: string | null;
  status: 'queued' | 'held';
}

export async function insertMail(connection: Connection, mail: NewMailRow): Promise<string> {
  const { id } = await connection.insertInto('mails').values(mail).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The last line of every mail: it names the operator. Read in the mail's transaction, since mails are queued in many places. */
export async function findSender(connection: Connection): Promise<string> {
  const operator = await connection
    .selectFrom('site_settings')
    .select([
      'operator_name as operatorName',
      'operator_number as operatorNumber',
      'operator_address as operatorAddress',
      'operator_email as operatorEmail',
      'operator_phone as operatorPhone',
      'operator_reports_email as operatorReportsEmail',
    ])
    .executeTakeFirstOrThrow();
  return senderOf(operator);
}

export interface WaitingMail {
  id: string;
  recipient: string;
  subject: string;
  html: string;
  body: string;
  unsubscribe_url: string | null;
  reply_to: string | null;
}

/**
 * Locks a pending mail until the transaction ends; null if it has been sent, has failed permanently, or is locked by another
 * process.
 */
export async function lockMail(connection: Connection, id: string): Promise<WaitingMail | null> {
  const mail = await connection
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'html', 'body', 'unsubscribe_url', 'reply_to'])
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return mail?.html && mail.body ? { ...mail, html: mail.html, body: mail.body } : null;
}

/** Deletes the text, since its links give access to the account. */
export async function markSent(connection: Connection, id: string): Promise<void> {
  await connection
    .updateTable('mails')
    .set(({ eb }) => ({
      status: 'sent',
      sent_at: new Date(),
      html: null,
      body: null,
      unsubscribe_url: null,
      reply_to: null,
      reason: null,
      tries: eb('tries', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

export async function recordFailure(
  connection: Connection,
  id: string,
  { reason, isFinal }: { reason: string; isFinal: boolean },
): Promise<void> {
  await connection
    .updateTable('mails')
    .set(({ eb }) => ({ reason, tries: eb('tries', '+', 1), ...(isFinal && { status: 'failed' as const }) }))
    .where('id', '=', id)
    .execute();
}

/** Puts a failed mail back in the queue; false if there is no such mail. */
export async function requeueMail(connection: Connection, id: string): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('mails')
    .set({ status: 'queued', reason: null })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteOldMails(connection: Connection, days: number): Promise<void> {
  await connection
    .deleteFrom('mails')
    .where('created_at', '<', new Date(Date.now() - days * DAY_MS))
    .execute();
}

export async function countQueuedMails({ lookups }: Pick<Database, 'lookups'>): Promise<number> {
  const { rows } = await lookups.query<{ mails: number }>(
    `select count(*) as mails from mails where status = 'queued'`,
  );
  return rows[0]?.mails ?? 0;
}
