// Moderation of the forum: counters, filters, table, and the open post or comment. Source: spec 2 §2 Forum posts.
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import type { ForumModerationAddress } from '#shared/features/forum/moderation/address.ts';
import type { NextSearch } from '../../core/search-params.ts';
import { usePageRetry } from '../../core/page-retry.ts';
import { useEditModeration } from '../../features/forum/moderation/edit-moderation.ts';
import { useForumModeration } from '../../features/forum/moderation/moderation-actions.ts';
import { changeForumModeration } from '../../features/forum/moderation/moderation-addresses.ts';
import { ForumCounters } from '../../features/forum/moderation/moderation-counters.tsx';
import { ForumDialogHost } from '../../features/forum/moderation/moderation-dialog-host.tsx';
import {
  FailedForumList,
  ForumList,
  useForumPage,
} from '../../features/forum/moderation/moderation-list.tsx';
import { ForumToolbar } from '../../features/forum/moderation/moderation-toolbar.tsx';
import { useForumReason } from '../forum-reason.ts';
import { PageHeading } from '../../ui/layout/page.tsx';

export const Route = createLazyRoute('/admin/forum-posts')({
  component: ForumPostsPage,
  errorComponent: FailedForumPosts,
});

function ForumPostsPage() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  const page = useForumPage(address);
  const reason = useForumReason();
  const moderation = useForumModeration(reason.ask);
  const edits = useEditModeration(reason.ask);
  const { item: _item, ...table } = address;
  const goTo = (next: NextSearch<ForumModerationAddress>, replace = false) =>
    void navigate({ search: next, replace, resetScroll: false });
  return (
    <>
      <PageHeading title="Foruminlägg" />
      <div className="flex flex-col gap-4">
        <ForumCounters address={table} />
        <ForumToolbar
          address={table}
          onChange={(change) => goTo((latest) => changeForumModeration(latest, change))}
        />
        <ForumList address={table} page={page} moderation={moderation} />
      </div>
      <ForumDialogHost
        address={address}
        items={page.data?.items}
        moderation={moderation}
        edits={edits}
        onShow={(item) => goTo(item ? { ...table, item } : table, true)}
      />
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
      <FailedForumList address={Route.useSearch()} error={error} onRetry={retry} />
    </>
  );
}
