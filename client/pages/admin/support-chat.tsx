// The replies of the support chat.
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { parseRepliesAddress } from '#shared/features/support-chat/address.ts';
import { chatTexts } from '#shared/features/support-chat/texts.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { usePageRetry } from '../../core/page-retry.ts';
import { RepliesEditor } from '../../features/support-chat/editing/replies-editor.tsx';
import { FailedState } from '../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';

export const Route = createLazyRoute('/admin/support-chat')({
  component: SupportChatPage,
  errorComponent: FailedSupportChat,
});

function SupportChatPage() {
  // The router merges unknown search parameters into `search`.
  const address = parseRepliesAddress({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  const { data, error, isFetching, refetch } = useQuery(useApi().supportChat.find.queryOptions());
  return (
    <>
      <Heading />
      {!data && !error && (
        <Loading label="Laddar svaren" className="flex flex-col gap-3">
          <Skeleton className="h-14 rounded-md" />
          <Skeleton className="h-14 rounded-md" />
          <Skeleton className="h-14 rounded-md" />
        </Loading>
      )}
      {!data && error && (
        <FailedState title={chatTexts.loadFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorMessageOf(error)}
        </FailedState>
      )}
      {data && (
        <RepliesEditor
          stored={data}
          address={address}
          onSearch={(search) => void navigate({ search, resetScroll: false })}
        />
      )}
    </>
  );
}

function Heading() {
  return (
    <PageHeading title="Supportchatt">
      Chatten på sidan Support svarar med den första raden vars nyckelord finns i frågan. En ändring gäller
      genast.
    </PageHeading>
  );
}

/** Shown when the server could not render the table. */
function FailedSupportChat({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(reset);
  return (
    <>
      <Heading />
      <FailedState title={chatTexts.loadFailed} onRetry={retry}>
        {errorMessageOf(error)}
      </FailedState>
    </>
  );
}
