// The forum: categories, search, orders and the list of posts. Source: spec 1 §2 Forum.
import { createLazyRoute, useNavigate } from '@tanstack/react-router';
import { parseForumAddress } from '#shared/features/forum/list/address.ts';
import type { SavedPost } from '#shared/features/forum/schemas.ts';
import { forumTexts } from '#shared/features/forum/texts.ts';
import { paths, postPath } from '#shared/paths.ts';
import { reloadPage } from '../core/reload-page.ts';
import { CategoryLinks } from '../features/forum/list/category-links.tsx';
import { changeForumAddress } from '../features/forum/list/forum-addresses.ts';
import { FeedLink } from '../features/forum/list/feed-link.tsx';
import { ForumActivity } from '../features/forum/list/forum-activity.tsx';
import { forumTitle } from '../features/forum/list/forum-head.ts';
import { OnlinePeople } from '../features/forum/list/online-people.tsx';
import { PostList } from '../features/forum/list/post-list.tsx';
import { OrderNote, SortLinks } from '../features/forum/list/sort-links.tsx';
import { WaitingPosts } from '../features/forum/list/waiting-posts.tsx';
import { NewPostButton, QuickPost, useNewPostForm } from '../features/forum/writing/new-post.tsx';
import { TextUploads } from '../features/forum/writing/text-uploads.ts';
import { PageGate } from '../features/page-settings/page-gate.tsx';
import { FailedState } from '../ui/feedback/empty-state.tsx';
import { SearchBox } from '../ui/form/search-box.tsx';
import { Page, PageHeading } from '../ui/layout/page.tsx';
import { uploadForText } from './forum/upload-for-text.ts';

export const Route = createLazyRoute('/forum')({
  component: () => (
    <PageGate pageName="forum" title="Forum">
      <TextUploads value={uploadForText}>
        <ForumPage />
      </TextUploads>
    </PageGate>
  ),
  errorComponent: FailedForum,
});

function ForumPage() {
  const address = Route.useSearch({ select: (search) => parseForumAddress({ ...search }) });
  const navigate = useNavigate();
  const form = useNewPostForm();
  const show = ({ id }: SavedPost) => void navigate({ to: postPath(id) });
  return (
    <Page>
      <PageHeading
        title={forumTitle(address)}
        actions={<NewPostButton form={form} category={address.category} onSaved={show} />}
      >
        Fråga, tipsa och diskutera med andra som lever med basket.
      </PageHeading>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <SearchBox
            label="Sök i forumet"
            placeholder="Sök i forumet"
            action={paths.forum}
            value={address.search ?? ''}
            onSearch={(search) =>
              void navigate({ to: paths.forum, search: changeForumAddress(address, { search }) })
            }
          />
          <CategoryLinks address={address} />
          <QuickPost form={form} category={address.category} onSaved={show} />
          <SortLinks address={address} />
          <WaitingPosts />
          <PostList address={address} />
          <div className="flex flex-wrap items-start justify-between gap-x-6">
            <OrderNote />
            <FeedLink address={address} />
          </div>
        </div>
        <aside aria-label="Det händer i forumet" className="flex min-w-0 flex-col gap-4">
          <OnlinePeople />
          <ForumActivity />
        </aside>
      </div>
    </Page>
  );
}

// The text does not depend on the error: the browser gets fewer details than the server that rendered the page.
function FailedForum() {
  return (
    <Page>
      <PageHeading title="Forum" />
      <FailedState title={forumTexts.listFailed} onRetry={reloadPage} />
    </Page>
  );
}
