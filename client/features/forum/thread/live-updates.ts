// Notes new comments by others. An open thread offers to show them, and another one loads them when it is opened. A comment whose
// place is shown without its text, because it was pending, is loaded at once, and so is a decision on the viewer's own text.
import { useQueryClient } from '@tanstack/react-query';
import type { CommentPage } from '#shared/features/forum/thread/contract.ts';
import { useApi } from '../../../core/api.ts';
import { isRefusal } from '../../../core/failure.ts';
import type { LiveEvent } from '../../../core/live/connection-state.ts';
import { refreshQueries } from '../../../core/refresh-queries.ts';

/** Returns the handler of live events. */
export function useForumUpdates(): (event: LiveEvent) => void {
  const { forum } = useApi();
  const queryClient = useQueryClient();
  return ({ topic, postId, number, isFresh }) => {
    // What could not be fetched while the connection was lost.
    if (topic === 'hello')
      void queryClient.refetchQueries({
        queryKey: forum.key(),
        type: 'active',
        predicate: ({ state }) => state.status === 'error' && !isRefusal(state.error),
      });
    // After a long break events may have been missed.
    if (topic === 'hello' && isFresh === true) {
      refreshQueries(queryClient, forum.find.key());
      void queryClient.invalidateQueries({ queryKey: forum.comments.key(), refetchType: 'none' });
    }
    if (topic === 'forum-decision' && typeof postId === 'string') {
      // The author may have the text open, which says that it waits for approval.
      for (const { key } of [forum.find, forum.comments])
        refreshQueries(queryClient, key({ input: { id: postId } }));
      for (const { key } of [forum.waiting, forum.list]) refreshQueries(queryClient, key());
    }
    if (topic !== 'forum' || typeof postId !== 'string' || typeof number !== 'number') return;
    queryClient.setQueryData(
      forum.find.queryKey({ input: { id: postId } }),
      (post) =>
        post && {
          ...post,
          lastNumber: Math.max(post.lastNumber, number),
          lastShownNumber: Math.max(post.lastShownNumber, number),
        },
    );
    // An open thread loads comments when the reader presses the button.
    const comments = forum.comments.queryKey({ input: { id: postId } });
    void queryClient.invalidateQueries({ queryKey: comments, refetchType: 'none' });
    for (const [queryKey, page] of queryClient.getQueriesData<CommentPage>({ queryKey: comments })) {
      const placed = page?.comments.find((comment) => comment.number === number);
      if (placed && placed.state !== 'shown') void queryClient.invalidateQueries({ queryKey });
    }
    // The list shows the new comment when it is opened, with the unread dot.
    for (const queryKey of [forum.list.key(), forum.unread.key()])
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  };
}
