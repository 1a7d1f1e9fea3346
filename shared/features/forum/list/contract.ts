// Endpoints of the list of posts.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { Corrected } from '../../../search/corrected.ts';
import { POST_SORTS } from '../rules.ts';
import { Author, Category, PostId } from '../schemas.ts';

const MAX_SEARCH_LENGTH = 100;
const MAX_ASKED = 50;

/** A post in the list, the same for every viewer. */
export const PostRow = z.object({
  id: z.uuid(),
  title: z.string(),
  /** The beginning of the text, in one line. */
  excerpt: z.string(),
  /** In a search, the latest comment of the thread that matches; otherwise null. */
  hit: z.nullable(z.object({ number: z.number(), excerpt: z.string() })),
  category: z.string(),
  author: Author,
  createdAt: z.string(),
  /** Time and author of the latest comment, or of the post if there are no comments. */
  lastAt: z.string(),
  lastWriter: z.nullable(z.string()),
  comments: z.number(),
  likes: z.number(),
  /** At most some minutes old. */
  views: z.number(),
  isPinned: z.boolean(),
  isLocked: z.boolean(),
  isHot: z.boolean(),
});
export type PostRow = z.infer<typeof PostRow>;

export const PostSearch = z.object({
  search: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH_LENGTH, 'Sökningen är för lång'))),
  category: z.optional(Category),
  sort: z.optional(z.enum(POST_SORTS)),
  /** Searches for the text as typed. */
  exact: z.optional(z.literal('true')),
  /** Opaque cursors from an earlier response. */
  after: z.optional(z.string().check(z.maxLength(100))),
  before: z.optional(z.string().check(z.maxLength(100))),
});
export type PostSearch = z.infer<typeof PostSearch>;

export const PostList = z.object({
  posts: z.array(PostRow),
  corrected: Corrected,
  next: z.nullable(z.string()),
  previous: z.nullable(z.string()),
});
export type PostList = z.infer<typeof PostList>;

/** Activity in the forum, shown beside the list. */
export const ForumActivity = z.object({
  postsToday: z.number(),
  commentsToday: z.number(),
  /** The most active threads of the week. */
  active: z.array(z.object({ id: z.uuid(), title: z.string(), comments: z.number() })),
});
export type ForumActivity = z.infer<typeof ForumActivity>;

/** Who is online on the site. */
export const OnlinePeople = z.object({
  /** Everyone: visitors too. */
  count: z.number(),
  /** Some of those who have chosen to be listed; none for visitors. */
  people: z.array(z.extend(Author, { id: z.uuid() })),
});
export type OnlinePeople = z.infer<typeof OnlinePeople>;

/** A post that waits for approval, as its author sees it. */
export const WaitingPost = z.object({ id: z.uuid(), title: z.string() });
export type WaitingPost = z.infer<typeof WaitingPost>;

const ids = z.string().check(
  z.maxLength(MAX_ASKED * 37),
  z.refine((text) => text.split('~').every((id) => PostId.safeParse(id).success)),
);

export const listContract = {
  list: oc
    .route({ method: 'GET', path: '/forum-posts', summary: 'Lists public posts', tags: ['forum'] })
    .errors(mayRefuse('PAGE_DISABLED'))
    .input(PostSearch)
    .output(PostList),
  activity: oc
    .route({
      method: 'GET',
      path: '/forum-activity',
      summary: 'Counts what was written today, and lists the most active threads of the week',
      tags: ['forum'],
    })
    .errors(mayRefuse('PAGE_DISABLED'))
    .output(ForumActivity),
  online: oc
    .route({
      method: 'GET',
      path: '/online-people',
      summary: 'Counts who is online, and lists those who have chosen it to signed-in users',
      tags: ['forum'],
    })
    .errors(mayRefuse('PAGE_DISABLED'))
    .output(OnlinePeople),
  unread: oc
    .route({
      method: 'GET',
      path: '/me/unread-forum-posts',
      summary:
        'Returns which of these posts have something unread, and which are by people whom the user has blocked',
      tags: ['forum'],
    })
    .errors(mayRefuse('PAGE_DISABLED'))
    .input(z.object({ ids }))
    .output(z.object({ ids: z.array(z.uuid()), blockedIds: z.array(z.uuid()) })),
  waiting: oc
    .route({
      method: 'GET',
      path: '/me/waiting-forum-posts',
      summary: "Lists the user's own newest posts that wait for approval",
      tags: ['forum'],
    })
    .errors(mayRefuse('PAGE_DISABLED'))
    .output(z.object({ posts: z.array(WaitingPost) })),
};
