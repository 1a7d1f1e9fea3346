// All SQL of the outbox as the back office sees it.
import type { MailStatus } from '#shared/features/mails/rules.ts';
import type { Database } from '../../database/connection.ts';

export interface MailRow {
  id: string;
  recipient: string;
  subject: string;
  status: MailStatus;
  tries: number;
  reason: string | null;
  created_at: Date;
  sent_at: Date | null;
  /** Its place in the list, finer than a Date. */
  microseconds: number;
}

/** The last mail of a page, or the first. */
export interface Place {
  microseconds: number;
  id: string;
}

/** Newest first; with `before` those that come just before it, nearest first. */
export async function listMails(
  { pool }: Database,
  { after, before, limit }: { after?: Place | undefined; before?: Place | undefined; limit: number },
): Promise<MailRow[]> {
  const from = before ?? after;
  const order = before ? 'created_at, id' : 'created_at desc, id desc';
  const place = from
    ? `where (created_at, id) ${before ? '>' : '<'}
        (timestamptz 'epoch' + $2::bigint * interval '1 microsecond', $3::uuid)`
    : '';
  const { rows } = await pool.query<MailRow>(
    `select id, recipient, subject, status, tries, reason, created_at, sent_at,
            (extract(epoch from created_at) * 1000000)::bigint as microseconds
       from mails ${place} order by ${order} limit $1`,
    from ? [limit, from.microseconds, from.id] : [limit],
  );
  return rows;
}

/** A mail that was held, with its text; null when it is none. */
export async function findHeldMail(
  { kysely }: Database,
  id: string,
): Promise<{ id: string; recipient: string; subject: string; created_at: Date; body: string | null } | null> {
  const row = await kysely
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'created_at', 'body'])
    .where('id', '=', id)
    .where('status', '=', 'held')
    .executeTakeFirst();
  return row ?? null;
}
