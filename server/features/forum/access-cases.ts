// Access cases: who may call which endpoint of the forum. Until its page is opened in the settings, only staff may.
import { type AccessCases, anyone, owner, type Records, signedIn, staff } from '../../testing/access.ts';
import { saveHeldEdit } from './writing/version-queries.ts';
import { insertCommentRows, insertPostRow, openForum } from '../../testing/forum.ts';

const text = { title: 'Zonförsvar', content: 'Hur lär man ut det?', category: 'Träningstips' };

/** A post by the owner. */
async function post({ app, ownerId }: Records): Promise<string> {
  await openForum(app);
  return insertPostRow(app.services.database, { userId: ownerId });
}

/** A comment by the owner, on the owner's post. */
async function comment(records: Records): Promise<{ postId: string; id: string }> {
  const postId = await post(records);
  const { database } = records.app.services;
  const [id = ''] = await insertCommentRows(database, { postId, userIds: [records.ownerId] });
  return { postId, id };
}

export const accessCases: AccessCases = {
  endpoints: {
    'forum.list': [
      async (records) => {
        await post(records);
        return { method: 'GET', url: '/api/forum-posts' };
      },
      anyone(),
    ],
    'forum.activity': [
      async (records) => {
        await post(records);
        return { method: 'GET', url: '/api/forum-activity' };
      },
      anyone(),
    ],
    'forum.online': [() => ({ method: 'GET', url: '/api/online-people' }), anyone()],
    'forum.unread': [
      async (records) => ({ method: 'GET', url: `/api/me/unread-forum-posts?ids=${await post(records)}` }),
      signedIn(),
    ],
    'forum.waiting': [
      async (records) => {
        await post(records);
        return { method: 'GET', url: '/api/me/waiting-forum-posts' };
      },
      signedIn(),
    ],
    'forum.find': [
      async (records) => ({ method: 'GET', url: `/api/forum-posts/${await post(records)}` }),
      anyone(),
    ],
    'forum.comments': [
      async (records) => ({ method: 'GET', url: `/api/forum-posts/${await post(records)}/comments` }),
      anyone(),
    ],
    'forum.markRead': [
      async (records) => ({
        method: 'PUT',
        url: `/api/forum-posts/${await post(records)}/read-comments`,
        body: { number: 0 },
      }),
      signedIn(),
    ],
    'forum.follow': [
      async (records) => ({
        method: 'PUT',
        url: `/api/forum-posts/${await post(records)}/follow`,
        body: { state: 'muted' },
      }),
      signedIn(),
    ],
    'forum.createPost': [
      async (records) => {
        await post(records);
        return { method: 'POST', url: '/api/forum-posts', body: text };
      },
      signedIn(201),
    ],
    'forum.updatePost': [
      async (records) => ({ method: 'PUT', url: `/api/forum-posts/${await post(records)}`, body: text }),
      owner(),
    ],
    'forum.deletePost': [
      async (records) => ({ method: 'DELETE', url: `/api/forum-posts/${await post(records)}` }),
      owner(),
    ],
    'forum.restorePost': [
      async (records) => {
        const id = await post(records);
        await records.app.call('DELETE', `/api/forum-posts/${id}`, { as: records.people.owner });
        return { method: 'POST', url: `/api/forum-posts/${id}/restoration` };
      },
      owner(),
    ],
    'forum.createComment': [
      async (records) => ({
        method: 'POST',
        url: `/api/forum-posts/${await post(records)}/comments`,
        body: { content: 'Bra fråga' },
      }),
      signedIn(201),
    ],
    'forum.findPeople': [
      async (records) => ({ method: 'GET', url: `/api/forum-posts/${await post(records)}/people?text=a` }),
      signedIn(),
    ],
    'forum.updateComment': [
      async (records) => ({
        method: 'PUT',
        url: `/api/forum-comments/${(await comment(records)).id}`,
        body: { content: 'Ändrad' },
      }),
      owner(),
    ],
    'forum.deleteComment': [
      async (records) => ({ method: 'DELETE', url: `/api/forum-comments/${(await comment(records)).id}` }),
      owner(),
    ],
    'forum.restoreComment': [
      async (records) => {
        const { id } = await comment(records);
        await records.app.call('DELETE', `/api/forum-comments/${id}`, { as: records.people.owner });
        return { method: 'POST', url: `/api/forum-comments/${id}/restoration` };
      },
      owner(),
    ],
    'forum.like': [
      async (records) => ({ method: 'PUT', url: `/api/forum-posts/${await post(records)}/likes/0` }),
      signedIn(),
    ],
    'forum.unlike': [
      async (records) => ({ method: 'DELETE', url: `/api/forum-posts/${await post(records)}/likes/0` }),
      signedIn(),
    ],
    'forum.listForModeration': [() => ({ method: 'GET', url: '/api/admin/forum-posts' }), staff()],
    'forum.findForModeration': [
      async (records) => ({ method: 'GET', url: `/api/admin/forum-items/${await post(records)}` }),
      staff(),
    ],
    'forum.counts': [() => ({ method: 'GET', url: '/api/admin/forum-posts/counts' }), staff()],
    'forum.setStatus': [
      async (records) => ({
        method: 'PUT',
        url: `/api/admin/forum-items/${await post(records)}/status`,
        body: { status: 'rejected', rule: 'forbidden', reason: 'Reklam' },
      }),
      staff(),
    ],
    'forum.listVersions': [
      async (records) => ({ method: 'GET', url: `/api/admin/forum-items/${await post(records)}/versions` }),
      staff(),
    ],
    'forum.decideOnEdit': [
      async (records) => {
        const postId = await post(records);
        const { kysely } = records.app.services.database;
        await saveHeldEdit(kysely, { postId, number: 0, userId: records.ownerId, ...text });
        const edit = await kysely
          .selectFrom('forum_versions')
          .select('id')
          .where('post_id', '=', postId)
          .executeTakeFirstOrThrow();
        return {
          method: 'PUT',
          url: `/api/admin/forum-versions/${edit.id}/status`,
          body: { status: 'approved' },
        };
      },
      staff(),
    ],
    'forum.changeThread': [
      async (records) => ({
        method: 'PATCH',
        url: `/api/admin/forum-posts/${await post(records)}`,
        body: { isPinned: true },
      }),
      staff(),
    ],
  },
  addresses: {
    'GET /forum.xml': [() => ({ method: 'GET', url: '/forum.xml' }), anyone()],
    'GET /sitemaps/forum/:start.xml': [
      // No sitemap file starts at this id.
      () => ({ method: 'GET', url: `/sitemaps/forum/${crypto.randomUUID()}.xml` }),
      anyone(404),
    ],
  },
};
