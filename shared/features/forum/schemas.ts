// Schemas of the forum that several of its endpoints share.
import * as z from 'zod/mini';
import { FORUM_CATEGORIES, POST_STATUSES } from './rules.ts';
import { forumTexts } from './texts.ts';

export const PostId = z.uuid(forumTexts.notFound).check(z.toLowerCase());
export const ByPostId = z.object({ id: PostId });
export const CommentId = z.uuid(forumTexts.commentNotFound).check(z.toLowerCase());
export const ByCommentId = z.object({ id: CommentId });

export const Category = z.enum(FORUM_CATEGORIES, forumTexts.categoryUnknown);

export const Author = z.object({
  /** Null for an erased account, and for visitors if the author is treated as a minor: the profile is not linked. */
  id: z.nullable(z.uuid()),
  name: z.string(),
  avatarUrl: z.nullable(z.string()),
});
export type Author = z.infer<typeof Author>;

/** Why staff has rejected it or taken it down, and the decision to appeal; null otherwise, and for all but the author. */
export const Restriction = z.nullable(z.object({ reportId: z.uuid(), reason: z.string() }));

/** `isEditHeld`: the change waits for approval, and the post is shown as it was. */
export const SavedPost = z.object({
  id: z.uuid(),
  status: z.enum(POST_STATUSES),
  isEditHeld: z.optional(z.boolean()),
});
export type SavedPost = z.infer<typeof SavedPost>;

export const DeletedContent = z.object({ id: z.uuid(), restorableUntil: z.string() });
