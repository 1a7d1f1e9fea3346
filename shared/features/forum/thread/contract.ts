// Endpoints of a thread: a post, its comments, and what the reader follows and has read.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { MAX_COMMENTS, POST_STATUSES } from '../rules.ts';
import { Author, ByPostId, Restriction } from '../schemas.ts';

/** `normal`: the user has chosen nothing, and is notified of replies and mentions only. */
export const FOLLOW_STATES = ['normal', 'following', 'muted'] as const;
export type FollowState = (typeof FOLLOW_STATES)[number];

/** An edit that waits for approval while the earlier text is shown; only its author gets it. */
const HeldEdit = z.object({ content: z.string(), html: z.string() });

export const ForumPost = z.object({
  id: z.uuid(),
  title: z.string(),
  /** As written, for its author; empty for others. */
  content: z.string(),
  html: z.string(),
  category: z.string(),
  author: Author,
  status: z.enum(POST_STATUSES),
  isDeleted: z.boolean(),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
  lastAt: z.string(),
  comments: z.number(),
  /** The number of the latest comment. */
  lastNumber: z.number(),
  /** The number of the latest comment that others can read; 0 for none. */
  lastShownNumber: z.number(),
  likes: z.number(),
  views: z.number(),
  isPinned: z.boolean(),
  isLocked: z.boolean(),
  isHot: z.boolean(),
  /** False for visitors. */
  isLiked: z.boolean(),
  /** By a person whom the viewer has blocked: shown collapsed. */
  isBlocked: z.boolean(),
  /** The last comment that the user has read; null for visitors, and before the first visit. */
  readNumber: z.nullable(z.number()),
  follow: z.enum(FOLLOW_STATES),
  heldEdit: z.nullable(z.extend(HeldEdit, { title: z.string(), category: z.string() })),
  restriction: Restriction,
  can: z.object({
    comment: z.boolean(),
    edit: z.boolean(),
    delete: z.boolean(),
    report: z.boolean(),
    moderate: z.boolean(),
  }),
});
export type ForumPost = z.infer<typeof ForumPost>;

/** `hidden`: held, rejected or taken down, and not the viewer's own. */
export const COMMENT_STATES = ['shown', 'waits', 'rejected', 'deleted', 'hidden'] as const;

export const ForumComment = z.object({
  id: z.uuid(),
  number: z.number(),
  state: z.enum(COMMENT_STATES),
  /** As written, for its author; empty for others. */
  content: z.string(),
  /** Empty unless the comment is shown or is the viewer's own. */
  html: z.string(),
  author: Author,
  /** The comment that it answers. */
  reply: z.nullable(z.object({ number: z.number(), name: z.string() })),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
  likes: z.number(),
  isLiked: z.boolean(),
  /** By a person whom the viewer has blocked: shown collapsed. */
  isBlocked: z.boolean(),
  heldEdit: z.nullable(HeldEdit),
  restriction: Restriction,
  can: z.object({ edit: z.boolean(), delete: z.boolean(), report: z.boolean() }),
});
export type ForumComment = z.infer<typeof ForumComment>;

export const CommentPage = z.object({
  comments: z.array(ForumComment),
  page: z.number(),
  pages: z.number(),
});
export type CommentPage = z.infer<typeof CommentPage>;

const pageNumber = z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_COMMENTS));
export const commentNumber = z.coerce.number().check(z.int(), z.gte(0), z.lte(MAX_COMMENTS));

export const threadContract = {
  find: oc
    .route({ method: 'GET', path: '/forum-posts/{id}', summary: 'Returns a post', tags: ['forum'] })
    .errors(mayRefuse('PAGE_DISABLED', 'NOT_FOUND'))
    .input(ByPostId)
    .output(ForumPost),
  comments: oc
    .route({
      method: 'GET',
      path: '/forum-posts/{id}/comments',
      summary: 'Lists the comments of a post by page, oldest first',
      tags: ['forum'],
    })
    .errors(mayRefuse('PAGE_DISABLED', 'NOT_FOUND'))
    .input(z.extend(ByPostId, { page: z.optional(pageNumber) }))
    .output(CommentPage),
  markRead: oc
    .route({
      method: 'PUT',
      path: '/forum-posts/{id}/read-comments',
      summary: 'Stores the last comment that the user has read',
      tags: ['forum'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(z.extend(ByPostId, { number: commentNumber }))
    .output(z.object({ number: z.number() })),
  follow: oc
    .route({
      method: 'PUT',
      path: '/forum-posts/{id}/follow',
      summary: 'Follows or mutes a post',
      tags: ['forum'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(z.extend(ByPostId, { state: z.enum(FOLLOW_STATES) }))
    .output(z.object({ state: z.enum(FOLLOW_STATES) })),
};
