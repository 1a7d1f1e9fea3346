// The API's views of a post and a comment, field by field, with the viewer's permissions.
import type { Viewer } from '#shared/features/accounts/contract.ts';
import { isStaff } from '#shared/features/accounts/roles.ts';
import type { ForumComment, ForumPost } from '#shared/features/forum/thread/contract.ts';
import { isHot } from '#shared/features/forum/rules.ts';
import { viewAuthor } from '../author-sql.ts';
import { renderText } from './render-text.ts';
import type { CommentRow, PostRow } from './thread-queries.ts';

const nobody = { id: null, name: null, avatarUrl: null, birthYear: null };

/** Whether the viewer reads the post: the public ones, one's own, and for staff all. */
export function isReadable({ status, isDeleted, comments, author }: PostRow, viewer: Viewer | null): boolean {
  if (isDeleted && comments === 0) return false;
  if (viewer && (isStaff(viewer.role) || viewer.id === author.id)) return true;
  return status === 'approved';
}

export function viewPost(post: PostRow, viewer: Viewer | null): ForumPost {
  const { author, recent, follow, ...rest } = post;
  const isOwn = viewer !== null && viewer.id === author.id;
  const isShown = post.status === 'approved' && !post.isDeleted;
  return {
    ...rest,
    content: post.isDeleted ? '' : post.content,
    html: post.isDeleted ? '' : renderText(post.content),
    author: viewAuthor(post.isDeleted ? nobody : author, viewer),
    isHot: isHot(recent),
    follow: follow === null ? 'normal' : follow.isMuted ? 'muted' : 'following',
    restriction: isOwn ? post.restriction : null,
    can: {
      comment: post.status === 'approved' && !post.isLocked,
      edit: isOwn && post.status !== 'removed' && !post.isDeleted,
      delete: isOwn && !post.isDeleted,
      report: isShown && !isOwn && author.id !== null,
      moderate: viewer !== null && isStaff(viewer.role),
    },
  };
}

/** What is held, rejected, taken down or deleted has a place in the thread, and no text. */
export function viewComment(comment: CommentRow, viewer: Viewer | null): ForumComment {
  const { author, reply, status, isDeleted, postId: _postId, ...rest } = comment;
  const isOwn = viewer !== null && viewer.id === author.id;
  const isShown = status === 'approved' && !isDeleted;
  const hasText = isShown || (isOwn && !isDeleted && status !== 'removed');
  return {
    ...rest,
    state: stateOf(comment, isOwn),
    content: hasText ? comment.content : '',
    html: hasText ? renderText(comment.content) : '',
    author: viewAuthor(hasText ? author : nobody, viewer),
    reply: hasText && reply ? { number: reply.number, name: viewAuthor(reply.author, viewer).name } : null,
    likes: hasText ? comment.likes : 0,
    restriction: isOwn ? comment.restriction : null,
    can: {
      edit: isOwn && hasText,
      delete: isOwn && !isDeleted,
      report: isShown && !isOwn && author.id !== null,
    },
  };
}

function stateOf({ status, isDeleted }: CommentRow, isOwn: boolean): ForumComment['state'] {
  if (isDeleted) return 'deleted';
  if (status === 'approved') return 'shown';
  if (!isOwn || status === 'removed') return 'hidden';
  return status === 'pending' ? 'waits' : 'rejected';
}
