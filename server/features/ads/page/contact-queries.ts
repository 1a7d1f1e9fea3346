// All SQL about who has been shown how to reach a seller.
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

/** Counts it once, however many times at once it is asked for. */
export async function insertReveal({ kysely }: Database, { adId, kind, userId }: Reveal): Promise<void> {
  await kysely
    .insertInto('contact_reveals')
    .values({ ad_id: adId, kind, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
