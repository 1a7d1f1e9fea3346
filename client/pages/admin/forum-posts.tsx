// Moderation of the forum: counters, filters, table, and the open post or comment. Source: spec 2 §2 Forum posts.
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import type { ForumModerationAddress } from '#shared/features/forum/moderation/address.ts';
import { forumReasons } from '#shared/features/forum/moderation/reasons.ts';
import { usePageRetry } from '../../core/page-retry.ts';
import { useReasonPrompt } from '../../features/ads/moderation/reason-prompt.tsx';
import { useEditModeration } from '../../features/forum/moderation/edit-moderation.ts';
import {
  type AskForumReason,
  useForumModeration,
} from '../../features/forum/moderation/moderation-actions.ts';
import { changeForumModeration } from '../../features/forum/moderation/moderation-addresses.ts';
import { ForumCounters } from '../../features/forum/moderation/moderation-counters.tsx';
import { FailedForumList, ForumList } from '../../features/forum/moderation/moderation-list.tsx';
import { nameOf } from '../../features/forum/moderation/moderation-table.tsx';
import { ForumToolbar } from '../../features/forum/moderation/moderation-toolbar.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';
import { LazyDialog } from '../../ui/lazy/lazy-dialog.tsx';

export const Route = createLazyRoute('/admin/forum-posts')({
  component: ForumPostsPage,
  errorComponent: FailedForumPosts,
});

const loadDialog = async () =>
  (await import('../../features/forum/moderation/moderation-dialog.tsx')).ForumDialog;

const subject = {
  one: 'texten',
  many: (count: number) => `${count} texter`,
  to: 'Till den som skrev',
  author: 'Den som skrev',
  authors: 'Var och en',
  reasons: forumReasons,
};

function ForumPostsPage() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  const reason = useReasonPrompt();
  const ask: AskForumReason = async ({ items, status }) => {
    const [first] = items;
    const draftId = items.length === 1 && first ? first.id : 'many forum posts';
    const ads = items.map((item) => ({ title: nameOf(item) }));
    const answer = await reason.ask({ ads, status, draftId, subject });
    return answer && { ...answer.reason, clearDraft: answer.clearDraft };
  };
  const moderation = useForumModeration(ask);
  const edits = useEditModeration(ask);
  const { item, ...table } = address;
  const goTo = (next: ForumModerationAddress) => void navigate({ search: next, resetScroll: false });
  return (
    <>
      <PageHeading title="Foruminlägg" />
      <div className="flex flex-col gap-4">
        <ForumCounters address={table} />
        <ForumToolbar address={table} onChange={(change) => goTo(changeForumModeration(table, change))} />
        <ForumList address={table} moderation={moderation} />
      </div>
      {item && (
        <LazyDialog
          key={item}
          load={loadDialog}
          props={{ id: item, moderation, edits, onClose: () => goTo(table) }}
        />
      )}
      {reason.dialog}
    </>
  );
}

/** Shown when the server could not render the table. */
function FailedForumPosts({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(reset);
  return (
    <>
      <PageHeading title="Foruminlägg" />
      <FailedForumList error={error} onRetry={retry} />
    </>
  );
}
