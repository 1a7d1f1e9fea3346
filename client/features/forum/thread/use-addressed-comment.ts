// Shows the comment that the address names: on its page, in view, and highlighted for a moment.
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageOfComment } from '#shared/features/forum/rules.ts';
import { postPath } from '#shared/paths.ts';
import { commentElementId } from './comment-item.tsx';

const HIGHLIGHT_MS = 3000;

/** @param isLoaded whether the comments of the page are on the screen */
export function useAddressedComment(postId: string, page: number, isLoaded: boolean): void {
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const number = Number(/^kommentar-(\d{1,7})$/.exec(hash)?.[1] ?? 0);
  const home = number > 0 ? pageOfComment(number) : page;

  useEffect(() => {
    // The server does not see that part of the address.
    if (home !== page) void navigate({ href: postPath(postId, { page: home, number }), replace: true });
  }, [navigate, postId, page, home, number]);

  useEffect(() => {
    const element = number > 0 && isLoaded ? document.getElementById(commentElementId(number)) : null;
    if (!element) return;
    // The router scrolls to what is there when it opens a page, and returns to the place that was left.
    if (scrollY === 0) element.scrollIntoView();
    element.focus({ preventScroll: true });
    element.dataset['addressed'] = '';
    const timer = setTimeout(() => delete element.dataset['addressed'], HIGHLIGHT_MS);
    return () => {
      clearTimeout(timer);
      delete element.dataset['addressed'];
    };
  }, [number, isLoaded]);
}
