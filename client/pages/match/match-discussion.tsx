// The discussion of a match: a thread of the forum, which the first comment creates.
import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ForumComment, ForumPost } from '#shared/features/forum/thread/contract.ts';
import { commentsHeading, forumTexts } from '#shared/features/forum/texts.ts';
import type { Match } from '#shared/features/results/match/contract.ts';
import { postPath } from '#shared/paths.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf, isMissing } from '../../core/failure.ts';
import { CommentList } from '../../features/forum/thread/comment-list.tsx';
import { useKnownNumber } from '../../features/forum/thread/use-known-number.ts';
import { useReadPosition } from '../../features/forum/thread/use-read-position.ts';
import type { CommentTarget } from '../../features/forum/writing/comment-form.tsx';
import { useDeleteOwn } from '../../features/forum/writing/delete-own.ts';
import type { Quoted } from '../../features/forum/writing/quoted.ts';
import { newCommentKey } from '../../features/forum/writing/use-save-comment.ts';
import { WriteComment } from '../../features/forum/writing/write-comment.tsx';
import { quoteText } from '../../features/forum/thread/quote-selection.tsx';
import { useReport } from '../../features/reports/reporting/use-report.tsx';
import { Anchor } from '../../ui/button/anchor.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FailedState } from '../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';

export function MatchDiscussion({ match }: { match: Match }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { id, forumPostId } = match;
  // A thread that another user starts meanwhile is offered: it would replace the form that the user may be writing in.
  const [isThreadShown, setIsThreadShown] = useState(forumPostId !== null);
  // The event of the user's own comment arrives before its answer.
  const isSending = useIsMutating({ mutationKey: newCommentKey(id) }) > 0;
  const isOffered = forumPostId !== null && !isSending;
  const section = useRef<HTMLElement>(null);
  const target: CommentTarget = {
    id,
    postId: forumPostId ?? undefined,
    async create(comment) {
      const created = await api.results.comment.call({ id, ...comment });
      await queryClient.invalidateQueries({ queryKey: api.results.find.key() });
      return created.comment;
    },
  };

  function showThread(): void {
    setIsThreadShown(true);
    // What has the focus is replaced.
    if (section.current?.contains(document.activeElement)) section.current.focus({ preventScroll: true });
  }

  return (
    <section ref={section} tabIndex={-1} aria-labelledby="diskussion" className="mt-10 outline-none">
      {forumPostId !== null && isThreadShown ? (
        <Thread postId={forumPostId} target={target} />
      ) : (
        <>
          <DiscussionHeading>{isOffered ? 'Nya kommentarer' : forumTexts.noComments}</DiscussionHeading>
          <div aria-live="polite" className="not-empty:mb-4">
            {isOffered && <Button onClick={showThread}>Visa nya kommentarer</Button>}
          </div>
          <WriteComment post={{ id, can: OPEN }} target={target} {...NEW_COMMENT} onSaved={showThread} />
        </>
      )}
    </section>
  );
}

const OPEN = { comment: true, edit: false, delete: false, report: false, moderate: false };
const NEW_COMMENT = {
  replyTo: null,
  quoted: null,
  onReplyTaken: () => undefined,
  onQuoted: () => undefined,
};

function DiscussionHeading({ children }: { children: string }) {
  return (
    <h2 id="diskussion" className="mb-3 text-lg">
      {children}
    </h2>
  );
}

function Thread({ postId, target }: { postId: string; target: CommentTarget }) {
  const { forum } = useApi();
  const { data, error, isFetching, refetch } = useQuery(forum.find.queryOptions({ input: { id: postId } }));
  if (isMissing(error)) return <DiscussionHeading>Diskussionen är stängd</DiscussionHeading>;
  if (data) return <Comments post={data} target={target} />;
  if (error)
    return (
      <>
        <DiscussionHeading>Diskussion</DiscussionHeading>
        <FailedState
          level={3}
          title={forumTexts.commentsFailed}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {errorMessageOf(error)}
        </FailedState>
      </>
    );
  return (
    <Loading label="Laddar kommentarer" className="flex flex-col gap-3 py-4">
      <Skeleton className="h-24 rounded-md" />
      <Skeleton className="h-24 rounded-md" />
    </Loading>
  );
}

function Comments({ post, target }: { post: ForumPost; target: CommentTarget }) {
  const { knownNumber, showNew, showOwn } = useKnownNumber(post, 1);
  const [replyTo, setReplyTo] = useState<ForumComment | null>(null);
  const [quoted, setQuoted] = useState<Quoted | null>(null);
  const [shownNumber, setShownNumber] = useState<number>();
  const { deleteComment } = useDeleteOwn();
  const { report, reportDialog } = useReport();
  useReadPosition(post, shownNumber);

  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <DiscussionHeading>{commentsHeading(post)}</DiscussionHeading>
        <Anchor href={postPath(post.id)} className="font-semibold text-pine hover:underline">
          Öppna i forumet
        </Anchor>
      </div>
      <CommentList
        post={post}
        start={1}
        knownNumber={knownNumber}
        actions={{
          reply: post.can.comment ? setReplyTo : undefined,
          quote: post.can.comment ? ({ number }) => setQuoted(quoteText(number)) : undefined,
          remove: (comment) => void deleteComment(comment),
          report: ({ id, number }) => report({ kind: 'forum_comment', id, name: `kommentar ${number}` }),
          hide: undefined,
        }}
        onShowNew={(number) => void showNew(number)}
        onShown={setShownNumber}
      />
      <WriteComment
        post={post}
        target={target}
        replyTo={replyTo}
        quoted={quoted}
        onReplyTaken={() => setReplyTo(null)}
        onQuoted={() => setQuoted(null)}
        onSaved={({ number }) => showOwn(number)}
      />
      {reportDialog}
      {!post.can.comment && <p className="text-muted">{forumTexts.locked}</p>}
    </>
  );
}
