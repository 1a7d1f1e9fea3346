// The API's views of a post and a comment, field by field, with the viewer's permissions.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { isStaff } from '#shared/features/accounts/roles.ts';
import type { ForumComment, ForumPost } from '#shared/features/forum/thread/contract.ts';
import { isHot } from '#shared/features/forum/rules.ts';
import type { Database } from '../../../database/connection.ts';
import { viewAuthor } from '../author-sql.ts';
import { GONE_TEXT } from './name-queries.ts';
import { type ShownText, showTexts, type TextRow } from './show-texts.ts';
import type { CommentRow, PostRow } from './thread-queries.ts';

const noAuthor = { id: null, name: null, avatarUrl: null, birthYear: null };

/** Whether the viewer may read the post: everyone reads public posts, authors their own, and staff all. */
export function isReadable({ status, isDeleted, comments, author }: PostRow, viewer: Viewer | null): boolean {
  if (isDeleted && comments === 0) return false;
  if (viewer && (isStaff(viewer.role) || viewer.id === author.id)) return true;
  return status === 'approved';
}

export async function viewPost(
  database: Pick<Database, 'lookups'>,
  post: PostRow,
  viewer: Viewer | null,
): Promise<ForumPost> {
  const { author, recent, follow, htmlVersion: _htmlVersion, heldEdit, ...rest } = post;
  const texts = await showTexts(database, {
    postId: post.id,
    viewer,
    texts: post.isDeleted ? [] : [post, ...textOf(heldEdit)],
  });
  const isOwn = viewer !== null && viewer.id === author.id;
  const isShown = post.status === 'approved' && !post.isDeleted;
  return {
    ...rest,
    content: isOwn ? (texts.get(post.id)?.source ?? '') : '',
    html: texts.get(post.id)?.html ?? '',
    author: viewAuthor(post.isDeleted ? noAuthor : author, viewer),
    isHot: isHot(recent),
    follow: follow === null ? 'normal' : follow.isMuted ? 'muted' : 'following',
    heldEdit: heldEdit && viewHeldEdit(heldEdit, texts),
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

/** Comments of one thread. */
export async function viewComments(
  database: Pick<Database, 'lookups'>,
  rows: readonly CommentRow[],
  viewer: Viewer | null,
): Promise<ForumComment[]> {
  const shown = rows.filter((row) => hasText(row, viewer));
  const texts = await showTexts(database, {
    postId: rows[0]?.postId ?? '',
    viewer,
    texts: [...shown, ...shown.flatMap(({ heldEdit }) => textOf(heldEdit))],
  });
  return rows.map((row) => viewComment(row, viewer, texts));
}

/** A comment that is held, rejected, taken down or deleted has a place in the thread, but no text. */
function hasText({ author, status, isDeleted }: CommentRow, viewer: Viewer | null): boolean {
  if (isDeleted || status === 'removed') return false;
  return status === 'approved' || (viewer !== null && viewer.id === author.id);
}

function viewComment(
  comment: CommentRow,
  viewer: Viewer | null,
  texts: ReadonlyMap<string, ShownText>,
): ForumComment {
  const {
    author,
    reply,
    status,
    isDeleted,
    postId: _postId,
    htmlVersion: _htmlVersion,
    heldEdit,
    ...rest
  } = comment;
  const text = texts.get(comment.id);
  const isOwn = viewer !== null && viewer.id === author.id;
  const isShown = status === 'approved' && !isDeleted;
  return {
    ...rest,
    state: stateOf(comment, isOwn),
    content: isOwn ? (text?.source ?? '') : '',
    html: text?.html ?? '',
    author: viewAuthor(text ? author : noAuthor, viewer),
    reply: text && reply ? { number: reply.number, name: nameOfAnswered(reply, viewer) } : null,
    likes: text ? comment.likes : 0,
    heldEdit: text && heldEdit ? viewHeldEdit(heldEdit, texts) : null,
    restriction: isOwn ? comment.restriction : null,
    can: {
      edit: isOwn && text !== undefined,
      delete: isOwn && !isDeleted,
      report: isShown && !isOwn && author.id !== null,
    },
  };
}

/** As a quote of such a comment, a reply does not name who wrote a comment that is not shown. */
function nameOfAnswered(
  { isShown, author }: NonNullable<CommentRow['reply']>,
  viewer: Viewer | null,
): string {
  return isShown ? viewAuthor(author, viewer).name : GONE_TEXT;
}

type HeldEditRow = NonNullable<PostRow['heldEdit']>;

/** A held edit is rendered for its author only, so its HTML is not stored. */
function textOf(edit: HeldEditRow | null): TextRow[] {
  return edit ? [{ id: edit.id, content: edit.content, html: '', htmlVersion: 0 }] : [];
}

function viewHeldEdit({ id, title, category }: HeldEditRow, texts: ReadonlyMap<string, ShownText>) {
  const text = texts.get(id);
  return { title, category, content: text?.source ?? '', html: text?.html ?? '' };
}

function stateOf({ status, isDeleted }: CommentRow, isOwn: boolean): ForumComment['state'] {
  if (isDeleted) return 'deleted';
  if (status === 'approved') return 'shown';
  if (!isOwn || status === 'removed') return 'hidden';
  return status === 'pending' ? 'waits' : 'rejected';
}
