// Endpoints of writing in the forum: posts, comments and likes.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { inOneLine, visible, withoutNul } from '../../../saved-text.ts';
import { MAX_COMMENT_LENGTH, MAX_POST_LENGTH, MAX_TITLE_LENGTH } from '../rules.ts';
import { ByCommentId, ByPostId, Category, DeletedContent, SavedPost } from '../schemas.ts';
import { commentNumber, ForumComment } from '../thread/contract.ts';
import { forumTexts } from '../texts.ts';

const missing = forumTexts.fieldsMissing;

/** Source: spec 1 §5 Forum. */
export const NewPost = z.object({
  title: z
    .string(missing)
    .check(
      inOneLine(),
      visible(missing),
      withoutNul(),
      z.maxLength(MAX_TITLE_LENGTH, forumTexts.titleTooLong),
    ),
  content: z
    .string(missing)
    .check(z.trim(), visible(missing), withoutNul(), z.maxLength(MAX_POST_LENGTH, forumTexts.contentTooLong)),
  category: Category,
});
export type NewPost = z.infer<typeof NewPost>;

/** Chosen by the client, so that a repeated request stores one text. Lower-case as in the database. */
const newTextId = z.optional(z.uuid().check(z.toLowerCase()));

const content = z
  .string(forumTexts.commentMissing)
  .check(
    z.trim(),
    visible(forumTexts.commentMissing),
    withoutNul(),
    z.maxLength(MAX_COMMENT_LENGTH, forumTexts.contentTooLong),
  );

export const NewComment = z.object({
  content,
  /** The number of the comment that it answers. */
  replyTo: z.optional(commentNumber),
  commentId: newTextId,
});
export type NewComment = z.infer<typeof NewComment>;

/** Exact numbers, after the change. */
const Like = z.object({ isLiked: z.boolean(), likes: z.number() });

const tags = ['forum'];

export const writingContract = {
  createPost: oc
    .route({
      method: 'POST',
      path: '/forum-posts',
      summary: 'Creates a post; the first ones of an account wait for approval; idempotent by id',
      tags,
      successStatus: 201,
    })
    .errors(mayRefuse('PAGE_DISABLED', 'FORBIDDEN', 'CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(z.extend(NewPost, { id: newTextId }))
    .output(SavedPost),
  updatePost: oc
    .route({
      method: 'PUT',
      path: '/forum-posts/{id}',
      summary: "Changes the user's own post; a change that adds a link may wait for approval",
      tags,
    })
    .errors(mayRefuse('PAGE_DISABLED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(z.extend(NewPost, ByPostId.shape))
    .output(SavedPost),
  deletePost: oc
    .route({
      method: 'DELETE',
      path: '/forum-posts/{id}',
      summary: "Deletes the user's own post, which can be restored for a while",
      tags,
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ByPostId)
    .output(DeletedContent),
  restorePost: oc
    .route({
      method: 'POST',
      path: '/forum-posts/{id}/restoration',
      summary: 'Restores a post that the user has just deleted',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND', 'TOO_MANY_REQUESTS'))
    .input(ByPostId)
    .output(SavedPost),
  findPeople: oc
    .route({
      method: 'GET',
      path: '/forum-posts/{id}/people',
      summary: 'Suggests people of a thread whom the user may mention, by the beginning of a name',
      tags,
    })
    .errors(mayRefuse('PAGE_DISABLED', 'NOT_FOUND'))
    .input(
      z.extend(ByPostId, { text: z.optional(z.string().check(z.trim(), withoutNul(), z.maxLength(60))) }),
    )
    .output(z.object({ people: z.array(z.object({ id: z.uuid(), name: z.string() })) })),
  createComment: oc
    .route({
      method: 'POST',
      path: '/forum-posts/{id}/comments',
      summary:
        'Comments on a post; the first comments of an account wait for approval; idempotent by commentId',
      tags,
      successStatus: 201,
    })
    .errors(mayRefuse('PAGE_DISABLED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(z.extend(NewComment, ByPostId.shape))
    .output(ForumComment),
  updateComment: oc
    .route({ method: 'PUT', path: '/forum-comments/{id}', summary: "Changes the user's own comment", tags })
    .errors(mayRefuse('PAGE_DISABLED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(z.extend(ByCommentId, { content }))
    .output(ForumComment),
  deleteComment: oc
    .route({
      method: 'DELETE',
      path: '/forum-comments/{id}',
      summary: "Deletes the user's own comment, which can be restored for a while",
      tags,
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ByCommentId)
    .output(DeletedContent),
  restoreComment: oc
    .route({
      method: 'POST',
      path: '/forum-comments/{id}/restoration',
      summary: 'Restores a comment that the user has just deleted',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND', 'TOO_MANY_REQUESTS'))
    .input(ByCommentId)
    .output(ForumComment),
  like: oc
    .route({
      method: 'PUT',
      path: '/forum-posts/{id}/likes/{number}',
      summary: 'Likes the comment with this number, or the post with 0',
      tags,
    })
    .errors(mayRefuse('PAGE_DISABLED', 'NOT_FOUND', 'TOO_MANY_REQUESTS'))
    .input(z.extend(ByPostId, { number: commentNumber }))
    .output(Like),
  unlike: oc
    .route({
      method: 'DELETE',
      path: '/forum-posts/{id}/likes/{number}',
      summary: 'Withdraws a like',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND', 'TOO_MANY_REQUESTS'))
    .input(z.extend(ByPostId, { number: commentNumber }))
    .output(Like),
};
