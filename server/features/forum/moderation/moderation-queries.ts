// SQL for moderators: the table of posts and of comments that need attention, one of them, and its author.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { ItemDetails, ModeratedItem } from '#shared/features/forum/moderation/contract.ts';
import { cursorSql, beyondCursorSql, readPage } from '../../../core/http/cursor.ts';
import { personMatchesSql } from '../../../core/shown-email.ts';
import type { Database } from '../../../database/connection.ts';
import { isoTime } from '../../../database/iso-time.ts';
import { likePattern } from '../../../database/like-pattern.ts';

export type ItemRow = Omit<ModeratedItem, 'can' | 'preview'> & { content: string };

export interface ItemSearch {
  viewer: Pick<Viewer, 'role'>;
  /** Part of the title or text, or of the author's name or, as far as the viewer reads it, e-mail address. */
  search?: string | undefined;
  status?: ModeratedItem['status'] | undefined;
  category?: string | undefined;
  reported?: 'yes' | undefined;
  sort?: 'oldest' | undefined;
  after?: string | undefined;
  before?: string | undefined;
  /** Rows of a page; larger than on the screen for the export to a file. */
  size?: number | undefined;
}

const PAGE_SIZE = 24;
const CONTEXT = 3;

const openReports = (kind: string, id: string): string =>
  `(select count(*)::integer from reports where reports.kind = '${kind}' and target_id = ${id}
     and reports.status in ('pending', 'investigating'))`;

/** SQL of whether the thread of a comment is more than a deleted post: without shown comments, approving one would show it again. */
export const threadExistsSql = (comment: string): string =>
  `exists (select from forum_states as thread where thread.post_id = ${comment}.post_id
     and (thread.deleted_at is null or thread.comment_count > 0))`;

const heldEdit = (postId: string, number: string): string =>
  `exists (select from forum_versions as version where version.post_id = ${postId} and version.number = ${number}
     and version.state = 'pending')`;

/** Posts in the shape of items. Conditions and the order refer to the tables as `state` and `post`. */
const posts = `select 'post' as kind, post.id, post.id as post_id, 0 as number, title, content, state.category, state.status,
    state.created_at, edited_at, user_id, reviewed_by, reviewed_at, ${openReports('forum_post', 'post.id')} as reports,
    ${heldEdit('post.id', '0')} as has_held_edit
  from forum_states as state join forum_posts as post on post.id = state.post_id where state.deleted_at is null`;

const comments = `select 'comment' as kind, comment.id, comment.post_id, number, post.title, comment.content, post.category,
    comment.status, comment.created_at, comment.edited_at, comment.user_id, comment.reviewed_by, comment.reviewed_at,
    ${openReports('forum_comment', 'comment.id')} as reports, ${heldEdit('comment.post_id', 'comment.number')} as has_held_edit
  from forum_comments as comment join forum_posts as post on post.id = comment.post_id
  where comment.deleted_at is null and ${threadExistsSql('comment')}`;

/** The ids of texts with open reports: they are few. */
const reported = (kind: string): string => `any(array(
  select target_id from reports where reports.kind = '${kind}' and reports.status in ('pending', 'investigating')))`;

/** The ids of texts with a pending edit. */
const edited = {
  forum_post: `any(array(select post_id from forum_versions where number = 0 and state = 'pending'))`,
  forum_comment: `any(array(
    select held.id from forum_versions as version join forum_comments as held
        on held.post_id = version.post_id and held.number = version.number where state = 'pending'))`,
};

/** Comments that are not approved, or are reported, or have a pending edit: they are few. Others are read in their threads. */
const needsAttention = `(comment.status <> 'approved' or comment.id = ${edited.forum_comment}
  or comment.id = ${reported('forum_comment')})`;

const itemJson = `json_build_object('kind', item.kind, 'id', item.id, 'postId', item.post_id, 'number', item.number,
  'title', item.title, 'content', item.content, 'category', item.category, 'status', item.status,
  'createdAt', ${isoTime('item.created_at')}, 'editedAt', ${isoTime('item.edited_at')}, 'reports', item.reports, 'hasHeldEdit', item.has_held_edit,
  'author', case when author.id is not null then
    json_build_object('id', author.id, 'name', author.name, 'email', author.email) end,
  'decision', case when item.reviewed_at is not null then
    json_build_object('by', reviewer.name, 'at', ${isoTime('item.reviewed_at')}) end)`;
const itemJoins = `left join profiles as author on author.id = item.user_id
  left join profiles as reviewer on reviewer.id = item.reviewed_by`;

/** All posts, and the comments that need attention, newest first by default. */
export async function listItems(
  { pool }: Database,
  { after, before, size = PAGE_SIZE, ...search }: ItemSearch,
): Promise<{ items: ItemRow[]; next: string | null; previous: string | null }> {
  const page = await readPage<{ item: ItemRow }>(
    { after, before, size, kind: 'uuid' },
    async (from, limit) => {
      const { rows } = await pool.query<{ item: ItemRow; cursor: string }>(writeList(search, from, limit));
      return rows;
    },
  );
  return { items: page.rows.map(({ item }) => item), next: page.next, previous: page.previous };
}

/** Merges a page of posts with a page of comments, so that neither table is read to its end. */
function writeList(
  {
    viewer,
    search,
    status,
    category,
    reported: isReported,
    sort,
  }: Omit<ItemSearch, 'after' | 'before' | 'size'>,
  from: Parameters<typeof beyondCursorSql>[0] | null,
  limit: number,
): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const value = (input: unknown): string => `$${values.push(input)}`;
  const isAscending = (from?.isBackwards ?? false) !== (sort === 'oldest');
  const order = isAscending ? '' : ' desc';
  const pattern = search && value(likePattern(search));
  const authors = search && personMatchesSql(viewer, search, value);
  const most = value(limit);
  const read = (
    rows: string,
    [state, text, group]: [string, string, string],
    id: string,
    kind: keyof typeof edited,
  ) => {
    const conditions = [
      ...(status === 'pending'
        ? // Both conditions are on the same table, so that each uses an index.
          [`(${state}.status = 'pending' or ${id} = ${edited[kind]})`]
        : status
          ? [`${state}.status = ${value(status)}`]
          : []),
      ...(category ? [`${group}.category = ${value(category)}`] : []),
      ...(isReported ? [`${id} = ${reported(kind)}`] : []),
      ...(from
        ? [
            beyondCursorSql(
              { cursor: from.cursor, isBackwards: isAscending },
              [`${state}.created_at`, id],
              value,
            ),
          ]
        : []),
      ...(pattern
        ? [
            `(post.title ilike ${pattern} or ${text}.content ilike ${pattern} or ${text}.user_id in (
               select id from profiles where ${authors}))`,
          ]
        : []),
    ].map((condition) => ` and ${condition}`);
    return `(${rows}${conditions.join('')} order by ${state}.created_at${order}, ${id}${order} limit ${most})`;
  };
  const found = `${read(posts, ['state', 'post', 'state'], 'state.post_id', 'forum_post')} union all
    ${read(`${comments} and ${needsAttention}`, ['comment', 'comment', 'post'], 'comment.id', 'forum_comment')}`;
  const text = `select ${itemJson} as item, ${cursorSql('item.created_at', 'item.id')} as cursor
     from (${found}) as item ${itemJoins} order by item.created_at${order}, item.id${order} limit ${most}`;
  return { text, values };
}

/** A post or comment in any status; null if there is none. */
export async function readItem({ pool }: Pick<Database, 'pool'>, id: string): Promise<ItemRow | null> {
  const { rows } = await pool.query<{ item: ItemRow }>(
    `select ${itemJson} as item from (${posts} and state.post_id = $1 union all ${comments} and comment.id = $1) as item
       ${itemJoins}`,
    [id],
  );
  return rows[0]?.item ?? null;
}

export async function countItems({
  pool,
}: Database): Promise<{ total: number; pending: number; approved: number; rejected: number }> {
  const { rows } = await pool.query<{ total: number; pending: number; approved: number; rejected: number }>(
    `with counted as (
       select status, count(*) as number from forum_states where deleted_at is null group by status union all
       select status, count(*) from forum_comments as comment
        where status <> 'approved' and deleted_at is null and ${threadExistsSql('comment')} group by status)
     select coalesce(sum(number), 0)::integer as total,
            (coalesce(sum(number) filter (where status = 'pending'), 0)
              + (select count(*) from forum_versions where state = 'pending'))::integer as pending,
            coalesce(sum(number) filter (where status = 'approved'), 0)::integer as approved,
            coalesce(sum(number) filter (where status = 'rejected'), 0)::integer as rejected from counted`,
  );
  return rows[0] ?? { total: 0, pending: 0, approved: 0, rejected: 0 };
}

/** The comments before a comment in its thread, or the post; oldest first. */
export async function listBefore(
  { pool }: Database,
  { postId, number }: { postId: string; number: number },
): Promise<ItemDetails['before']> {
  const { rows } = await pool.query<ItemDetails['before'][number]>(
    `select number, coalesce(author.name, 'Borttagen användare') as name, content from (
       select 0 as number, user_id, content from forum_posts where id = $1 and $2 > 0
       union all select number, user_id, content from forum_comments
        where post_id = $1 and number < $2 and number >= $2 - $3 and status = 'approved' and deleted_at is null) as earlier
       left join profiles as author on author.id = earlier.user_id order by number`,
    [postId, number, CONTEXT],
  );
  return rows;
}

export async function readHistory({ pool }: Database, userId: string): Promise<ItemDetails['history']> {
  const { rows } = await pool.query<NonNullable<ItemDetails['history']>>(
    `select ${isoTime('created_at')} as "createdAt",
            (select count(*) from forum_posts join forum_states on post_id = id
              where user_id = $1 and status = 'approved') as posts,
            (select count(*) from forum_comments where user_id = $1 and status = 'approved') as comments,
            (select count(*) from reports where owner_id = $1 and kind in ('forum_post', 'forum_comment')
                and decision in ('rejected', 'removed')) as restricted,
            (select count(*) from reports where owner_id = $1 and status in ('pending', 'investigating')) as "openReports"
       from profiles where id = $1`,
    [userId],
  );
  return rows[0] ?? null;
}
