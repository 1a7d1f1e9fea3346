// The pages of comments that are shown, stored with the history entry, so that Back and a reload show them again.
import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';

export interface CommentRange {
  first: number;
  last: number;
}

/** @param start the page in the URL, which is shown at first */
export function useCommentRange(start: number): [CommentRange, (range: CommentRange) => void] {
  // The server does not know the history: a thread that it has rendered shows the stored pages after hydration.
  const isHydrated = useHydrated();
  const [isRead, setIsRead] = useState(isHydrated);
  const [range, setRange] = useState(() => (isHydrated ? readRange(start) : { first: start, last: start }));
  if (isHydrated && !isRead) {
    setIsRead(true);
    setRange(readRange(start));
  }
  return [
    range,
    (shown) => {
      setRange(shown);
      // The prototype's method does not notify the router, whose page is the same.
      History.prototype.replaceState.call(history, { ...history.state, commentRange: shown }, '');
    },
  ];
}

function readRange(start: number): CommentRange {
  const state: { commentRange?: CommentRange } | null = history.state;
  return state?.commentRange ?? { first: start, last: start };
}
