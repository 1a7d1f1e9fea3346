// Metadata of a thread for search engines and link previews.
import type { CommentPage, ForumPost } from '#shared/features/forum/thread/contract.ts';
import { forumTexts } from '#shared/features/forum/texts.ts';
import { paths, personPath, postPath } from '#shared/paths.ts';
import { pageHead } from '../../../core/page-head.ts';

const DESCRIPTION_LENGTH = 155;

export function missingPostHead(publicUrl: string) {
  const title = forumTexts.notFound;
  return pageHead({ title, description: title, path: paths.forum, publicUrl, isUnlisted: true });
}

/** @param post undefined while it loads; a post that is not public, or whose author is not named, is not indexed */
export function threadHead(
  { post, comments }: { post: ForumPost | undefined; comments: CommentPage | undefined },
  publicUrl: string,
) {
  if (!post)
    return pageHead({ title: 'Forum', description: false, path: paths.forum, publicUrl, isUnlisted: true });
  const page = comments?.page ?? 1;
  return pageHead({
    title: page > 1 ? `${post.title}, sida ${page}` : post.title,
    description: import.meta.env.SSR && shorten(textOf(post.html) || post.title),
    path: postPath(post.id, { page }),
    publicUrl,
    type: 'article',
    ...(import.meta.env.SSR && { jsonLd: describe(post, comments, publicUrl) }),
    isUnlisted: post.status !== 'approved' || post.author.id === null,
  });
}

/** Source: schema.org/DiscussionForumPosting. */
function describe(
  post: ForumPost,
  comments: CommentPage | undefined,
  publicUrl: string,
): Record<string, unknown> {
  return {
    '@type': 'DiscussionForumPosting',
    headline: post.title,
    text: textOf(post.html),
    articleSection: post.category,
    url: publicUrl + postPath(post.id),
    datePublished: post.createdAt,
    ...(post.editedAt && { dateModified: post.editedAt }),
    author: personOf(post.author, publicUrl),
    commentCount: post.comments,
    interactionStatistic: [counterOf('LikeAction', post.likes), counterOf('ViewAction', post.views)],
    comment: comments?.comments
      .filter(({ state }) => state === 'shown')
      .map((comment) => ({
        '@type': 'Comment',
        text: textOf(comment.html),
        datePublished: comment.createdAt,
        url: publicUrl + postPath(post.id, { page: comments.page, number: comment.number }),
        author: personOf(comment.author, publicUrl),
        interactionStatistic: counterOf('LikeAction', comment.likes),
      })),
  };
}

/** Undefined, and so left out, for people without a linked profile: they are treated as minors, or their account is erased. */
function personOf({ id, name }: ForumPost['author'], publicUrl: string) {
  return id === null ? undefined : { '@type': 'Person', name, url: publicUrl + personPath(id) };
}

function counterOf(action: 'LikeAction' | 'ViewAction', count: number) {
  return {
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${action}`,
    userInteractionCount: count,
  };
}

/** Converts server-rendered HTML to plain text: without elements and escapes. */
function textOf(html: string): string {
  const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (entity, name: string) => characters[name] ?? entity)
    .trim();
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, Math.max(line.lastIndexOf(' ', DESCRIPTION_LENGTH - 1), DESCRIPTION_LENGTH - 30))} …`;
}
