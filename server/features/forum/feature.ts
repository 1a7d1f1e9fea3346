// Registers the forum.
import { RESTORABLE_SECONDS } from '#shared/features/forum/rules.ts';
import { paths, postPath } from '#shared/paths.ts';
import { defineFeature } from '../../core/feature.ts';
import { registerFeed } from '../../core/http/feed.ts';
import { sitemapRecords } from '../../core/http/sitemap/record-queries.ts';
import { wordJobs } from '../../core/search/count-words.ts';
import { updateCommentTerms } from '../../database/forum-comment-terms.ts';
import { updatePostTerms } from '../../database/forum-terms.ts';
import { isPageOpen } from '../page-settings/actions.ts';
import { forumDocument } from './document.ts';
import { countedForum } from './list/counted-texts.ts';
import { countRecent } from './list/activity-queries.ts';
import { forumFeed } from './list/feed.ts';
import { undoThreadChange } from './moderation/change-thread.ts';
import { undoEditDecision } from './moderation/moderate-edit.ts';
import { undoForumDecision } from './moderation/moderate.ts';
import { forumNotificationJobs } from './notifications/notify-of-text.ts';
import { forumMailJobs } from './notifications/unread-mail.ts';
import { forumPersonalData } from './personal-data-queries.ts';
import { forumRoutes } from './routes.ts';
import { indexedPostsSql } from './sitemap-queries.ts';
import { authorIdSql, isPublicPostSql } from './thread/thread-queries.ts';
import { fillInHtml } from './writing/fill-in-html.ts';
import { purgeDeleted } from './writing/post-queries.ts';
import { itemFile } from './moderation/table-file.ts';

export const forumFeature = defineFeature({
  document: forumDocument,
  routes: { forum: forumRoutes },
  tableFiles: [itemFile],
  http: (app, { services }) => registerFeed(app, services, forumFeed),
  jobs: (services) => [
    ...forumNotificationJobs(services),
    ...forumMailJobs(services),
    {
      name: 'count-recent-in-forum',
      schedule: '* * * * *',
      async run() {
        if (await countRecent(services.database))
          await services.bus.publish({ topic: 'forum', id: 'recent' });
      },
    },
    {
      name: 'purge-deleted-in-forum',
      schedule: '* * * * *',
      run: () => purgeDeleted(services.database.kysely, RESTORABLE_SECONDS),
    },
    { name: 'fill-in-forum-html', schedule: '* * * * *', run: () => fillInHtml(services.database) },
    { name: 'fill-in-forum-words', schedule: '* * * * *', run: () => updatePostTerms(services.database) },
    ...wordJobs(services.database, { name: 'forum', minute: 27, ...countedForum }),
    { name: 'index-forum-comments', schedule: '* * * * *', run: () => updateCommentTerms(services.database) },
  ],
  // Ids and numbers only: the API decides who reads the comment.
  publicEvents: { forum: { closedWith: 'forum', about: 'postId' } },
  sitemap: {
    isOpen: (services) => isPageOpen(services, 'forum'),
    pages: [paths.forum],
    records: sitemapRecords({
      name: 'forum',
      indexedSql: indexedPostsSql,
      pathOf: ({ id }) => postPath(id),
    }),
  },
  sharedAnswers: { forum: { list: 'forum', activity: 'forum' } },
  // Deleting own texts, following a thread and marking it as read are not listed: they work while the forum is closed.
  closedWith: {
    forum: {
      list: 'forum',
      activity: 'forum',
      online: 'forum',
      unread: 'forum',
      find: 'forum',
      comments: 'forum',
      createPost: 'forum',
      updatePost: 'forum',
      findPeople: 'forum',
      createComment: 'forum',
      updateComment: 'forum',
      like: 'forum',
    },
  },
  personalData: forumPersonalData,
  views: [{ kind: 'post', isPublic: isPublicPostSql, ownerId: authorIdSql }],
  undo: {
    forum: undoForumDecision,
    'forum-edit': undoEditDecision,
    'forum-thread': undoThreadChange,
    'forum-lock': undoThreadChange,
  },
});
