// Below the comments: the form, which opens at the first press, or why nobody can comment.
import { useState } from 'react';
import type { ForumComment, ForumPost } from '#shared/features/forum/thread/contract.ts';
import { forumTexts } from '#shared/features/forum/texts.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { LazyPanel } from '../../../ui/lazy/lazy-panel.tsx';
import { commentDrafts, useHasForumDraft } from './drafts.ts';
import type { CommentTarget } from './comment-form.tsx';
import type { Quoted } from './quoted.ts';

export interface WriteCommentProps {
  post: Pick<ForumPost, 'id' | 'can'>;
  /** What is commented on, if it is not the post itself. */
  target?: CommentTarget | undefined;
  replyTo: ForumComment | null;
  quoted: Quoted | null;
  onCancelReply: () => void;
  onSaved: (comment: ForumComment) => void;
}

const loadForm = async () => (await import('./comment-form.tsx')).CommentForm;

export function WriteComment({ post, target, replyTo, quoted, onCancelReply, onSaved }: WriteCommentProps) {
  const [isOpen, setIsOpen] = useState(false);
  // After a reload, and after signing in on another page, the text is there to go on with.
  const hasDraft = useHasForumDraft(commentDrafts, target?.id ?? post.id);
  const [hadDraft, setHadDraft] = useState(false);
  if (hasDraft && !hadDraft) setHadDraft(true);
  const isAsked = isOpen || replyTo !== null || quoted !== null;
  if (!post.can.comment) return null;
  return (
    <div className="border-t border-line pt-4">
      {isAsked || hadDraft ? (
        <LazyPanel
          // Another answer moves the focus to the form again.
          key={replyTo?.number}
          load={loadForm}
          props={{ postId: post.id, target, replyTo, quoted, onCancelReply, onSaved, isFocused: isAsked }}
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
