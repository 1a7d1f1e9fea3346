// Sales, conversations and reviews for tests, inserted directly.
import type { Database } from '../../database/connection.ts';

export interface TestSale {
  adId: string;
  sellerId: string;
  buyerId: string;
  soldAt?: Date;
}

/** Inserts a sale of an ad and returns its id with seller and buyer. */
export async function insertSale(
  { kysely }: Pick<Database, 'kysely'>,
  { adId, sellerId, buyerId, soldAt = new Date() }: TestSale,
): Promise<{ dealId: string; sellerId: string; buyerId: string }> {
  const deal = await kysely
    .insertInto('deals')
    .columns(['ad_id', 'about', 'title', 'price', 'seller_id', 'buyer_id', 'state', 'sold_at'])
    .expression((eb) =>
      eb
        .selectFrom('ads')
        .select(({ val, ref }) => [
          ref('id').as('ad_id'),
          ref('id').as('about'),
          ref('title').as('title'),
          ref('price').as('price'),
          val(sellerId).as('seller_id'),
          val(buyerId).as('buyer_id'),
          val('sold').as('state'),
          val(soldAt).as('sold_at'),
        ])
        .where('id', '=', adId),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely.updateTable('ads').set({ sale_state: 'sold' }).where('id', '=', adId).execute();
  return { dealId: deal.id, sellerId, buyerId };
}

/** Inserts a visible review and returns its id. */
export async function insertReviewRow(
  { kysely }: Pick<Database, 'kysely'>,
  review: { dealId: string; authorId: string; subjectId: string; rating?: number; visibleAt?: Date },
): Promise<string> {
  const visibleAt = review.visibleAt ?? new Date();
  const { id } = await kysely
    .insertInto('reviews')
    .values({
      deal_id: review.dealId,
      author_id: review.authorId,
      subject_id: review.subjectId,
      rating: review.rating ?? 5,
      text: 'Snabb och trevlig',
      visible_at: visibleAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserts a conversation about an ad between the seller and a person who asked. */
export async function insertConversation(
  { pool }: Pick<Database, 'pool'>,
  { adId, sellerId, buyerId }: { adId: string; sellerId: string; buyerId: string },
): Promise<void> {
  await pool.query(
    `with thread as (insert into threads (low_id, high_id, ad_id, about)
       values (least($2::uuid, $3::uuid), greatest($2::uuid, $3::uuid), $1, $1) returning id)
     insert into thread_people (thread_id, user_id, other_id)
     select id, $2::uuid, $3::uuid from thread union all select id, $3::uuid, $2::uuid from thread`,
    [adId, sellerId, buyerId],
  );
}
