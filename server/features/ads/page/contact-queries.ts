// All SQL for contact data that has been shown.
import type { ContactKind } from '#shared/features/ads/page/contact.ts';
import type { Database } from '../../../database/connection.ts';

interface Reveal {
  adId: string;
  kind: ContactKind;
  userId: string;
}

export async function hasSeenContact({ kysely }: Database, { adId, kind, userId }: Reveal): Promise<boolean> {
  const row = await kysely
    .selectFrom('contact_reveals')
    .select('created_at')
    .where('ad_id', '=', adId)
    .where('kind', '=', kind)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Recorded once, also with concurrent requests. */
export async function insertReveal({ kysely }: Database, { adId, kind, userId }: Reveal): Promise<void> {
  await kysely
    .insertInto('contact_reveals')
    .values({ ad_id: adId, kind, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
