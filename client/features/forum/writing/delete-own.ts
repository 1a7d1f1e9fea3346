// Deletes an own post or comment at once, and offers undo for twenty seconds.
import { useQueryClient } from '@tanstack/react-query';
import { SECONDS_TO_RESTORE } from '#shared/features/forum/rules.ts';
import { forumTexts } from '#shared/features/forum/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { toast } from '../../../ui/feedback/toast.ts';

export interface DeleteOwn {
  deletePost: (id: string) => Promise<boolean>;
  deleteComment: (id: string) => Promise<boolean>;
}

export function useDeleteOwn(): DeleteOwn {
  const { forum } = useApi();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: forum.key() });

  async function restore(call: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await call();
      toast.success(done);
    } catch (error) {
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
      toast.error(forumTexts.deleteFailed, { description: errorMessageOf(error) });
      return false;
    }
    toast.success(done.text, { undo: done.undo, seconds: SECONDS_TO_RESTORE });
    await refresh();
    return true;
  }

  return {
    deletePost: (id) =>
      remove(() => forum.deletePost.call({ id }), {
        text: forumTexts.postDeleted,
        undo: () => void restore(() => forum.restorePost.call({ id }), forumTexts.postRestored),
      }),
    deleteComment: (id) =>
      remove(() => forum.deleteComment.call({ id }), {
        text: forumTexts.commentDeleted,
        undo: () => void restore(() => forum.restoreComment.call({ id }), forumTexts.commentRestored),
      }),
  };
}
