// Posts and comments for tests, written directly as rows.
import { postTermColumns } from '../database/forum-terms.ts';
import type { Database } from '../database/connection.ts';
import type { TestApp } from './app.ts';

interface PostRow {
  userId: string | null;
  title?: string;
  content?: string;
  category?: string;
  status?: 'pending' | 'approved' | 'rejected' | 'removed';
  createdAt?: Date;
  lastAt?: Date;
  isPinned?: boolean;
  isLocked?: boolean;
}

/** Inserts a post, public by default; returns its id. */
export async function insertPostRow(
  { kysely }: Pick<Database, 'kysely'>,
  {
    userId,
    title = 'Vilka skor håller inomhus?',
    content = 'Mina är slut efter en säsong.',
    category = 'Utrustning',
    status = 'approved',
    createdAt = new Date(),
    lastAt = createdAt,
    isPinned = false,
    isLocked = false,
  }: PostRow,
): Promise<string> {
  const text = { title, content, category };
  const { id } = await kysely
    .insertInto('forum_posts')
    .values({ user_id: userId, ...text, ...postTermColumns(text), created_at: createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('forum_states')
    .values({
      post_id: id,
      category,
      status,
      created_at: createdAt,
      last_at: lastAt,
      is_pinned: isPinned,
      is_locked: isLocked,
    })
    .execute();
  return id;
}

/** Inserts `count` comments, numbered on from the last one; returns their ids. */
export async function insertCommentRows(
  { pool }: Pick<Database, 'pool'>,
  {
    postId,
    userIds,
    count = 1,
    content = 'Håller med.',
    status = 'approved',
  }: { postId: string; userIds: readonly string[]; count?: number; content?: string; status?: string },
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with state as (
       update forum_states set last_number = last_number + $2, last_at = now(),
              comment_count = comment_count + case when $5 = 'approved' then $2 else 0 end
        where post_id = $1 returning last_number - $2 as before)
     insert into forum_comments (post_id, number, user_id, content, status)
     select $1, before + place, ($3::uuid[])[1 + place % cardinality($3::uuid[])], $4 || ' ' || place, $5
       from state cross join generate_series(1, $2::integer) as place order by place returning id`,
    [postId, count, userIds, content, status],
  );
  return rows.map(({ id }) => id);
}

/** Opens the forum, where all texts are then public without moderation. */
export async function openForum(app: TestApp): Promise<void> {
  await app.services.database.pool.query(
    `update page_settings set is_enabled = true where page_name = 'forum'`,
  );
  await app.services.bus.publish({ topic: 'page-settings', id: 'forum' });
  await app.services.database.pool.query(
    'update site_settings set forum_held_posts = 0, forum_holds_links = false',
  );
  await app.services.bus.publish({ topic: 'site-settings', id: 'site-settings' });
}
