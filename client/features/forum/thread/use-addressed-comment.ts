// Shows the comment that the address names: on its page, in view, and highlighted for a moment.
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ForumPost } from '#shared/features/forum/thread/contract.ts';
import { pageOfComment } from '#shared/features/forum/thread/comment-pages.ts';
import { postPath } from '#shared/paths.ts';
import { commentElementId } from './comment-element.ts';
import type { KnownNumber } from './use-known-number.ts';

const HIGHLIGHT_MS = 3000;

/**
 * A comment that would be offered, such as the one that a notification links to, is loaded and shown.
 *
 * @param isLoaded whether the comments of the page are on the screen
 */
export function useAddressedComment(
  { id: postId, lastNumber }: Pick<ForumPost, 'id' | 'lastNumber'>,
  {
    page,
    isLoaded,
    knownNumber,
    showNew,
  }: { page: number; isLoaded: boolean } & Pick<KnownNumber, 'knownNumber' | 'showNew'>,
): void {
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const number = Number(/^kommentar-(\d{1,7})$/.exec(hash)?.[1] ?? 0);
  const home = number > 0 ? pageOfComment(number) : page;

  useEffect(() => {
    // The fragment of a URL is not sent to the server, so the server may have rendered another page of comments.
    if (home !== page) void navigate({ href: postPath(postId, { page: home, number }), replace: true });
  }, [navigate, postId, page, home, number]);

  const isOffered = home === page && number > knownNumber && number <= lastNumber;
  const wasOffered = useRef(false);
  const showOffered = useEffectEvent(() => {
    wasOffered.current = true;
    void showNew(number);
  });
  useEffect(() => {
    if (isLoaded && isOffered) showOffered();
  }, [isLoaded, isOffered]);

  const isShown = isLoaded && !isOffered;
  useEffect(() => {
    const element = number > 0 && isShown ? document.getElementById(commentElementId(number)) : null;
    if (!element) return;
    // If the page is already scrolled, the router has found the comment itself or has restored an earlier scroll position.
    if (scrollY === 0 || wasOffered.current) element.scrollIntoView();
    wasOffered.current = false;
    element.focus({ preventScroll: true });
    element.dataset['addressed'] = '';
    const timer = setTimeout(() => delete element.dataset['addressed'], HIGHLIGHT_MS);
    return () => {
      clearTimeout(timer);
      delete element.dataset['addressed'];
    };
  }, [number, isShown]);
}
