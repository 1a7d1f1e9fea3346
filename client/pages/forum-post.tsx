// A thread of the forum: the post, its comments, and the form. Source: spec 1 §2 Forum.
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ForumComment, ForumPost } from '#shared/features/forum/thread/contract.ts';
import { commentPath, pageInSearch, pageOfComment } from '#shared/features/forum/thread/comment-pages.ts';
import { commentsHeading, forumTexts } from '#shared/features/forum/texts.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../core/api.ts';
import { errorMessageOf, isMissing } from '../core/failure.ts';
import { reloadPage } from '../core/reload-page.ts';
import { useLoadedHead } from '../core/use-loaded-head.ts';
import { CommentList } from '../features/forum/thread/comment-list.tsx';
import { PostArticle } from '../features/forum/thread/post-article.tsx';
import { useAddressedComment } from '../features/forum/thread/use-addressed-comment.ts';
import { useKnownNumber } from '../features/forum/thread/use-known-number.ts';
import { QuoteSelection, quoteText } from '../features/forum/thread/quote-selection.tsx';
import { useReadPosition } from '../features/forum/thread/use-read-position.ts';
import { useDeleteOwn } from '../features/forum/writing/delete-own.ts';
import type { Quoted } from '../features/forum/writing/quoted.ts';
import { TextUploads } from '../features/forum/writing/text-uploads.ts';
import { WriteComment } from '../features/forum/writing/write-comment.tsx';
import { PageGate } from '../features/page-settings/page-gate.tsx';
import { useReport } from '../features/reports/reporting/use-report.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { EmptyState, FailedState } from '../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { BackLink, Page } from '../ui/layout/page.tsx';
import { LazyDialog } from '../ui/lazy/lazy-dialog.tsx';
import { LazyPanel } from '../ui/lazy/lazy-panel.tsx';
import { uploadForText } from './forum/upload-for-text.ts';

export const Route = createLazyRoute('/forum/$id')({
  component: () => (
    <PageGate pageName="forum" title="Forum">
      <TextUploads value={uploadForText}>
        <ThreadPage />
      </TextUploads>
    </PageGate>
  ),
  notFoundComponent: MissingPost,
  errorComponent: () => <FailedThread onRetry={reloadPage} />,
});

const loadPostDialog = async () => (await import('../features/forum/writing/post-dialog.tsx')).PostDialog;
const loadStaffControls = async () => (await import('./forum/staff-controls.tsx')).StaffControls;
const loadHideComment = async () => (await import('./forum/staff-controls.tsx')).HideComment;

function ThreadPage() {
  const { id } = Route.useParams();
  // The router merges an invalid search parameter into `search`.
  const page = Route.useSearch({ select: (search) => pageInSearch({ ...search }) });
  const { data, error, isFetching, refetch } = useQuery(useApi().forum.find.queryOptions({ input: { id } }));
  useLoadedHead(data);
  if (isMissing(error)) return <MissingPost />;
  if (!data) {
    if (error)
      return (
        <FailedThread
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          message={errorMessageOf(error)}
        />
      );
    return (
      <Page width="reading">
        <Loading label="Laddar inlägget" className="flex flex-col gap-4">
          <Skeleton className="h-10 rounded-md" />
          <Skeleton className="h-48 rounded-md" />
        </Loading>
      </Page>
    );
  }
  // The key resets all state when another thread or page is opened.
  return <Thread key={`${id} ${page}`} post={data} page={page} />;
}

function Thread({ post, page }: { post: ForumPost; page: number }) {
  const api = useApi();
  const navigate = useNavigate();
  const { knownNumber, showNew, showOwn } = useKnownNumber(post, page);
  const [replyTo, setReplyTo] = useState<ForumComment | null>(null);
  const [quoted, setQuoted] = useState<Quoted | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  const [hiding, setHiding] = useState<ForumComment | null>(null);
  const quote = (number: number) => setQuoted(quoteText(number));
  const { deletePost, deleteComment } = useDeleteOwn();
  const { report, reportDialog } = useReport();
  const input = { id: post.id, page };
  const shown = useQuery(api.forum.comments.queryOptions({ input })).data;
  const [shownNumber, setShownNumber] = useState<number>();
  const firstUnread = useReadPosition(post, shownNumber);
  const isLoaded = shown !== undefined;
  const addressed = useAddressedComment(post, { page, isLoaded, knownNumber, showNew });

  async function deleteThread(): Promise<void> {
    // A thread with comments remains when its post is deleted.
    if ((await deletePost(post.id)) && post.comments === 0) await navigate({ to: paths.forum });
  }

  function showSaved({ number }: ForumComment): void {
    showOwn(number);
    if (pageOfComment(number) !== page) void navigate({ href: commentPath(post.id, number) });
  }

  return (
    <Page width="reading">
      <BackLink href={paths.forum}>Till forumet</BackLink>
      <PostArticle
        post={post}
        onQuote={post.can.comment && !post.isDeleted ? () => quote(0) : undefined}
        onEdit={() => setIsEditing(true)}
        onDelete={() => void deleteThread()}
        onReport={() => report({ kind: 'forum_post', id: post.id, name: `inlägget ${post.title}` })}
        moderation={
          post.can.moderate && (
            <LazyPanel
              load={loadStaffControls}
              props={{ post }}
              placeholder={<Skeleton className="mb-4 h-40 rounded-md sm:h-28 md:h-16" />}
              errorTitle="Kunde inte visa modereringen"
            />
          )
        }
      />
      {isEditing && (
        <LazyDialog
          load={loadPostDialog}
          props={{ post, onSaved: () => setIsEditing(false), onClose: () => setIsEditing(false) }}
        />
      )}
      <section aria-labelledby="kommentarer" className="mt-8">
        <CommentsHeading post={post} page={page} firstUnread={firstUnread} />
        <CommentList
          post={post}
          start={shown?.page ?? page}
          knownNumber={knownNumber}
          addressed={addressed}
          actions={{
            reply: post.can.comment ? setReplyTo : undefined,
            quote: post.can.comment ? ({ number }) => quote(number) : undefined,
            remove: (comment) => void deleteComment(comment),
            report: ({ id, number }) => report({ kind: 'forum_comment', id, name: `kommentar ${number}` }),
            hide: post.can.moderate ? setHiding : undefined,
          }}
          onShowNew={(number) => void showNew(number)}
          onShown={setShownNumber}
        />
        <WriteComment
          post={post}
          replyTo={replyTo}
          quoted={quoted}
          onReplyTaken={() => setReplyTo(null)}
          onQuoted={() => setQuoted(null)}
          onSaved={showSaved}
        />
      </section>
      {post.can.comment && <QuoteSelection onQuote={setQuoted} />}
      {reportDialog}
      {hiding && (
        <LazyDialog
          key={hiding.id}
          load={loadHideComment}
          props={{ comment: hiding, title: post.title, onClose: () => setHiding(null) }}
        />
      )}
    </Page>
  );
}

interface CommentsHeadingProps {
  post: ForumPost;
  page: number;
  /** Number of the first comment that the user has not read; null if there is none. */
  firstUnread: number | null;
}

function CommentsHeading({ post, page, firstUnread }: CommentsHeadingProps) {
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
      <h2 id="kommentarer" className="text-lg">
        {commentsHeading(post)}
      </h2>
      <div className="flex flex-wrap gap-2">
        {firstUnread !== null && (
          <ButtonLink size="sm" href={commentPath(post.id, firstUnread)}>
            Hoppa till första olästa
          </ButtonLink>
        )}
        {pageOfComment(post.lastNumber) > page && (
          <ButtonLink size="sm" href={commentPath(post.id, post.lastNumber)}>
            Till senaste
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function MissingPost() {
  return (
    <Page>
      <EmptyState
        level={1}
        board="404"
        title={forumTexts.notFound}
        action={<ButtonLink href={paths.forum}>Tillbaka till forumet</ButtonLink>}
      >
        Det kan vara borttaget av den som skrev det.
      </EmptyState>
    </Page>
  );
}

function FailedThread({
  onRetry,
  isRetrying = false,
  message,
}: {
  onRetry: () => void;
  isRetrying?: boolean;
  message?: string;
}) {
  return (
    <Page>
      <FailedState level={1} title={forumTexts.threadFailed} onRetry={onRetry} isRetrying={isRetrying}>
        {message}
      </FailedState>
    </Page>
  );
}
