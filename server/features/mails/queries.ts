// SQL of the outbox for the back office.
import type { MailSearch } from '#shared/features/mails/contract.ts';
import type { MailStatus } from '#shared/features/mails/rules.ts';
import { type CursorPage, cursorSql, beyondCursorSql, readPage } from '../../core/http/cursor.ts';
import type { Database } from '../../database/connection.ts';
import { likePattern } from '../../database/like-pattern.ts';

export interface MailRow {
  id: string;
  recipient: string;
  subject: string;
  status: MailStatus;
  tries: number;
  reason: string | null;
  created_at: Date;
  sent_at: Date | null;
}

/**
 * One page of the outbox, newest first by default. The first page is never cached.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an invalid cursor
 */
export function listMails(
  { pool }: Database,
  { search, status, sort, ...page }: MailSearch & { size: number },
): Promise<CursorPage<MailRow>> {
  return readPage({ ...page, kind: 'uuid' }, async (from, limit) => {
    const values: unknown[] = [limit];
    const value = (parameter: unknown): string => `$${values.push(parameter)}`;
    const conditions = ['true'];
    if (status) conditions.push(`status = ${value(status)}`);
    if (search) {
      const pattern = value(likePattern(search));
      conditions.push(`(recipient ilike ${pattern} or subject ilike ${pattern})`);
    }
    const isAscending = (from?.isBackwards ?? false) !== (sort === 'oldest');
    if (from) {
      const beyond = { cursor: from.cursor, isBackwards: isAscending };
      conditions.push(beyondCursorSql(beyond, ['created_at', 'id'], value));
    }
    const order = isAscending ? 'created_at, id' : 'created_at desc, id desc';
    const { rows } = await pool.query<MailRow & { cursor: string }>(
      `select id, recipient, subject, status, tries, reason, created_at, sent_at, ${cursorSql('created_at', 'id')} as cursor
         from mails where ${conditions.join(' and ')} order by ${order} limit $1`,
      values,
    );
    return rows;
  });
}

/** A held mail with its text; null when the mail is not held. */
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
