// GET /forum.xml: the newest posts, of one category with ?category=.
import { forumFeedPath } from '#shared/features/forum/list/address.ts';
import { FORUM_CATEGORIES, type ForumCategory } from '#shared/features/forum/rules.ts';
import { paths, postPath } from '#shared/paths.ts';
import type { Feed } from '../../../core/http/feed.ts';
import { isPageOpen } from '../../page-settings/actions.ts';
import { listNewest } from './find-posts.ts';

export const forumFeed: Feed<ForumCategory> = {
  path: paths.forumFeed,
  categories: FORUM_CATEGORIES,
  topic: 'forum',
  isOpen: (services) => isPageOpen(services, 'forum'),
  describe: (category) => ({
    title: category ? `${category} i Baskettorgets forum` : 'Baskettorgets forum',
    description: 'De senaste inläggen i forumet',
    path: forumFeedPath(category),
    listPath: paths.forum + (category ? `?category=${encodeURIComponent(category)}` : ''),
  }),
  async listNewest(services, category) {
    const posts = await listNewest(services, category);
    return posts.map(({ id, title, excerpt, category: group, createdAt, author }) => ({
      path: postPath(id),
      title,
      excerpt,
      category: group,
      createdAt,
      // An author who is treated as a minor has no id.
      author: author.id === null ? undefined : author.name,
    }));
  },
};
