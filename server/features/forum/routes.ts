// The forum's endpoints.
import { forumSignInFirst } from '#shared/features/forum/texts.ts';
import { adminOnly, endpoint, signedIn } from '../../core/http/endpoint.ts';
import { listBlocked, listUnread, listWaiting } from './list/activity-queries.ts';
import { findActivity, findPosts } from './list/find-posts.ts';
import { findOnline } from './list/online.ts';
import { changeThread } from './moderation/change-thread.ts';
import { decideOnEdit, findVersions } from './moderation/moderate-edit.ts';
import { findItem, moderateItem, viewItem } from './moderation/moderate.ts';
import { countItems, listItems } from './moderation/moderation-queries.ts';
import { findComments, findPost, followPost, markRead } from './thread/read-thread.ts';
import { setLike } from './writing/set-like.ts';
import {
  changeComment,
  createComment,
  deleteComment,
  findPeople,
  restoreComment,
} from './writing/write-comment.ts';
import { changePost, createPost, deletePost, restorePost } from './writing/write-post.ts';

const { forum } = endpoint;

const readingRoutes = {
  list: forum.list.handler(({ context, input }) => findPosts(context, input)),
  activity: forum.activity.handler(({ context }) => findActivity(context)),
  online: forum.online.handler(({ context }) => findOnline(context)),
  find: forum.find.handler(({ context, input }) => findPost(context, input.id)),
  comments: forum.comments.handler(({ context, input }) => findComments(context, input)),
  unread: forum.unread.use(signedIn()).handler(async ({ context: { database, viewer }, input }) => {
    const query = { userId: viewer.id, ids: input.ids.split('~') };
    const [ids, blockedIds] = await Promise.all([listUnread(database, query), listBlocked(database, query)]);
    return { ids, blockedIds };
  }),
  waiting: forum.waiting.use(signedIn()).handler(async ({ context: { database, viewer } }) => ({
    posts: await listWaiting(database, viewer.id),
  })),
  markRead: forum.markRead.use(signedIn()).handler(({ context, input }) => markRead(context, input)),
  follow: forum.follow.use(signedIn()).handler(({ context, input }) => followPost(context, input)),
};

const likeFirst = (input: unknown): string =>
  typeof input === 'object' && input !== null && 'number' in input && String(input.number) !== '0'
    ? forumSignInFirst.likeComment
    : forumSignInFirst.likePost;

const writingRoutes = {
  createPost: forum.createPost
    .use(signedIn(forumSignInFirst.createPost))
    .handler(({ context, input }) => createPost(context, input)),
  updatePost: forum.updatePost.use(signedIn()).handler(({ context, input }) => changePost(context, input)),
  deletePost: forum.deletePost.use(signedIn()).handler(({ context, input }) => deletePost(context, input.id)),
  restorePost: forum.restorePost
    .use(signedIn())
    .handler(({ context, input }) => restorePost(context, input.id)),
  findPeople: forum.findPeople.use(signedIn()).handler(async ({ context, input }) => ({
    people: await findPeople(context, input),
  })),
  createComment: forum.createComment
    .use(signedIn(forumSignInFirst.comment))
    .handler(({ context, input }) => createComment(context, input)),
  updateComment: forum.updateComment
    .use(signedIn())
    .handler(({ context, input }) => changeComment(context, input)),
  deleteComment: forum.deleteComment
    .use(signedIn())
    .handler(({ context, input }) => deleteComment(context, input.id)),
  restoreComment: forum.restoreComment
    .use(signedIn())
    .handler(({ context, input }) => restoreComment(context, input.id)),
  like: forum.like
    .use(signedIn(likeFirst))
    .handler(({ context, input }) => setLike(context, { ...input, isLiked: true })),
  unlike: forum.unlike
    .use(signedIn(likeFirst))
    .handler(({ context, input }) => setLike(context, { ...input, isLiked: false })),
};

const moderatorRoutes = {
  listForModeration: forum.listForModeration.use(adminOnly).handler(async ({ context, input }) => {
    const page = await listItems(context.database, { ...input, viewer: context.viewer });
    return { ...page, items: page.items.map((item) => viewItem(item, context.viewer)) };
  }),
  findForModeration: forum.findForModeration
    .use(adminOnly)
    .handler(({ context, input }) => findItem(context, input.id)),
  counts: forum.counts.use(adminOnly).handler(({ context }) => countItems(context.database)),
  setStatus: forum.setStatus.use(adminOnly).handler(({ context, input }) => moderateItem(context, input)),
  listVersions: forum.listVersions.use(adminOnly).handler(async ({ context, input }) => ({
    versions: await findVersions(context, input.id),
  })),
  decideOnEdit: forum.decideOnEdit
    .use(adminOnly)
    .handler(({ context, input }) => decideOnEdit(context, input)),
  changeThread: forum.changeThread
    .use(adminOnly)
    .handler(({ context, input }) => changeThread(context, input)),
};

export const forumRoutes = { ...readingRoutes, ...writingRoutes, ...moderatorRoutes };
