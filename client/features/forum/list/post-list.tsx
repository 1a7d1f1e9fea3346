// The list of posts in its four states.
import { useQuery } from '@tanstack/react-query';
import type { ForumAddress } from '#shared/features/forum/list/address.ts';
import { postSearchOf } from '#shared/features/forum/list/address.ts';
import type { PostList as List } from '#shared/features/forum/list/contract.ts';
import { forumTexts } from '#shared/features/forum/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { useViewer } from '../../../core/viewer.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { CorrectedSearch } from '../../../ui/table/corrected-search.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { adjacentForumHrefs, changeForumAddress, forumHref } from './forum-addresses.ts';
import { PostRow } from './post-row.tsx';

export function PostList({ address }: { address: ForumAddress }) {
  const { data, error, isFetching, refetch } = useQuery(
    useApi().forum.list.queryOptions({ input: postSearchOf(address) }),
  );
  if (!data) {
    if (!error) return <LoadingPosts />;
    const isDeep = Boolean(address.after ?? address.before);
    if (isDeep && isRefusal(error, 'UNPROCESSABLE_CONTENT'))
      return (
        <EmptyState
          title="Sidan finns inte"
          action={
            <ButtonLink
              href={forumHref({ ...address, after: undefined, before: undefined, page: undefined })}
            >
              Börja om från första sidan
            </ButtonLink>
          }
        />
      );
    return (
      <FailedState title={forumTexts.listFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorMessageOf(error)}
      </FailedState>
    );
  }
  if (data.posts.length === 0) return <NoPosts address={address} />;
  return <FullList address={address} list={data} />;
}

function FullList({ address, list }: { address: ForumAddress; list: List }) {
  const viewer = useViewer();
  const ids = list.posts.map(({ id }) => id).join('~');
  const unread = useQuery(useApi().forum.unread.queryOptions({ input: { ids }, enabled: viewer !== null }));
  const unreadIds = new Set(unread.data?.ids);
  const blockedIds = new Set(unread.data?.blockedIds);
  return (
    <div className="flex flex-col gap-3">
      <CorrectedSearch
        corrected={list.corrected}
        typedHref={forumHref({ ...changeForumAddress(address, {}), exact: 'true' })}
      />
      {list.posts.map((post) => (
        <PostRow
          key={post.id}
          post={post}
          isUnread={unreadIds.has(post.id)}
          isBlocked={blockedIds.has(post.id)}
        />
      ))}
      <Pagination {...adjacentForumHrefs(address, list)} />
    </div>
  );
}

function NoPosts({ address }: { address: ForumAddress }) {
  const { search, category, sort } = address;
  if (search) {
    return (
      <EmptyState
        title="Inga inlägg hittades"
        action={
          category ? (
            <ButtonLink href={forumHref({ search, sort })}>Sök i alla kategorier</ButtonLink>
          ) : (
            <ButtonLink href={forumHref({ sort })}>Rensa sökningen</ButtonLink>
          )
        }
      >
        Varken inlägg eller kommentarer har alla orden i ”{search}”. Prova färre eller andra ord.
      </EmptyState>
    );
  }
  if (sort === 'unanswered') {
    return (
      <EmptyState
        title="Alla inlägg har fått svar"
        action={<ButtonLink href={forumHref({ category })}>Visa alla inlägg</ButtonLink>}
      >
        Fint jobbat.
      </EmptyState>
    );
  }
  return (
    <EmptyState board="0–0" title="Inga inlägg än">
      {category ? `Bli först med att skriva om ${category.toLowerCase()}.` : 'Bli först med att skriva.'}
    </EmptyState>
  );
}

function LoadingPosts() {
  return (
    <Loading label="Laddar inlägg" className="flex flex-col gap-3">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className="h-32 rounded-md" />
      ))}
    </Loading>
  );
}
