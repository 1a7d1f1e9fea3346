// All SQL for the back office's table of ads: every status, newest first, searched by text and seller.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import { AD_STATUSES, type AdStatus } from '#shared/features/ads/rules.ts';
import type { MODERATION_SORTS } from '#shared/features/ads/moderation/rules.ts';
import { plainText } from '#shared/features/ads/list/search-text.ts';
import { adTexts } from '#shared/features/ads/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Services } from '../../../core/http/request.ts';
import { personMatchesSql } from '../../../core/shown-email.ts';
import { isSuspended } from '../../../database/ad-visibility.ts';
import type { Database } from '../../../database/connection.ts';
import { isoTime } from '../../../database/iso-time.ts';
import { likePattern } from '../../../database/like-pattern.ts';
import { allPictures, attributeFields, cardFields, joinFirstPicture, removal } from '../card-sql.ts';
import { type Cursor, readCursor } from '../list/cursor.ts';
import { PAGE_SIZE } from '../list/plan-search.ts';

/** A row of the table, without the viewer's permissions. */
export type ModeratedAdRow = Omit<ModeratedAd, 'can'>;

export interface ModerationSearch {
  viewer: Pick<Viewer, 'role'>;
  /** Part of the title or description, or of the seller's name or, as far as the viewer reads it, e-mail address. */
  search?: string | undefined;
  status?: AdStatus | undefined;
  featured?: 'yes' | undefined;
  sort?: (typeof MODERATION_SORTS)[number] | undefined;
  after?: string | undefined;
  before?: string | undefined;
  /** Rows of a page; larger than on the screen for the export to a file. */
  size?: number | undefined;
}

export interface ModerationPage {
  ads: ModeratedAdRow[];
  next: string | null;
  previous: string | null;
}

/** Number of sellers whose ads a search includes; a text that matches more is not a person's name. */
const MAX_SELLERS = 200;

const reviewJson = `json_build_object(${cardFields}, ${attributeFields}, 'status', ads.status,
  'isFeatured', ads.is_featured, 'description', ads.description,
  'postalCode', ads.postal_code, 'updatedAt', ${isoTime('ads.updated_at')}, 'pictures', ${allPictures},
  'seller', json_build_object('id', seller.id, 'name', seller.name, 'email', seller.email),
  'isSellerSuspended', ${isSuspended('seller')},
  'restriction', ${removal},
  'decision', case when ads.status = 'removed' then (
      select json_build_object('by', decider.name, 'at', ${isoTime('reports.decided_at')})
        from removed_content join reports on reports.id = report_id left join profiles as decider on decider.id = decided_by
       where removed_content.kind = 'ad' and removed_content.target_id = ads.id)
    when ads.reviewed_at is not null
    then json_build_object('by', reviewer.name, 'at', ${isoTime('ads.reviewed_at')}) end)`;
const reviewJoins = `join profiles as seller on seller.id = ads.user_id
  left join profiles as reviewer on reviewer.id = ads.reviewed_by ${joinFirstPicture}`;

/**
 * One page of all ads, newest first by default.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a cursor that is not valid
 */
export async function listModeratedAds(
  database: Database,
  search: ModerationSearch,
): Promise<ModerationPage> {
  const { size = PAGE_SIZE } = search;
  const from = search.before ?? search.after;
  const cursor = from === undefined ? null : requireCursor(from);
  const isBackwards = search.before !== undefined;
  const found = await readPage(database, search, cursor && { cursor, isBackwards });
  if (cursor && found.length < (isBackwards ? size : 1)) {
    return listModeratedAds(database, { ...search, after: undefined, before: undefined });
  }
  const hasMore = found.length > size;
  const rows = found.slice(0, size);
  if (isBackwards) rows.reverse();
  return {
    ads: rows.map(({ ad }) => ad),
    next: isBackwards || hasMore ? (rows.at(-1)?.cursor ?? null) : null,
    previous: (isBackwards ? hasMore : cursor !== null) ? (rows[0]?.cursor ?? null) : null,
  };
}

function requireCursor(text: string): Cursor {
  const cursor = readCursor(text);
  return cursor?.sort === 'newest' ? cursor : refuse('UNPROCESSABLE_CONTENT', adTexts.noSuchPage);
}

async function readPage(
  database: Database,
  { viewer, search, status, featured, sort, size = PAGE_SIZE }: ModerationSearch,
  from: { cursor: Cursor; isBackwards: boolean } | null,
): Promise<{ ad: ModeratedAdRow; cursor: string }[]> {
  const values: unknown[] = [];
  const value = (parameter: unknown): string => `$${values.push(parameter)}`;
  const isRising = (sort === 'oldest') !== (from?.isBackwards ?? false);
  const order = isRising ? 'created_at, id' : 'created_at desc, id desc';
  const place = from
    ? ` and (created_at, id) ${isRising ? '>' : '<'}
        (timestamptz 'epoch' + ${value(from.cursor.key)}::bigint * interval '1 microsecond', ${value(from.cursor.id)}::uuid)`
    : '';
  const inStatus = status ? ` and status = ${value(status)}` : '';
  const isFeatured = featured ? ' and is_featured' : '';
  const limit = value(size + 1);
  const list = (condition: string): string =>
    `select id, created_at from ads where ${condition}${inStatus}${isFeatured}${place} order by ${order} limit ${limit}`;

  // Each condition is a list of its own, so that each can use its own index.
  const pattern = search
    ? `lower(${value(likePattern(plainText(search)))} collate "und-x-icu") collate "C"`
    : null;
  const sellers = `select id from profiles where ${search ? personMatchesSql(viewer, search, value) : 'false'} limit ${MAX_SELLERS}`;
  const chosen = pattern
    ? `select * from ((${list(`search like ${pattern}`)}) union (${list(`user_id = any(array(${sellers}))`)})) as found
        order by ${order} limit ${limit}`
    : list('true');
  const { rows } = await database.pool.query<{ ad: ModeratedAdRow; cursor: string }>(
    `with chosen as materialized (${chosen})
     select 'n' || (extract(epoch from ads.created_at) * 1000000)::bigint || '.' || ads.id || '.0' as cursor,
            ${reviewJson} as ad
       from chosen join ads on ads.id = chosen.id ${reviewJoins}
      order by ${order.replaceAll(/created_at|id/g, 'ads.$&')}`,
    values,
  );
  return rows;
}

/** One row of the table; null for an unknown id, which must be a UUID. */
export async function readModeratedAd(database: Database, id: string): Promise<ModeratedAdRow | null> {
  const { rows } = await database.pool.query<{ ad: ModeratedAdRow }>(
    `select ${reviewJson} as ad from ads ${reviewJoins} where ads.id = $1`,
    [id],
  );
  return rows[0]?.ad ?? null;
}

/**
 * The number of ads in each status. Most ads are approved: counting them takes 100 ms on a large site, so their number is
 * cached as lists are. After the deletion of an approved ad that was not public, the number may be a minute old.
 */
export async function countAdsByStatus({
  database: { pool },
  answerCache,
}: Pick<Services, 'database' | 'answerCache'>): Promise<Record<AdStatus | 'total', number>> {
  const [approved, { rows }] = await Promise.all([
    answerCache.getOrLoad('approved-ads', 'ads', async () => {
      const found = await pool.query<{ ads: number }>(
        `select count(*)::integer as ads from ads where status = 'approved'`,
      );
      return found.rows[0]?.ads ?? 0;
    }),
    pool.query<{ status: AdStatus; ads: number }>(
      `select status, count(*)::integer as ads from ads where status = any($1) group by status`,
      [AD_STATUSES.filter((status) => status !== 'approved')],
    ),
  ]);
  const counts = { total: approved, pending: 0, approved, rejected: 0, removed: 0 };
  for (const { status, ads } of rows) {
    counts[status] = ads;
    counts.total += ads;
  }
  return counts;
}

/** The number of ads that wait for moderation. Fast: reads only their few entries of an index. */
export async function countPendingAds(database: Database): Promise<number> {
  const { rows } = await database.pool.query<{ ads: number }>(
    `select count(*)::integer as ads from ads where status = 'pending'`,
  );
  return rows[0]?.ads ?? 0;
}

/** The number of a seller's ads in each status, without one of them. */
export async function countAdsOfSeller(
  database: Database,
  { sellerId, exceptId }: { sellerId: string; exceptId: string },
): Promise<Record<AdStatus, number>> {
  const { rows } = await database.pool.query<{ status: AdStatus; ads: number }>(
    'select status, count(*) as ads from ads where user_id = $1 and id <> $2 group by status',
    [sellerId, exceptId],
  );
  const counts = { pending: 0, approved: 0, rejected: 0, removed: 0 };
  for (const { status, ads } of rows) counts[status] = ads;
  return counts;
}
