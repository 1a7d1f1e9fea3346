// The comments of a thread: pages are loaded in both directions, and what is being read stays where it is.
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { ForumPost } from '#shared/features/forum/thread/contract.ts';
import { COMMENTS_PER_PAGE } from '#shared/features/forum/rules.ts';
import { forumTexts } from '#shared/features/forum/texts.ts';
import { postPath } from '#shared/paths.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { type CommentActions, commentElementId, CommentItem } from './comment-item.tsx';

export interface CommentListProps {
  post: ForumPost;
  /** The page in the address; the others are loaded from it. */
  start: number;
  /** The number of the last comment that was known when the page was opened: later ones are offered, not shown. */
  knownNumber: number;
  actions: CommentActions;
  onShowNew: () => void;
}

export function CommentList({ post, start, knownNumber, actions, onShowNew }: CommentListProps) {
  const api = useApi();
  const [range, setRange] = useState({ first: start, last: start });
  const numbers = Array.from({ length: range.last - range.first + 1 }, (_, index) => range.first + index);
  const pages = useQueries({
    queries: numbers.map((page) => api.forum.comments.queryOptions({ input: { id: post.id, page } })),
  });
  const comments = pages.flatMap(({ data }) => data?.comments ?? []);
  const holdPlace = useHeldPlace(comments[0]?.number);
  const failed = pages.find(({ error, data }) => error && !data);
  const isLoading = pages.some(({ isPending }) => isPending);

  const shownNumber = comments.at(-1)?.number ?? 0;
  const fresh = post.lastNumber - Math.max(knownNumber, shownNumber);
  const hasMore = shownNumber < Math.min(knownNumber, post.lastNumber) && !isLoading;
  const lastPage = Math.max(1, Math.ceil(post.lastNumber / COMMENTS_PER_PAGE));

  function showEarlier(): void {
    holdPlace();
    setRange({ ...range, first: range.first - 1 });
  }

  return (
    <>
      {range.first > 1 && (
        <MoreLink href={postPath(post.id, { page: range.first - 1 })} onShow={showEarlier}>
          Visa tidigare kommentarer
        </MoreLink>
      )}
      <ol className="flex flex-col">
        {comments.map((comment) => (
          <CommentItem key={comment.id} postId={post.id} comment={comment} actions={actions} />
        ))}
      </ol>
      {isLoading && (
        <Loading label="Laddar kommentarer" className="flex flex-col gap-3">
          <Skeleton className="h-24 rounded-md" />
          <Skeleton className="h-24 rounded-md" />
        </Loading>
      )}
      {failed && (
        <FailedState
          level={3}
          title={forumTexts.commentsFailed}
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isFetching}
        >
          {errorMessageOf(failed.error)}
        </FailedState>
      )}
      {hasMore && range.last < lastPage && (
        <MoreLink
          href={postPath(post.id, { page: range.last + 1 })}
          onShow={() => setRange({ ...range, last: range.last + 1 })}
        >
          Visa fler kommentarer
        </MoreLink>
      )}
      <div aria-live="polite">
        {fresh > 0 && !hasMore && !isLoading && (
          <MoreLink
            href={postPath(post.id, { page: lastPage })}
            onShow={() => {
              setRange({ ...range, last: lastPage });
              onShowNew();
            }}
          >
            {fresh === 1 ? '1 ny kommentar' : `${fresh} nya kommentarer`}
          </MoreLink>
        )}
      </div>
    </>
  );
}

/** A link, for browsers without scripts; otherwise it shows more in place. */
function MoreLink({ href, onShow, children }: { href: string; onShow: () => void; children: ReactNode }) {
  return (
    <p className="border-t border-line py-4 text-center">
      <ButtonLink
        href={href}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onShow();
        }}
      >
        {children}
      </ButtonLink>
    </p>
  );
}

/** Restores the first comment to its place on the screen when earlier ones are added above it. */
function useHeldPlace(firstNumber: number | undefined): () => void {
  const held = useRef<{ number: number; top: number } | null>(null);
  useBrowserLayoutEffect(() => {
    const place = held.current;
    if (!place || place.number === firstNumber) return;
    held.current = null;
    const element = document.getElementById(commentElementId(place.number));
    if (element) scrollBy(0, element.getBoundingClientRect().top - place.top);
  }, [firstNumber]);
  return () => {
    const element = firstNumber === undefined ? null : document.getElementById(commentElementId(firstNumber));
    if (element && firstNumber !== undefined)
      held.current = { number: firstNumber, top: element.getBoundingClientRect().top };
  };
}

// React warns about layout effects on the server, where there is nothing to measure.
const useBrowserLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect;
