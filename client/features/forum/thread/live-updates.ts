// Notes new comments by others in an open thread, which then offers to show them.
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../core/api.ts';
import type { LiveEvent } from '../../../core/live/connection-state.ts';
import { refreshQueries } from '../../../core/refresh-queries.ts';

/** Returns what to do with each live event. */
export function useForumUpdates(): (event: LiveEvent) => void {
  const { forum } = useApi();
  const queryClient = useQueryClient();
  return ({ topic, postId, number, isFresh }) => {
    // After a long break events may have been missed.
    if (topic === 'hello' && isFresh === true) refreshQueries(queryClient, forum.find.key());
    if (topic !== 'forum' || typeof postId !== 'string' || typeof number !== 'number') return;
    queryClient.setQueryData(
      forum.find.queryKey({ input: { id: postId } }),
      (post) => post && { ...post, lastNumber: Math.max(post.lastNumber, number) },
    );
    void queryClient.invalidateQueries({ queryKey: forum.list.key(), refetchType: 'none' });
  };
}
