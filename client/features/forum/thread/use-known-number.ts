// Which comments of an open thread are shown: those that were known when it was opened. Later ones are offered, so that they never
// move what is being read.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ForumPost } from '#shared/features/forum/thread/contract.ts';
import { useApi } from '../../../core/api.ts';

export interface KnownNumber {
  /** The number of the last comment that is shown. */
  knownNumber: number;
  /** Loads the comments that have been written since, and shows them up to this number. */
  showNew: (number: number) => Promise<void>;
  /** Shows the viewer's own new comment, which is loaded already. */
  showOwn: (number: number) => void;
}

/** @param page the page of comments that is opened */
export function useKnownNumber(post: ForumPost, page: number): KnownNumber {
  const { forum } = useApi();
  const queryClient = useQueryClient();
  const [knownNumber, setKnownNumber] = useState(() => {
    const cached = queryClient.getQueryData(forum.comments.queryKey({ input: { id: post.id, page } }));
    // A cached last page may be older than the number in the post, which live events update while another page is open.
    const isLastPage = cached !== undefined && cached.page === cached.pages;
    return isLastPage ? (cached.comments.at(-1)?.number ?? 0) : post.lastNumber;
  });
  const show = (number: number) => setKnownNumber((known) => Math.max(known, number));
  return {
    knownNumber,
    async showNew(number) {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: forum.comments.key() }),
        // It has the number of comments.
        queryClient.invalidateQueries({ queryKey: forum.find.queryKey({ input: { id: post.id } }) }),
      ]);
      show(number);
    },
    showOwn: show,
  };
}
