// The post at the top of a thread.
import Eye from 'lucide-react/icons/eye';
import Flag from 'lucide-react/icons/flag';
import Pencil from 'lucide-react/icons/pencil';
import Share2 from 'lucide-react/icons/share-2';
import TextQuote from 'lucide-react/icons/text-quote';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useState } from 'react';
import type { ForumPost } from '#shared/features/forum/thread/contract.ts';
import { countViews } from '#shared/features/views/texts.ts';
import { forumTexts } from '#shared/features/forum/texts.ts';
import { postPath, reportPath } from '#shared/paths.ts';
import { useViewer } from '../../../core/viewer.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { share } from '../../../ui/button/share.ts';
import { MenuButton } from '../../../ui/button/menu-button.tsx';
import type { MenuItem } from '../../../ui/button/menu-panel.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { forumHref } from '../list/forum-addresses.ts';
import { PostBadges } from '../list/post-row.tsx';
import { FORUM_CATEGORIES } from '#shared/features/forum/rules.ts';
import { AuthorLine } from './author-line.tsx';
import { restoreFocus } from './comment-element.ts';
import { FollowButton } from './follow-button.tsx';
import { LikeButton } from './like-button.tsx';
import { HeldEdit } from './held-edit.tsx';
import { quotable } from './quote-selection.tsx';

export interface PostArticleProps {
  post: ForumPost;
  /** Undefined when commenting is not possible. */
  onQuote?: (() => void) | undefined;
  onEdit: () => void;
  onDelete: () => void;
  onReport?: (() => void) | undefined;
  /** For staff: pin, lock and move. */
  moderation?: ReactNode;
}

export function PostArticle({ post, onQuote, onEdit, onDelete, onReport, moderation }: PostArticleProps) {
  const viewer = useViewer();
  const [isOpen, setIsOpen] = useState(false);
  const category = FORUM_CATEGORIES.find((one) => one === post.category);
  const shareThread = () => void share({ title: post.title, path: postPath(post.id) });
  const items: MenuItem[] = [
    ...(onQuote ? [{ label: 'Citera', icon: <TextQuote size={18} />, onSelect: onQuote }] : []),
    ...(post.status === 'approved'
      ? [{ label: 'Dela', icon: <Share2 size={18} />, onSelect: shareThread }]
      : []),
    ...(post.can.edit ? [{ label: 'Redigera', icon: <Pencil size={18} />, onSelect: onEdit }] : []),
    ...(post.can.report && onReport
      ? [{ label: 'Rapportera', icon: <Flag size={18} />, onSelect: onReport }]
      : []),
    ...(post.can.delete
      ? [
          {
            label: 'Ta bort',
            icon: <Trash2 size={18} />,
            danger: true,
            startsGroup: true,
            onSelect: onDelete,
          },
        ]
      : []),
  ];
  // The thread can be followed although its post is not shown.
  const follow = viewer && <FollowButton post={post} />;
  return (
    <article tabIndex={-1} className="outline-none">
      <PostBadges post={post} />
      <h1 className="text-2xl hyphens-auto [overflow-wrap:anywhere]">{post.title}</h1>
      <p className="mt-1 mb-4 text-sm">
        <Anchor href={forumHref({ category })} className="font-semibold text-pine hover:underline">
          {post.category}
        </Anchor>
      </p>
      {moderation}
      <PostNotices post={post} />
      {post.isDeleted ? (
        <>
          <p className="mb-4 text-muted">Inlägget är borttaget av den som skrev det.</p>
          {follow}
        </>
      ) : post.isBlocked && !isOpen ? (
        <div
          ref={restoreFocus}
          className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-surface p-4 text-muted"
        >
          Inlägg av någon du har blockerat
          <Button size="sm" variant="ghost" onClick={() => setIsOpen(true)}>
            Visa ändå
          </Button>
          {follow}
        </div>
      ) : (
        <>
          <AuthorLine author={post.author} createdAt={post.createdAt} editedAt={post.editedAt} />
          <div className="mt-4" {...quotable(0, post.author.name)}>
            <RichText html={post.html} />
          </div>
          {post.heldEdit && <HeldEdit html={post.heldEdit.html} title={post.heldEdit.title} />}
          <div className="mt-4 -ml-2.5 flex flex-wrap items-center gap-2">
            {/* Other users do not see a pending post, so it has no likes. */}
            {post.status === 'approved' && (
              <LikeButton postId={post.id} number={0} likes={post.likes} isLiked={post.isLiked} />
            )}
            {follow}
            {post.status === 'approved' && (
              <span className="inline-flex items-center gap-1.5 px-2 text-sm text-muted">
                <Eye size={18} />
                {countViews(post.views)}
              </span>
            )}
            {items.length > 0 && <MenuButton label="Åtgärder för inlägget" items={items} />}
          </div>
        </>
      )}
    </article>
  );
}

function PostNotices({ post: { status, isLocked, restriction } }: { post: ForumPost }) {
  return (
    <div className="flex flex-col gap-3 not-empty:mb-4">
      {status === 'pending' && (
        <Notice tone="info" title={forumTexts.waits}>
          {forumTexts.postHeld}
        </Notice>
      )}
      {(status === 'rejected' || status === 'removed') && (
        <Notice
          tone="warning"
          title={status === 'rejected' ? 'Inlägget är avvisat' : 'Inlägget är borttaget'}
        >
          {restriction?.reason}{' '}
          {restriction && (
            <Anchor href={reportPath(restriction.reportId)} className="underline">
              Läs beslutet
            </Anchor>
          )}
        </Notice>
      )}
      {isLocked && status === 'approved' && <Notice tone="info">{forumTexts.locked}</Notice>}
    </div>
  );
}
