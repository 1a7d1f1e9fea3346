// A comment. Its number is its permanent link; a comment that is not shown retains its place in the list.
import MessageCircleReply from 'lucide-react/icons/message-circle-reply';
import { useState } from 'react';
import type { ForumComment } from '#shared/features/forum/thread/contract.ts';
import { commentPath } from '#shared/features/forum/thread/comment-pages.ts';
import { forumTexts } from '#shared/features/forum/texts.ts';
import { reportPath } from '#shared/paths.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { MenuButton } from '../../../ui/button/menu-button.tsx';
import { share } from '../../../ui/button/share.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { LazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';
import { LazyPanel } from '../../../ui/lazy/lazy-panel.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { forumModerationHref } from '../moderation/moderation-addresses.ts';
import { AuthorLine } from './author-line.tsx';
import { commentElementId, restoreFocus } from './comment-element.ts';
import { type CommentActions, commentMenuItems } from './comment-menu.tsx';
import { LikeButton } from './like-button.tsx';
import { HeldEdit } from './held-edit.tsx';
import { quotable } from './quote-selection.tsx';

export interface CommentItemProps {
  postId: string;
  comment: ForumComment;
  actions: CommentActions;
}

const loadVersions = async () => (await import('../moderation/versions-dialog.tsx')).VersionsDialog;
const loadEditor = async () => (await import('../writing/comment-editor.tsx')).CommentEditor;

export function CommentItem(props: CommentItemProps) {
  const { number, isBlocked, state } = props.comment;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li
      id={commentElementId(number)}
      tabIndex={-1}
      className="scroll-mt-24 border-t border-line py-4 outline-none transition-colors duration-150 data-addressed:bg-pine-soft data-addressed:shadow-[0_0_0_0.5rem_var(--color-pine-soft)]"
    >
      {state === 'deleted' || state === 'hidden' ? (
        <Placeholder {...props} />
      ) : isBlocked && !isOpen ? (
        <div ref={restoreFocus} className="flex flex-wrap items-center gap-3 text-muted">
          <Permalink {...props} />
          Kommentar av någon du har blockerat
          <Button size="sm" variant="ghost" onClick={() => setIsOpen(true)}>
            Visa ändå
          </Button>
        </div>
      ) : (
        <ShownComment {...props} />
      )}
    </li>
  );
}

function Placeholder({ postId, comment, actions }: CommentItemProps) {
  return (
    <p className="flex items-center gap-3 text-muted">
      <Permalink postId={postId} comment={comment} />
      {comment.state === 'deleted' ? 'Borttagen kommentar' : 'Kommentaren visas inte'}
      {comment.restriction && (
        <Anchor href={reportPath(comment.restriction.reportId)} className="underline">
          Läs beslutet
        </Anchor>
      )}
      {comment.state === 'hidden' && actions.hide && (
        <Anchor href={forumModerationHref({ item: comment.id })} className="underline">
          Granska
        </Anchor>
      )}
    </p>
  );
}

function Permalink({ postId, comment: { number } }: Pick<CommentItemProps, 'postId' | 'comment'>) {
  return (
    <Anchor
      href={commentPath(postId, number)}
      aria-label={`Länk till kommentar ${number}`}
      className="inline-flex min-h-6 items-center text-sm text-muted tabular-nums hover:underline"
    >
      #{number}
    </Anchor>
  );
}

function ShownComment({ postId, comment, actions }: CommentItemProps) {
  const [isEditing, setIsEditing] = useState(false);
  const [hasVersions, setHasVersions] = useState(false);
  const { author, reply, state } = comment;
  const items = commentMenuItems(comment, actions, {
    share: () => void share({ title: document.title, path: commentPath(postId, comment.number) }),
    edit: () => setIsEditing(true),
    showVersions: () => setHasVersions(true),
  });
  return (
    <article ref={restoreFocus} aria-label={`Kommentar ${comment.number} av ${author.name}`}>
      <AuthorLine author={author} createdAt={comment.createdAt} editedAt={comment.editedAt}>
        <Permalink postId={postId} comment={comment} />
      </AuthorLine>
      <div className="mt-2 sm:pl-11">
        {state === 'waits' && <Badge tone="warning">{forumTexts.waits}</Badge>}
        {state === 'rejected' && (
          <p className="text-sm">
            <Badge tone="danger">Avvisad</Badge> {comment.restriction?.reason}{' '}
            {comment.restriction && (
              <Anchor href={reportPath(comment.restriction.reportId)} className="underline">
                Läs beslutet
              </Anchor>
            )}
          </p>
        )}
        {reply && (
          <p className="mb-1 text-sm text-muted">
            Svar till{' '}
            <Anchor href={commentPath(postId, reply.number)} className="font-semibold hover:underline">
              {reply.name} (#{reply.number})
            </Anchor>
          </p>
        )}
        {isEditing ? (
          // The key has it removed, not reused for the text.
          <div key="editor" ref={restoreFocus}>
            <LazyPanel
              load={loadEditor}
              props={{ postId, comment, onClose: () => setIsEditing(false) }}
              placeholder={<RichText html={comment.html} />}
              errorTitle={forumTexts.commentFailed}
            />
          </div>
        ) : (
          <div {...(state === 'shown' && quotable(comment.number, author.name))}>
            <RichText html={comment.html} />
          </div>
        )}
        {comment.heldEdit && !isEditing && <HeldEdit html={comment.heldEdit.html} />}
        {hasVersions && (
          <LazyDialog load={loadVersions} props={{ id: comment.id, onClose: () => setHasVersions(false) }} />
        )}
        <div className="mt-1 -ml-2.5 flex flex-wrap items-center gap-1">
          {state === 'shown' && (
            <LikeButton
              postId={postId}
              number={comment.number}
              likes={comment.likes}
              isLiked={comment.isLiked}
            />
          )}
          {state === 'shown' && actions.reply && (
            <Button
              size="sm"
              variant="ghost"
              icon={<MessageCircleReply size={18} />}
              onClick={() => actions.reply?.(comment)}
            >
              Svara
            </Button>
          )}
          {items.length > 0 && (
            <MenuButton label={`Åtgärder för kommentar ${comment.number}`} items={items} />
          )}
        </div>
      </div>
    </article>
  );
}
