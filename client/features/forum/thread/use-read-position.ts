// Stores how far a signed-in user has read, and finds the first unread comment.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ForumPost } from '#shared/features/forum/thread/contract.ts';
import { useApi } from '../../../core/api.ts';
import { useViewer } from '../../../core/viewer.ts';

/**
 * @param shown the number of the last comment on the screen; undefined while the comments load
 * @returns the number of the first comment that was unread when the thread was opened; null if there is none
 */
export function useReadPosition(post: ForumPost, shown: number | undefined): number | null {
  const api = useApi();
  const queryClient = useQueryClient();
  const viewer = useViewer();
  const [readBefore] = useState(post.readNumber);
  useEffect(() => {
    if (!viewer || shown === undefined) return;
    api.forum.markRead.call({ id: post.id, number: shown }).then(
      ({ number }) => {
        // Otherwise the thread would offer to jump to a comment that has been read when it is opened again.
        queryClient.setQueryData(
          api.forum.find.queryKey({ input: { id: post.id } }),
          (cached) => cached && { ...cached, readNumber: Math.max(cached.readNumber ?? 0, number) },
        );
        return queryClient.invalidateQueries({ queryKey: api.forum.unread.key() });
      },
      // If this fails, the unread dot stays until the next visit.
      () => undefined,
    );
  }, [api, queryClient, viewer, post.id, shown]);
  const isUnread = readBefore !== null && readBefore > 0 && readBefore < post.lastShownNumber;
  return isUnread ? readBefore + 1 : null;
}
