// Deletes one of the viewer's posts or comments at once, and offers undo for twenty seconds.
import { useQueryClient } from '@tanstack/react-query';
import type { ForumComment } from '#shared/features/forum/thread/contract.ts';
import { forumTexts } from '#shared/features/forum/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { focusComment } from '../thread/comment-element.ts';

/** Resolves to whether it is deleted; after the session has ended, once the user has signed in again. */
export interface DeleteOwn {
  deletePost: (id: string) => Promise<boolean>;
  deleteComment: (comment: Pick<ForumComment, 'id' | 'number'>) => Promise<boolean>;
}

export function useDeleteOwn(): DeleteOwn {
  const { forum } = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const refresh = () => queryClient.invalidateQueries({ queryKey: forum.key() });

  async function restore(call: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await call();
      toast.success(done);
    } catch (error) {
      if (isRefusal(error, 'UNAUTHORIZED'))
        return promptSignIn(errorMessageOf(error), () => void restore(call, done));
      toast.error(forumTexts.restoreFailed, { description: errorMessageOf(error) });
    }
    await refresh();
  }

  async function remove(
    call: () => Promise<unknown>,
    done: { text: string; undo: () => void },
  ): Promise<boolean> {
    try {
      await call();
    } catch (error) {
      if (isRefusal(error, 'UNAUTHORIZED'))
        return new Promise((resolve) => {
          promptSignIn(errorMessageOf(error), () => resolve(remove(call, done)));
        });
      toast.error(forumTexts.deleteFailed, { description: errorMessageOf(error) });
      return false;
    }
    toast.success(done.text, { undo: done.undo });
    await refresh();
    return true;
  }

  return {
    deletePost: (id) =>
      remove(() => forum.deletePost.call({ id }), {
        text: forumTexts.postDeleted,
        undo: () => void restore(() => forum.restorePost.call({ id }), forumTexts.postRestored),
      }),
    deleteComment: ({ id, number }) =>
      remove(() => forum.deleteComment.call({ id }), {
        text: forumTexts.commentDeleted,
        undo() {
          // The button, which had the focus, is removed.
          focusComment(number);
          void restore(() => forum.restoreComment.call({ id }), forumTexts.commentRestored);
        },
      }),
  };
}
