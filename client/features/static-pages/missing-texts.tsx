// Shown in place of the texts of a static page until they are loaded, and when they could not be.
import { useQuery } from '@tanstack/react-query';
import type { StaticPageName } from '#shared/features/static-pages/pages.ts';
import { staticPageTexts } from '#shared/features/static-pages/texts.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { FailedState } from '../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { staticPageQuery } from './use-static-page.ts';

export function MissingTexts({ page }: { page: StaticPageName }) {
  const { error, isFetching, refetch } = useQuery(staticPageQuery(useApi(), page));
  if (error)
    return (
      <FailedState title={staticPageTexts.loadFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorMessageOf(error)}
      </FailedState>
    );
  return (
    <Loading label="Laddar sidans texter">
      <Skeleton className="mb-3 h-5 w-full max-w-160" />
      <Skeleton className="mb-10 h-5 w-1/2 max-w-120" />
      <Skeleton className="h-96" />
    </Loading>
  );
}
