// The comments of a thread: pages are loaded in both directions, without moving the comments on screen.
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ForumPost } from '#shared/features/forum/thread/contract.ts';
import { pageOfComment } from '#shared/features/forum/thread/comment-pages.ts';
import { forumTexts } from '#shared/features/forum/texts.ts';
import { postPath } from '#shared/paths.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { isPlainClick } from '../../../core/plain-click.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { commentElementId, focusComment } from './comment-element.ts';
import { CommentItem } from './comment-item.tsx';
import type { CommentActions } from './comment-menu.tsx';
import { useCommentRange } from './comment-range.ts';

export interface CommentListProps {
  post: ForumPost;
  /** The page in the URL; earlier and later pages are loaded from there. */
  start: number;
  /** The number of the last comment that was known when the page was opened: later ones are offered, not shown. */
  knownNumber: number;
  /** The number of the comment in the URL, if there is one. */
  addressed?: number;
  actions: CommentActions;
  /** Called with the number of the newest comment. */
  onShowNew: (number: number) => void;
  /** Called with the number of the last comment on the screen. */
  onShown?: (number: number) => void;
}

/** Number of comments that are shown after the one in the URL. */
const COMMENTS_AFTER = 10;

export function CommentList({
  post,
  start,
  knownNumber,
  addressed = 0,
  actions,
  onShowNew,
  onShown,
}: CommentListProps) {
  const api = useApi();
  const [range, setRange] = useCommentRange(start);
  const numbers = Array.from({ length: range.last - range.first + 1 }, (_, index) => range.first + index);
  const pages = useQueries({
    queries: numbers.map((page) => api.forum.comments.queryOptions({ input: { id: post.id, page } })),
  });
  const loaded = pages.flatMap(({ data }) => data?.comments ?? []);
  const newest = Math.max(post.lastNumber, loaded.at(-1)?.number ?? 0);
  const lastPage = pageOfComment(newest);
  const shownNumber = loaded.findLast(({ number }) => number <= knownNumber)?.number ?? 0;
  const isLoading = pages.some(({ isPending }) => isPending);
  const hasMore = shownNumber < Math.min(knownNumber, newest) && range.last < lastPage && !isLoading;
  // A new comment that is held is not offered before it can be read.
  const newestReadable =
    loaded.findLast(({ state }) => state !== 'hidden' && state !== 'deleted')?.number ?? 0;
  const fresh = Math.max(post.lastShownNumber, newestReadable) - Math.max(knownNumber, shownNumber);
  const holdPlace = useHeldPlace(loaded[0]?.number);
  const focusNext = useFocusNext(shownNumber);
  useEffect(() => {
    if (!isLoading) onShown?.(shownNumber);
  }, [isLoading, shownNumber, onShown]);

  const isLastOfPage =
    pageOfComment(addressed) === range.last && pageOfComment(addressed + COMMENTS_AFTER) > range.last;
  useOnceTrue(isLastOfPage && hasMore, () => setRange({ ...range, last: range.last + 1 }));

  function showEarlier(): void {
    holdPlace();
    const first = range.first - 1;
    // The link, which has the focus, disappears.
    if (first === 1) focusComment(loaded[0]?.number ?? 1);
    setRange({ ...range, first });
  }

  function showMore(last: number): void {
    focusNext();
    setRange({ ...range, last });
  }

  return (
    <>
      {range.first > 1 && (
        <MoreLink href={postPath(post.id, { page: range.first - 1 })} onShow={showEarlier}>
          Visa tidigare kommentarer
        </MoreLink>
      )}
      {numbers.map((page, index) => (
        <CommentsOfPage key={page} page={pages[index]}>
          {pages[index]?.data?.comments
            // Newer comments are offered, not inserted: they would push down the form that the user may be writing in.
            .filter(({ number }) => number <= knownNumber)
            .map((comment) => (
              <CommentItem key={comment.id} postId={post.id} comment={comment} actions={actions} />
            ))}
        </CommentsOfPage>
      ))}
      {hasMore && (
        <MoreLink href={postPath(post.id, { page: range.last + 1 })} onShow={() => showMore(range.last + 1)}>
          Visa fler kommentarer
        </MoreLink>
      )}
      <div aria-live="polite">
        {fresh > 0 && !hasMore && !isLoading && (
          <MoreLink
            href={postPath(post.id, { page: lastPage })}
            onShow={() => {
              showMore(lastPage);
              onShowNew(newest);
            }}
          >
            {fresh === 1 ? '1 ny kommentar' : `${fresh} nya kommentarer`}
          </MoreLink>
        )}
      </div>
    </>
  );
}

/** One page of comments; while it loads or when it has failed, its state is shown in the same place. */
function CommentsOfPage({
  page,
  children,
}: {
  page: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'> | undefined;
  children: ReactNode;
}) {
  if (page?.error && !page.data)
    return (
      <FailedState
        level={3}
        title={forumTexts.commentsFailed}
        onRetry={() => void page.refetch()}
        isRetrying={page.isFetching}
      >
        {errorMessageOf(page.error)}
      </FailedState>
    );
  if (children === undefined)
    return (
      <Loading label="Laddar kommentarer" className="flex flex-col gap-3 py-4">
        <Skeleton className="h-24 rounded-md" />
        <Skeleton className="h-24 rounded-md" />
      </Loading>
    );
  return <ol className="flex flex-col">{children}</ol>;
}

/** A link, for browsers without scripts; otherwise it shows more in place. */
function MoreLink({ href, onShow, children }: { href: string; onShow: () => void; children: ReactNode }) {
  return (
    <p className="border-t border-line py-4 text-center">
      <ButtonLink
        href={href}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onShow();
        }}
      >
        {children}
      </ButtonLink>
    </p>
  );
}

/** Keeps the first comment in place on the screen while earlier ones are loaded and added above it. */
function useHeldPlace(firstNumber: number | undefined): () => void {
  const held = useRef<{ number: number; top: number } | null>(null);
  // Runs after each render, since the loading state above the comment moves it too.
  useBrowserLayoutEffect(() => {
    const place = held.current;
    if (!place) return;
    if (place.number !== firstNumber) held.current = null;
    const element = document.getElementById(commentElementId(place.number));
    if (element) scrollBy(0, element.getBoundingClientRect().top - place.top);
  });
  return () => {
    const element = firstNumber === undefined ? null : document.getElementById(commentElementId(firstNumber));
    if (element && firstNumber !== undefined)
      held.current = { number: firstNumber, top: element.getBoundingClientRect().top };
  };
}

function useOnceTrue(isTrue: boolean, act: () => void): void {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (isTrue) actNow();
  }, [isTrue]);
}

/** Moves the focus from the link, which disappears, to the first comment that it has added. */
function useFocusNext(shownNumber: number): () => void {
  const after = useRef<number | null>(null);
  useEffect(() => {
    if (after.current === null || shownNumber <= after.current) return;
    focusComment(after.current + 1);
    after.current = null;
  }, [shownNumber]);
  return () => {
    after.current = shownNumber;
  };
}

// React warns about layout effects on the server, where there is nothing to measure.
const useBrowserLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect;
