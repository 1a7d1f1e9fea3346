// SQL of subscribers.
import { sql } from 'kysely';
import type { Connection, Database } from '../../database/connection.ts';

/** Stores an unconfirmed address; an address that is confirmed already is unchanged. */
export async function saveSubscriber(
  transaction: Connection,
  { id, email, consentText }: { id: string; email: string; consentText: string },
): Promise<{ id: string; isConfirmed: boolean }> {
  await sql`insert into newsletter_subscribers (id, email, consent_text) values (${id}, ${email}, ${consentText})
    on conflict do nothing`.execute(transaction);
  const { rows } = await sql<{ id: string; isConfirmed: boolean }>`
    update newsletter_subscribers set
      consent_text = case when confirmed_at is null then ${consentText} else consent_text end,
      consented_at = case when confirmed_at is null then now() else consented_at end
    where email = ${email} returning id, confirmed_at is not null as "isConfirmed"`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error('A subscriber was not stored');
  return row;
}

/** Confirms a subscriber; false if the subscriber no longer exists. */
export async function confirmSubscriber(connection: Connection, id: string): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('newsletter_subscribers')
    .set({ confirmed_at: sql<Date>`coalesce(confirmed_at, now())` })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteSubscriber(connection: Connection, id: string): Promise<void> {
  await connection.deleteFrom('newsletter_subscribers').where('id', '=', id).execute();
}

export async function deleteUnconfirmed(connection: Connection, days: number): Promise<void> {
  await connection
    .deleteFrom('newsletter_subscribers')
    .where('confirmed_at', 'is', null)
    .where('consented_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .execute();
}

export async function countSubscribers({
  pool,
}: Pick<Database, 'pool'>): Promise<{ subscribers: number; unconfirmed: number }> {
  const { rows } = await pool.query<{ subscribers: number; unconfirmed: number }>(
    `select count(confirmed_at) as subscribers, count(*) - count(confirmed_at) as unconfirmed from newsletter_subscribers`,
  );
  return rows[0] ?? { subscribers: 0, unconfirmed: 0 };
}
