// What a person has written, liked and follows in the forum: export and erasure.
import { sql } from 'kysely';
import type { CopiedRow, PersonalData } from '../../core/personal-data.ts';
import { deleteTexts, deleteUnpublished } from './erasure-queries.ts';
import type { Connection } from '../../database/connection.ts';

const withPictures = (row: CopiedRow, picturesOf: (ownerId: string) => string[]): CopiedRow => ({
  ...row,
  bilder: picturesOf(String(row['id'])),
});

export const forumPersonalData: PersonalData = {
  copied: {
    foruminlägg: {
      description: 'dina inlägg i forumet, också de som väntar på granskning och avvisade',
      query: (id) => sql`
    select json_build_object('id', id, 'rubrik', title, 'text', content, 'kategori', forum_posts.category,
      'granskning', status, 'granskat', reviewed_at, 'skapat', forum_posts.created_at, 'ändrat', edited_at, 'borttaget', deleted_at) as row
      from forum_posts join forum_states on post_id = id where user_id = ${id}::uuid order by forum_posts.created_at, id`,
      complete: withPictures,
    },
    forumkommentarer: {
      description: 'dina kommentarer i forumet',
      query: (id) => sql`
    select json_build_object('id', id, 'inlägg', post_id, 'nummer', number, 'text', content, 'svar på', reply_to,
      'granskning', status, 'granskad', reviewed_at, 'skapad', created_at, 'ändrad', edited_at, 'borttagen', deleted_at) as row
      from forum_comments where user_id = ${id}::uuid order by created_at, id`,
      complete: withPictures,
    },
    forumversioner: {
      description:
        'tidigare lydelser av det du har skrivit i forumet, och ändringar som väntar eller är avvisade',
      query: (id) => sql`
    select json_build_object('inlägg', post_id, 'nummer', number, 'läge', state, 'rubrik', title, 'kategori', category,
      'text', content, 'skrevs', written_at, 'sparades', created_at) as row
      from forum_versions where user_id = ${id}::uuid order by written_at, id`,
    },
    forumgillningar: {
      description: 'inlägg (nummer 0) och kommentarer som du har gillat',
      query: (id) => sql`
    select json_build_object('inlägg', post_id, 'nummer', number, 'tid', created_at) as row
      from forum_likes where user_id = ${id}::uuid order by created_at, post_id, number`,
    },
    följda_trådar: {
      description: 'trådar som du följer eller har tystat, och hur långt du har läst',
      query: (id) => sql`
    select json_build_object('inlägg', post_id, 'tystad', is_muted, 'från', created_at, 'läst till', number) as row
      from forum_follows full join forum_reads using (user_id, post_id)
     where user_id = ${id}::uuid order by created_at, post_id`,
    },
  },
  erasure: {
    // Public texts remain without an author, unless the person chose to delete them. Pending, rejected and taken-down texts
    // are deleted, and the likes are no longer counted.
    async beforeRow(transaction, { userId, deletesTexts }) {
      const postIds = await listThreadsOf(transaction, userId);
      // The erasure deletes the pictures of these texts: version 0 makes a job render the texts without them.
      await sql`update forum_posts set html_version = 0 where user_id = ${userId}
        and exists (select from ad_pictures where forum_post_id = forum_posts.id)`.execute(transaction);
      await sql`update forum_comments set html_version = 0 where user_id = ${userId}
        and exists (select from ad_pictures where forum_comment_id = forum_comments.id)`.execute(transaction);
      if (deletesTexts) await deleteTexts(transaction, userId);
      await deleteUnpublished(transaction, userId);
      await sql`update forum_states set like_count = like_count - 1 from forum_likes as own
        where own.user_id = ${userId} and own.number = 0 and own.post_id = forum_states.post_id`.execute(
        transaction,
      );
      await sql`update forum_comments as comment set like_count = comment.like_count - 1 from forum_likes as own
        where own.user_id = ${userId} and own.number = comment.number and own.post_id = comment.post_id`.execute(
        transaction,
      );
      return async ({ bus }) => {
        for (const id of postIds) await bus.publish({ topic: `forum:${id}`, id });
        await bus.publish({ topic: 'forum', id: userId });
      };
    },
  },
  notCopied: {
    'forum_states.reviewed_by': 'another person',
    'forum_comments.reviewed_by': 'another person',
    'forum_posts.html': 'follows from the text',
    'forum_posts.html_version': 'follows from the text',
    'forum_comments.html': 'follows from the text',
    'forum_comments.html_version': 'follows from the text',
    'forum_posts.words': 'follows from the text',
    'forum_posts.words_version': 'follows from the text',
    'forum_posts.is_by_site': 'false for people',
    'forum_states.comment_count': 'counts what others wrote',
    'forum_states.last_number': 'counts what others wrote',
    'forum_states.recent_comments': 'counts what others wrote',
    'forum_states.recent_people': 'counts what others wrote',
    'forum_states.week_comments': 'counts what others wrote',
    'forum_states.popularity': 'counts what others wrote and like',
    'forum_states.like_count': 'counts what others like',
    'forum_comments.like_count': 'counts what others like',
    'forum_states.is_pinned': 'a choice of staff',
    'forum_states.is_locked': 'a choice of staff',
    'forum_states.is_public': 'follows from the other columns',
    'forum_states.last_at': 'when others wrote',
  },
};

/** The threads that show the person, or count their likes. */
async function listThreadsOf(connection: Connection, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from forum_posts where user_id = ${userId}
    union select post_id from forum_comments where user_id = ${userId}
    union select post_id from forum_likes where user_id = ${userId}`.execute(connection);
  return rows.map(({ id }) => id);
}
