// All SQL that looks at whom a message is to, before it is written.
import type { AdStatus, SaleState } from '#shared/features/ads/rules.ts';
import type { Database } from '../../database/connection.ts';

export interface RecipientRow {
  id: string;
  birthYear: number | null;
  hasBlocked: boolean;
  isBlocked: boolean;
  /** Of the two, about this ad or about none; null when they have not written yet. */
  threadId: string | null;
  /** Whether they have written in it, or it is about an ad. */
  hasReason: boolean;
}

/** The person to be written to, as far as it decides whether they may be; null when there is none. */
export async function findRecipient(
  { lookups }: Pick<Database, 'lookups'>,
  { viewerId, recipientId, about }: { viewerId: string; recipientId: string; about: string | null },
): Promise<RecipientRow | null> {
  const { rows } = await lookups.query<RecipientRow>({
    name: 'message-recipient',
    text: `select p.id, p.birth_year as "birthYear",
                  exists (select from person_blocks where user_id = p.id and blocked_id = $1) as "hasBlocked",
                  exists (select from person_blocks where user_id = $1 and blocked_id = p.id) as "isBlocked",
                  t.id as "threadId",
                  t.about is not null
                    or exists (select from messages m where m.thread_id = t.id and m.sender_id = p.id) as "hasReason"
             from profiles p
             left join threads t on t.low_id = least($1, p.id) and t.high_id = greatest($1, p.id)
              and coalesce(t.about, '00000000-0000-0000-0000-000000000000')
                = coalesce($3, '00000000-0000-0000-0000-000000000000'::uuid)
              -- An ad of that very id is none, and not the thread about no ad.
              and t.about is not distinct from $3
            where p.id = $2`,
    values: [viewerId, recipientId, about],
  });
  return rows[0] ?? null;
}

/** The same for a thread that is there; null for a stranger's. A null id: the other is erased. */
export async function findThreadRecipient(
  { lookups }: Pick<Database, 'lookups'>,
  { viewerId, threadId }: { viewerId: string; threadId: string },
): Promise<(Omit<RecipientRow, 'id'> & { id: string | null }) | null> {
  const { rows } = await lookups.query<Omit<RecipientRow, 'id'> & { id: string | null }>({
    name: 'thread-recipient',
    text: `select p.id, p.birth_year as "birthYear", t.id as "threadId",
                  exists (select from person_blocks where user_id = p.id and blocked_id = $1) as "hasBlocked",
                  exists (select from person_blocks where user_id = $1 and blocked_id = p.id) as "isBlocked",
                  t.about is not null
                    or exists (select from messages m where m.thread_id = t.id and m.sender_id = p.id) as "hasReason"
             from thread_people mine join threads t on t.id = mine.thread_id
             left join profiles p on p.id = mine.other_id
            where mine.thread_id = $2 and mine.user_id = $1`,
    values: [viewerId, threadId],
  });
  return rows[0] ?? null;
}

export interface AddressedAd {
  sellerId: string;
  status: AdStatus;
  saleState: SaleState;
}

export async function findAddressedAd(
  { lookups }: Pick<Database, 'lookups'>,
  adId: string,
): Promise<AddressedAd | null> {
  const { rows } = await lookups.query<AddressedAd>({
    name: 'message-ad',
    text: 'select user_id as "sellerId", status, sale_state as "saleState" from ads where id = $1',
    values: [adId],
  });
  return rows[0] ?? null;
}

/** Who has sent a message with this id, and where; null when it is new. */
export async function findSent(
  { lookups }: Pick<Database, 'lookups'>,
  id: string,
): Promise<{ senderId: string | null; recipientId: string | null; threadId: string } | null> {
  const { rows } = await lookups.query<{
    senderId: string | null;
    recipientId: string | null;
    threadId: string;
  }>({
    name: 'message-sent',
    text: `select sender_id as "senderId", recipient_id as "recipientId", thread_id as "threadId"
             from messages where id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}
