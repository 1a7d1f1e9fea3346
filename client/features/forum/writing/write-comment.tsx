// Below the comments: a field that opens the form at the first press.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ForumComment, ForumPost } from '#shared/features/forum/thread/contract.ts';
import { forumTexts } from '#shared/features/forum/texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { toTyped } from '../../../ui/editor/typed-text.ts';
import { withoutUploads } from '../../../ui/editor/use-pasted-pictures.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { LazyPanel } from '../../../ui/lazy/lazy-panel.tsx';
import { commentDrafts, useHasForumDraft, useUnsentComment } from './drafts.ts';
import type { CommentTarget } from './comment-form.tsx';
import type { Quoted } from './quoted.ts';

export interface WriteCommentProps {
  post: Pick<ForumPost, 'id' | 'can'>;
  /** What is commented on, if it is not the post itself. */
  target?: CommentTarget | undefined;
  replyTo: ForumComment | null;
  quoted: Quoted | null;
  /** The form has taken over which comment to answer. */
  onReplyTaken: () => void;
  /** The quote has been added to the text. */
  onQuoted: () => void;
  onSaved: (comment: ForumComment) => void;
}

const loadForm = async () => (await import('./comment-form.tsx')).CommentForm;

export function WriteComment({
  post,
  target,
  replyTo,
  quoted,
  onReplyTaken,
  onQuoted,
  onSaved,
}: WriteCommentProps) {
  const [isOpen, setIsOpen] = useState(false);
  // A draft opens the form, as after a reload or after signing in on another page.
  const hasDraft = useHasForumDraft(commentDrafts, target?.id ?? post.id);
  const [hadDraft, setHadDraft] = useState(false);
  if (hasDraft && !hadDraft) setHadDraft(true);
  const isAsked = isOpen || replyTo !== null || quoted !== null;
  if (!post.can.comment) return <UnsentComment id={target?.id ?? post.id} replacesForm={isAsked} />;
  return (
    <div className="border-t border-line pt-4">
      {isAsked || hadDraft ? (
        <LazyPanel
          load={loadForm}
          props={{
            postId: post.id,
            target,
            replyTo,
            quoted,
            onReplyTaken: () => {
              setIsOpen(true);
              onReplyTaken();
            },
            onQuoted: () => {
              setIsOpen(true);
              onQuoted();
            },
            onSaved,
            isFocused: isAsked,
          }}
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

/** The draft of a comment that can no longer be sent, for example because staff have locked the thread. */
function UnsentComment({ id, replacesForm }: { id: string; replacesForm: boolean }) {
  const [text, discard] = useUnsentComment(id);
  const draft = useRef<HTMLDivElement>(null);
  const takeLostFocus = useEffectEvent(() => {
    // The field that had the focus is gone.
    const isLost = replacesForm && document.activeElement === document.body;
    if (isLost) draft.current?.focus({ preventScroll: true });
  });
  useEffect(() => takeLostFocus(), []);
  if (text === '') return null;
  return (
    <div ref={draft} tabIndex={-1} className="border-t border-line pt-4 text-sm text-muted outline-none">
      <p className="font-semibold">Det går inte att kommentera längre. Du hade skrivit:</p>
      <p className="mb-3 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {toTyped(withoutUploads(text)).text}
      </p>
      <Button size="sm" onClick={discard}>
        Ta bort utkastet
      </Button>
    </div>
  );
}
