// A post in the list: title, first line, author, category, and what has happened in the thread.
import Eye from 'lucide-react/icons/eye';
import Flame from 'lucide-react/icons/flame';
import Heart from 'lucide-react/icons/heart';
import Lock from 'lucide-react/icons/lock';
import MessageCircle from 'lucide-react/icons/message-circle';
import Pin from 'lucide-react/icons/pin';
import { useState } from 'react';
import type { PostRow as Post } from '#shared/features/forum/list/contract.ts';
import { commentPath } from '#shared/features/forum/thread/comment-pages.ts';
import { countViews } from '#shared/features/views/texts.ts';
import { countComments } from '#shared/features/forum/texts.ts';
import { formatDateTime, timeAgo } from '#shared/format.ts';
import { postPath } from '#shared/paths.ts';
import { useNow } from '../../../core/now.tsx';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Avatar } from '../../../ui/picture/avatar.tsx';

interface PostRowProps {
  post: Post;
  isUnread: boolean;
  /** By a person whom the reader has blocked: collapsed until it is opened. */
  isBlocked: boolean;
}

export function PostRow({ isBlocked, ...props }: PostRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isBlocked || isOpen) return <ShownPost {...props} />;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-surface p-4 text-muted">
      Inlägg av någon du har blockerat
      <Button size="sm" variant="ghost" onClick={() => setIsOpen(true)}>
        Visa ändå
      </Button>
    </div>
  );
}

function ShownPost({ post, isUnread }: Omit<PostRowProps, 'isBlocked'>) {
  const { author } = post;
  const now = new Date(useNow());
  return (
    <article className="relative flex gap-3 rounded-md border border-line bg-surface p-4 transition-colors duration-150 hover:border-ink">
      <span className="max-sm:hidden">
        <Avatar name={author.name} src={author.avatarUrl} />
      </span>
      <div className="min-w-0 flex-1">
        <PostBadges post={post} />
        <h2 className="text-base leading-snug hyphens-auto [overflow-wrap:anywhere]">
          {/* The link covers the whole card. */}
          <Anchor
            href={postPath(post.id)}
            className="after:absolute after:inset-0 after:rounded-md hover:underline"
          >
            {post.title}
          </Anchor>
          {isUnread && (
            <span className="ml-2 inline-block size-2.5 rounded-full bg-accent align-middle">
              <span className="sr-only">Oläst</span>
            </span>
          )}
        </h2>
        {post.excerpt && (
          <p className="mt-0.5 line-clamp-1 [overflow-wrap:anywhere] text-muted">{post.excerpt}</p>
        )}
        {post.hit && (
          <p className="mt-1.5 line-clamp-2 border-l-2 border-outline pl-3 text-sm [overflow-wrap:anywhere]">
            {/* `relative` puts this link on top of the link that covers the card. */}
            <Anchor
              href={commentPath(post.id, post.hit.number)}
              className="relative font-semibold text-pine underline underline-offset-4 hover:text-pine-hover"
            >
              Kommentar {post.hit.number}
            </Anchor>{' '}
            {post.hit.excerpt}
          </p>
        )}
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          <span className="sm:hidden">
            <Avatar name={author.name} src={author.avatarUrl} size="sm" />
          </span>
          <span className="font-semibold text-ink [overflow-wrap:anywhere]">{author.name}</span>
          <span>{post.category}</span>
          <time dateTime={post.createdAt} title={formatDateTime(post.createdAt)}>
            {timeAgo(post.createdAt, now)}
          </time>
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
          <span className="inline-flex items-center gap-1.5">
            <MessageCircle size={16} />
            {countComments(post.comments)}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Heart size={16} />
            <span>
              {post.likes} <span className="sr-only">gillar</span>
            </span>
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Eye size={16} />
            {countViews(post.views)}
          </span>
          {post.lastWriter !== null && (
            <span className="[overflow-wrap:anywhere]">
              Senast {post.lastWriter}, {timeAgo(post.lastAt, now).toLowerCase()}
            </span>
          )}
        </p>
      </div>
    </article>
  );
}

/** Pinned, hot and locked. */
export function PostBadges({ post }: { post: Pick<Post, 'isPinned' | 'isHot' | 'isLocked'> }) {
  if (!post.isPinned && !post.isHot && !post.isLocked) return null;
  return (
    <p className="mb-1 flex flex-wrap gap-1.5">
      {post.isPinned && (
        <Badge tone="pine" icon={<Pin size={14} />}>
          Fäst
        </Badge>
      )}
      {post.isHot && (
        <Badge tone="warning" icon={<Flame size={14} />}>
          Het
        </Badge>
      )}
      {post.isLocked && <Badge icon={<Lock size={14} />}>Låst</Badge>}
    </p>
  );
}
