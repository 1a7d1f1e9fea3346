// SQL of subscribers.
import { sql } from 'kysely';
import type { Connection, Database } from '../../database/connection.ts';

/** Stores an address that is to be confirmed; a confirmed one is unchanged. */
export async function saveSubscriber(
  transaction: Connection,
  { email, consentText }: { email: string; consentText: string },
): Promise<{ id: string; isConfirmed: boolean }> {
  const { rows } = await sql<{ id: string; isConfirmed: boolean }>`
    insert into newsletter_subscribers as subscriber (email, consent_text) values (${email}, ${consentText})
    on conflict (email) do update set
      consent_text = case when subscriber.confirmed_at is null then excluded.consent_text else subscriber.consent_text end,
      consented_at = case when subscriber.confirmed_at is null then now() else subscriber.consented_at end
    returning id, confirmed_at is not null as "isConfirmed"`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error('A subscriber was not stored');
  return row;
}

/** False if there is no such subscriber any more. */
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
