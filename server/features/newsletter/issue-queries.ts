// SQL of issues and their deliveries.
import { sql } from 'kysely';
import type { NewsletterIssue } from '#shared/features/newsletter/contract.ts';
import { MAX_DAYS_LATE } from '#shared/features/newsletter/rules.ts';
import type { Connection, Database } from '../../database/connection.ts';
import { isoTime } from '../../database/iso-time.ts';
import type { StoredIssue } from './issue.ts';

/** Each pause between two attempts is twice as long as the one before, up to this: twelve attempts take some 13 hours. */
const MAX_PAUSE_MINUTES = 180;

/** Inserts the issue of a week; null if there is one. */
export async function insertIssue(
  connection: Connection,
  { week, issue, minutes }: { week: string; issue: StoredIssue; minutes: number },
): Promise<string | null> {
  const row = await connection
    .insertInto('newsletter_issues')
    .values({
      week,
      subject: issue.subject,
      content: JSON.stringify(issue),
      send_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
    })
    .onConflict((conflict) => conflict.column('week').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Ends the issues that could not be sent in time, to all or to some. */
export async function expireIssues(connection: Connection): Promise<void> {
  await sql`update newsletter_issues set status = 'expired', finished_at = now()
    where status in ('scheduled', 'sending') and send_at < now() - make_interval(days => ${MAX_DAYS_LATE})`.execute(
    connection,
  );
}

const isDue = sql<boolean>`status = 'scheduled' and send_at <= now()`;

export async function hasDueIssue(connection: Connection): Promise<boolean> {
  const row = await connection.selectFrom('newsletter_issues').select('id').where(isDue).executeTakeFirst();
  return row !== undefined;
}

/** Starts the issues that are due, with this content: queues a delivery to every confirmed subscriber. */
export async function startDueIssues(transaction: Connection, issue: StoredIssue): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update newsletter_issues set status = 'sending', subject = ${issue.subject}, content = ${JSON.stringify(issue)}
     where ${isDue} returning id`.execute(transaction);
  for (const { id } of rows)
    await sql`insert into newsletter_deliveries (issue_id, subscriber_id)
      select ${id}, id from newsletter_subscribers where confirmed_at is not null`.execute(transaction);
}

export interface WaitingDelivery {
  issueId: string;
  subscriberId: string;
  email: string;
  content: unknown;
  tries: number;
}

/** Locks the next delivery until the transaction ends; null when none is due, or others have locked the rest. */
export async function lockDelivery(transaction: Connection): Promise<WaitingDelivery | null> {
  const { rows } = await sql<WaitingDelivery>`
    select issue_id as "issueId", subscriber_id as "subscriberId", email, content, tries
      from newsletter_deliveries as delivery
      join newsletter_issues as issue on issue.id = issue_id and issue.status = 'sending'
      join newsletter_subscribers as subscriber on subscriber.id = subscriber_id
     where delivery.status = 'queued' and next_try_at <= now() order by issue_id, tries, subscriber_id limit 1
       for update of delivery skip locked`.execute(transaction);
  return rows[0] ?? null;
}

type DeliveryKey = Pick<WaitingDelivery, 'issueId' | 'subscriberId'>;

export async function markDelivered(transaction: Connection, delivery: DeliveryKey): Promise<void> {
  await transaction
    .updateTable('newsletter_deliveries')
    .set(({ eb }) => ({ status: 'sent', sent_at: new Date(), reason: null, tries: eb('tries', '+', 1) }))
    .where('issue_id', '=', delivery.issueId)
    .where('subscriber_id', '=', delivery.subscriberId)
    .execute();
  await transaction
    .updateTable('newsletter_issues')
    .set(({ eb }) => ({ sent_count: eb('sent_count', '+', 1) }))
    .where('id', '=', delivery.issueId)
    .execute();
}

export async function recordFailedDelivery(
  transaction: Connection,
  { issueId, subscriberId, reason, isFinal }: DeliveryKey & { reason: string; isFinal: boolean },
): Promise<void> {
  await transaction
    .updateTable('newsletter_deliveries')
    .set(({ eb }) => ({
      reason,
      tries: eb('tries', '+', 1),
      next_try_at: sql<Date>`now() + make_interval(mins => least(power(2, tries)::int, ${MAX_PAUSE_MINUTES}))`,
      ...(isFinal && { status: 'failed' as const }),
    }))
    .where('issue_id', '=', issueId)
    .where('subscriber_id', '=', subscriberId)
    .execute();
}

/** Queues deliveries again that have failed permanently; their pauses stay as recorded. */
export async function requeueDeliveries(
  connection: Connection,
  deliveries: readonly DeliveryKey[],
): Promise<void> {
  await sql`update newsletter_deliveries set status = 'queued'
    where status = 'failed' and (issue_id, subscriber_id) in (
      select * from unnest(${deliveries.map(({ issueId }) => issueId)}::uuid[],
        ${deliveries.map(({ subscriberId }) => subscriberId)}::uuid[]))`.execute(connection);
}

/** Ends the issues without waiting deliveries. */
export async function finishIssues(connection: Connection): Promise<void> {
  await sql`update newsletter_issues set status = 'sent', finished_at = now()
    where status = 'sending' and not exists (
      select from newsletter_deliveries where issue_id = newsletter_issues.id and status = 'queued')`.execute(
    connection,
  );
}

/** Stops an issue; false when it is sent or stopped already. */
export async function stopIssue(
  transaction: Connection,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('newsletter_issues')
    .set({ status: 'stopped', finished_at: new Date(), stopped_by: userId })
    .where('id', '=', id)
    .where('status', 'in', ['scheduled', 'sending'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function hasIssue(connection: Connection, id: string): Promise<boolean> {
  const row = await connection
    .selectFrom('newsletter_issues')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** All issues, newest first: one a week, until they are deleted. */
export async function listIssues({ pool }: Pick<Database, 'pool'>): Promise<Omit<NewsletterIssue, 'can'>[]> {
  const { rows } = await pool.query<Omit<NewsletterIssue, 'can'>>(
    `select issue.id, subject, issue.status, ${isoTime('send_at')} as "sendAt",
            count(*) filter (where delivery.status = 'queued') as queued,
            sent_count as sent,
            count(*) filter (where delivery.status = 'failed') as failed
       from newsletter_issues as issue
       left join newsletter_deliveries as delivery on issue_id = issue.id
      group by issue.id order by created_at desc`,
  );
  return rows;
}

/** Deletes old issues with their deliveries, which record the recipients of each issue. */
export async function deleteOldIssues(connection: Connection, days: number): Promise<void> {
  await sql`delete from newsletter_issues where finished_at < now() - make_interval(days => ${days})`.execute(
    connection,
  );
}
