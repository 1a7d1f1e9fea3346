// Sends a new comment and puts it into its thread. The form may be closed and opened again before the answer: the one that is open
// then shows that the comment is being sent, and takes the answer.
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { pageOfComment } from '#shared/features/forum/thread/comment-pages.ts';
import type { ForumComment } from '#shared/features/forum/thread/contract.ts';
import { forumTexts } from '#shared/features/forum/texts.ts';
import type { NewComment } from '#shared/features/forum/writing/contract.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { toast } from '../../../ui/feedback/toast.ts';

type Listener = (draftId: string, comment: ForumComment, sent: NewComment) => void;

const openForms = new Set<Listener>();

interface CommentToSave {
  draftId: string;
  /** Undefined until the thread exists. */
  postId: string | undefined;
  create: (comment: NewComment) => Promise<ForumComment>;
  /** Called also when the form has been closed. */
  onStored: () => void;
}

interface SavingComment {
  mutate: (comment: NewComment) => void;
  isPending: boolean;
  error: Error | null;
}

/** Key of the mutation that sends a new comment. */
export function newCommentKey(draftId: string): string[] {
  return ['new-comment', draftId];
}

/** @param onShown called while the form is open, when the comment is in its thread */
export function useSaveComment(
  { draftId, postId, create, onStored }: CommentToSave,
  { onShown }: { onShown: (comment: ForumComment, sent: NewComment) => void },
): SavingComment {
  const { forum } = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const mutationKey = newCommentKey(draftId);
  const saving = useMutation({
    mutationKey,
    mutationFn: create,
    onSuccess: (comment: ForumComment, sent: NewComment) => {
      onStored();
      if (postId !== undefined) showInThread(postId, comment);
      for (const notify of openForms) notify(draftId, comment, sent);
      if (comment.state === 'waits') toast.info(forumTexts.commentHeld);
      else toast.success(forumTexts.commentCreated);
      void queryClient.invalidateQueries({ queryKey: forum.key() });
    },
    onError: (error, comment) => {
      if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error), () => saving.mutate(comment));
      // Staff may have locked the thread.
      if (isRefusal(error, 'CONFLICT') && postId !== undefined)
        void queryClient.invalidateQueries({ queryKey: forum.find.queryKey({ input: { id: postId } }) });
    },
  });
  const last = useMutationState({ filters: { mutationKey }, select: ({ state }) => state }).at(-1);

  const take = useEffectEvent<Listener>((id, comment, sent) => {
    if (id === draftId) onShown(comment, sent);
  });
  useEffect(() => {
    const listener: Listener = (...stored) => take(...stored);
    openForms.add(listener);
    return () => void openForms.delete(listener);
  }, []);

  /** The thread is fetched again too, but that may fail. */
  function showInThread(id: string, comment: ForumComment): void {
    const { number } = comment;
    const page = pageOfComment(number);
    queryClient.setQueryData(
      forum.find.queryKey({ input: { id } }),
      (post) => post && { ...post, lastNumber: Math.max(post.lastNumber, number) },
    );
    queryClient.setQueryData(forum.comments.queryKey({ input: { id, page } }), (shown) => {
      // A page that did not exist when it was fetched is the last one instead.
      if (shown?.page !== page) return shown;
      const others = shown.comments.filter((other) => other.number !== number);
      return { ...shown, comments: [...others, comment].toSorted((a, b) => a.number - b.number) };
    });
  }

  return {
    mutate: (comment) => saving.mutate(comment),
    isPending: last?.status === 'pending',
    error: last?.error ?? null,
  };
}
