// Below the comments: the form, which opens at the first press, or why nobody can comment.
import { useState } from 'react';
import type { ForumComment, ForumPost } from '#shared/features/forum/thread/contract.ts';
import { forumTexts } from '#shared/features/forum/texts.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { LazyPanel } from '../../../ui/lazy/lazy-panel.tsx';

export interface WriteCommentProps {
  post: Pick<ForumPost, 'id' | 'can'>;
  replyTo: ForumComment | null;
  onCancelReply: () => void;
  onSaved: (comment: ForumComment) => void;
}

const loadForm = async () => (await import('./comment-form.tsx')).CommentForm;

export function WriteComment({ post, replyTo, onCancelReply, onSaved }: WriteCommentProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!post.can.comment) return null;
  return (
    <div className="border-t border-line pt-4">
      {isOpen || replyTo ? (
        <LazyPanel
          // Another answer moves the focus to the form again.
          key={replyTo?.number}
          load={loadForm}
          props={{ postId: post.id, replyTo, onCancelReply, onSaved }}
          placeholder={<Skeleton className="h-40 rounded-md" />}
          errorTitle={forumTexts.commentFailed}
        />
      ) : (
        <button
          type="button"
          onClick={() => setIsOpen(true)}
          className="min-h-12 w-full rounded-md border border-outline bg-surface px-4 text-left text-muted hover:border-ink"
        >
          Skriv en kommentar
        </button>
      )}
    </div>
  );
}
