// Stores how far a signed-in user has read, and finds the first unread comment.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ForumPost } from '#shared/features/forum/thread/contract.ts';
import { useApi } from '../../../core/api.ts';
import { useViewer } from '../../../core/viewer.ts';
import { commentElements, numberOfElement } from './comment-element.ts';

/** While the reader scrolls, only where they stop is stored. */
const DELAY_MS = 1000;

/**
 * @param shown the number of the last comment in the page; undefined while the comments load
 * @returns the number of the first comment that was unread when the thread was opened; null if there is none
 */
export function useReadPosition(post: ForumPost, shown: number | undefined): number | null {
  const api = useApi();
  const queryClient = useQueryClient();
  const viewer = useViewer();
  const [readBefore] = useState(post.readNumber);
  const read = useSeenNumber(shown);
  const stored = useRef<number>(undefined);
  const store = useEffectEvent((last: number | undefined) => {
    if (!viewer || last === undefined || last === stored.current) return;
    stored.current = last;
    api.forum.markRead.call({ id: post.id, number: last }).then(
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
  });
  useEffect(() => {
    const timer = setTimeout(() => store(read), stored.current === undefined ? 0 : DELAY_MS);
    return () => clearTimeout(timer);
  }, [read]);
  const storeAtEnd = useEffectEvent(() => store(read));
  useEffect(() => () => storeAtEnd(), []);
  const isUnread = readBefore !== null && readBefore > 0 && readBefore < post.lastShownNumber;
  return isUnread ? readBefore + 1 : null;
}

/** The greatest number of the comments that have been on the screen; 0 for none, undefined until that is known. */
function useSeenNumber(shown: number | undefined): number | undefined {
  const [seen, setSeen] = useState<number>();
  useEffect(() => {
    if (shown === undefined) return;
    const observer = new IntersectionObserver((entries) => {
      const numbers = entries.flatMap(({ isIntersecting, target }) =>
        isIntersecting ? [numberOfElement(target)] : [],
      );
      setSeen((before) => Math.max(before ?? 0, ...numbers));
    });
    for (const element of commentElements()) observer.observe(element);
    return () => observer.disconnect();
  }, [shown]);
  return shown === 0 ? 0 : seen;
}
