// SQL about reviews.
import { sql } from 'kysely';
import type { GivenReview, PersonReview, Rating, UnreviewedDeal } from '#shared/features/deals/contract.ts';
import { REVIEW_DAYS } from '#shared/features/deals/rules.ts';
import { type CursorPage, cursorSql, beyondCursorSql, readPage } from '../../core/http/cursor.ts';
import type { Connection, Database } from '../../database/connection.ts';
import { isoTime } from '../../database/iso-time.ts';

const PAGE_SIZE = 10;
/** An upper bound far above the reviews of a month. */
const MAX_UNREVIEWED = 100;

const personJson = (person: string) =>
  `json_build_object('id', ${person}.id, 'name', ${person}.name, 'avatarUrl', ${person}.avatar_url)`;
const answer = `case when answer is not null
  then json_build_object('text', answer, 'at', ${isoTime('answered_at')}) end`;
/** Visible to everyone. */
const isSeen = 'visible_at <= now() and removed_at is null';

export interface LockedDeal {
  state: 'reserved' | 'sold' | 'released';
  soldAt: Date | null;
  adId: string | null;
  sellerId: string;
  buyerId: string | null;
}

/** Locks a deal of this person against other reviews until the transaction ends; null for others' deals. */
export async function lockDealOf(
  transaction: Connection,
  { id, userId }: { id: string; userId: string },
): Promise<LockedDeal | null> {
  const { rows } = await sql<LockedDeal>`
    select state, sold_at as "soldAt", ad_id as "adId", seller_id as "sellerId", buyer_id as "buyerId"
      from deals where id = ${id} and ${userId} in (seller_id, buyer_id) for update`.execute(transaction);
  return rows[0] ?? null;
}

export interface WrittenReview {
  id: string;
  authorId: string;
  rating: number;
  isTakenDown: boolean;
}

export async function listReviewsOfDeal(transaction: Connection, dealId: string): Promise<WrittenReview[]> {
  const { rows } = await sql<WrittenReview>`
    select id, author_id as "authorId", rating, removed_at is not null as "isTakenDown"
      from reviews where deal_id = ${dealId}`.execute(transaction);
  return rows;
}

export async function insertReview(
  transaction: Connection,
  review: {
    dealId: string;
    authorId: string;
    subjectId: string;
    rating: number;
    text: string;
    visibleAt: Date;
    isNotified: boolean;
  },
): Promise<string> {
  const { id } = await transaction
    .insertInto('reviews')
    .values({
      deal_id: review.dealId,
      author_id: review.authorId,
      subject_id: review.subjectId,
      rating: review.rating,
      text: review.text,
      visible_at: review.visibleAt,
      notified_at: review.isNotified ? new Date() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes the other side's review visible at once, because both sides have written one. */
export async function showReview(transaction: Connection, id: string): Promise<void> {
  await sql`update reviews set visible_at = least(visible_at, now()), notified_at = coalesce(notified_at, now())
    where id = ${id}`.execute(transaction);
}

export interface ShownReview {
  id: string;
  authorId: string;
  subjectId: string;
  rating: number;
  dealId: string;
  adId: string | null;
}

/** Takes a batch of reviews whose period has ended, and marks them as notified. */
export async function takeUnnotified(transaction: Connection, limit: number): Promise<ShownReview[]> {
  const { rows } = await sql<ShownReview>`
    with unnotified as (
      select id from reviews where notified_at is null and visible_at <= now()
       order by visible_at limit ${limit} for update skip locked)
    update reviews set notified_at = now() from unnotified, deals
     where reviews.id = unnotified.id and deals.id = reviews.deal_id
    returning reviews.id, author_id as "authorId", subject_id as "subjectId", rating, deal_id as "dealId",
      ad_id as "adId"`.execute(transaction);
  return rows;
}

export interface LockedReview {
  authorId: string;
  subjectId: string;
  rating: number;
  dealId: string;
  adId: string | null;
  isSeen: boolean;
  isAnswered: boolean;
  isTakenDown: boolean;
}

export async function lockReview(transaction: Connection, id: string): Promise<LockedReview | null> {
  const { rows } = await sql<LockedReview>`
    select author_id as "authorId", subject_id as "subjectId", rating, deal_id as "dealId",
           (select ad_id from deals where deals.id = deal_id) as "adId", ${sql.raw(isSeen)} as "isSeen",
           answer is not null as "isAnswered", removed_at is not null as "isTakenDown"
      from reviews where id = ${id} for update`.execute(transaction);
  return rows[0] ?? null;
}

export async function saveAnswer(transaction: Connection, id: string, text: string): Promise<void> {
  await transaction
    .updateTable('reviews')
    .set({ answer: text, answered_at: new Date() })
    .where('id', '=', id)
    .execute();
}

export async function markTakenDown(
  transaction: Connection,
  { id, by, reason }: { id: string; by: string; reason: string },
): Promise<void> {
  await transaction
    .updateTable('reviews')
    .set({ removed_at: new Date(), removed_by: by, removed_reason: reason })
    .where('id', '=', id)
    .execute();
}

export async function clearTakenDown(transaction: Connection, id: string): Promise<void> {
  await transaction
    .updateTable('reviews')
    .set({ removed_at: null, removed_by: null, removed_reason: null })
    .where('id', '=', id)
    .execute();
}

/** Sales that this person may still review, the earliest deadline first. */
export async function listUnreviewed({ pool }: Database, userId: string): Promise<UnreviewedDeal[]> {
  const { rows } = await pool.query<{ deal: UnreviewedDeal }>({
    name: 'unreviewed-deals',
    text: `select json_build_object('id', deals.id, 'adId', ad_id, 'title', title, 'price', price,
        'role', case when seller_id = $1 then 'seller' else 'buyer' end, 'other', ${personJson('other')},
        'soldAt', ${isoTime('sold_at')}, 'closesAt', ${isoTime(`(sold_at + interval '${REVIEW_DAYS} days')`)}) as deal
      from ((select * from deals where seller_id = $1 and sold_at > now() - interval '${REVIEW_DAYS} days')
        union all
        (select * from deals where buyer_id = $1 and sold_at > now() - interval '${REVIEW_DAYS} days')) as deals
      join profiles as other on other.id = case when seller_id = $1 then buyer_id else seller_id end
     where state = 'sold'
       and not exists (select from reviews where deal_id = deals.id and author_id = $1)
       and not exists (select from person_blocks
             where (user_id, blocked_id) in ((seller_id, buyer_id), (buyer_id, seller_id)))
     order by sold_at, deals.id limit ${MAX_UNREVIEWED}`,
    values: [userId],
  });
  return rows.map(({ deal }) => deal);
}

interface After {
  after?: string | undefined;
}

export interface ReviewRow {
  review: Omit<PersonReview, 'can'>;
  authorBirthYear: number | null;
}

/**
 * Reviews of a person, newest first; `viewerId` sees what was sold in their own deals.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an invalid cursor
 */
export async function listReviewsOf(
  { pool }: Database,
  { userId, viewerId, after }: After & { userId: string; viewerId: string | null },
): Promise<CursorPage<ReviewRow>> {
  return readPage({ after, size: PAGE_SIZE, kind: 'uuid' }, async (cursor, limit) => {
    const values: unknown[] = [userId, viewerId, limit];
    const value = (parameter: unknown): string => `$${values.push(parameter)}`;
    const past = cursor ? `and ${beyondCursorSql(cursor, ['visible_at', 'reviews.id'], value)}` : '';
    const { rows } = await pool.query<ReviewRow & { cursor: string }>(
      `select ${cursorSql('visible_at', 'reviews.id')} as cursor,
          json_build_object('id', reviews.id, 'rating', rating, 'text', text, 'at', ${isoTime('visible_at')},
            'author', ${personJson('author')}, 'role', case when author_id = seller_id then 'seller' else 'buyer' end,
            'title', case when $2::uuid in (author_id, subject_id) then title end, 'answer', ${answer}) as review,
          author.birth_year as "authorBirthYear"
         from reviews join profiles as author on author.id = author_id join deals on deals.id = deal_id
        where subject_id = $1 and ${isSeen} ${past}
        order by visible_at desc, reviews.id desc limit $3`,
      values,
    );
    return rows;
  });
}

/** Reviews by a person, newest first, including invisible ones and those taken down. */
export async function listReviewsBy(
  { pool }: Database,
  { userId, after }: After & { userId: string },
): Promise<CursorPage<{ review: GivenReview }>> {
  return readPage({ after, size: PAGE_SIZE, kind: 'uuid' }, async (cursor, limit) => {
    const values: unknown[] = [userId, limit];
    const value = (parameter: unknown): string => `$${values.push(parameter)}`;
    const past = cursor ? `and ${beyondCursorSql(cursor, ['reviews.created_at', 'reviews.id'], value)}` : '';
    const { rows } = await pool.query<{ review: GivenReview; cursor: string }>(
      `select ${cursorSql('reviews.created_at', 'reviews.id')} as cursor,
          json_build_object('id', reviews.id, 'rating', rating, 'text', text, 'createdAt', ${isoTime('reviews.created_at')},
            'visibleAt', ${isoTime('visible_at')}, 'isVisible', ${isSeen}, 'subject', ${personJson('subject')}, 'title', title,
            'answer', case when ${isSeen} then ${answer} end, 'removedReason', removed_reason,
            'decisionId', case when removed_at is not null then (
              select report_id from removed_content where kind = 'review' and target_id = reviews.id) end) as review
         from reviews join profiles as subject on subject.id = subject_id join deals on deals.id = deal_id
        where author_id = $1 ${past}
        order by reviews.created_at desc, reviews.id desc limit $2`,
      values,
    );
    return rows;
  });
}

/** Mean and number of a person's visible reviews. */
export async function findRating({ pool }: Database, userId: string): Promise<Rating> {
  const { rows } = await pool.query<{ rating: string | null; count: number }>({
    name: 'rating-of-person',
    text: 'select average as rating, count from rating_of($1)',
    values: [userId],
  });
  const [{ rating = null, count = 0 } = {}] = rows;
  return { rating: rating === null ? null : Number(rating), reviewCount: count };
}
