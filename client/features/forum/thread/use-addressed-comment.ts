// Shows the comment that the address names: on its page, in view, and highlighted for a moment.
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ForumPost } from '#shared/features/forum/thread/contract.ts';
import { commentPath, pageOfComment } from '#shared/features/forum/thread/comment-pages.ts';
import { missingComment } from '#shared/features/forum/texts.ts';
import { postPath } from '#shared/paths.ts';
import { useApi } from '../../../core/api.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { commentElementId } from './comment-element.ts';
import type { KnownNumber } from './use-known-number.ts';

const HIGHLIGHT_MS = 3000;

/**
 * A comment that would be offered, such as the one that a notification links to, is loaded and shown. Instead of one that does
 * not exist, the last one is shown.
 *
 * @param isLoaded whether the comments of the page are on the screen
 * @returns the number in the address; 0 for none
 */
export function useAddressedComment(
  { id: postId, lastNumber }: Pick<ForumPost, 'id' | 'lastNumber'>,
  {
    page,
    isLoaded,
    knownNumber,
    showNew,
  }: { page: number; isLoaded: boolean } & Pick<KnownNumber, 'knownNumber' | 'showNew'>,
): number {
  const { forum } = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const number = Number(/^kommentar-(\d{1,15})$/.exec(hash)?.[1] ?? 0);
  const isMissing = number > lastNumber;
  const home = number > 0 && !isMissing ? pageOfComment(number) : page;

  useEffect(() => {
    // The fragment of a URL is not sent to the server, so the server may have rendered another page of comments.
    if (home !== page) void navigate({ href: postPath(postId, { page: home, number }), replace: true });
  }, [navigate, postId, page, home, number]);

  const showLast = useEffectEvent(async (signal: AbortSignal) => {
    // The post in the cache may be older than the comment.
    const query = { ...forum.find.queryOptions({ input: { id: postId } }), staleTime: 0 };
    const newest = await queryClient.fetchQuery(query).catch(() => null);
    if (!newest || signal.aborted || number <= newest.lastNumber) return;
    toast.info(missingComment(number, newest.lastNumber));
    await navigate({ href: commentPath(postId, newest.lastNumber), replace: true });
  });
  useEffect(() => {
    if (!isLoaded || !isMissing) return;
    const leaving = new AbortController();
    void showLast(leaving.signal);
    return () => leaving.abort();
  }, [isLoaded, isMissing]);

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
  return number;
}
