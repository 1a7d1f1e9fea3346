// The newest articles on the home page, two at a time. Source: spec 1 §2 Home, §9 Home rotation.
import { useQuery } from '@tanstack/react-query';
import type { Headline } from '#shared/features/news/list/contract.ts';
import { newsTexts } from '#shared/features/news/texts.ts';
import { newsPath, paths } from '#shared/paths.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { RecordLink } from '../../../ui/dialog/record-link.tsx';
import { FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Rotation } from '../../../ui/rotation/rotation.tsx';
import { ArticleMeta, BreakingBadge } from '../article-meta.tsx';

const PER_GROUP = 2;
const SECONDS = 6;

/** Renders nothing when there is no news. */
export function HomeNews() {
  const { data, error, isFetching, refetch } = useQuery(useApi().news.headlines.queryOptions());
  if (data?.articles.length === 0 || isRefusal(error, 'PAGE_DISABLED')) return null;
  return (
    <section aria-labelledby="senaste-nytt" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="senaste-nytt" className="text-lg">
          Senaste nytt
        </h2>
        <Anchor href={paths.news} className="font-semibold text-pine hover:underline">
          Alla nyheter
        </Anchor>
      </div>
      {data ? (
        <Rotation what="nyheterna" seconds={SECONDS} groups={groupsOf(data.articles)} />
      ) : error ? (
        <FailedState
          level={3}
          title={newsTexts.listFailed}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {errorMessageOf(error)}
        </FailedState>
      ) : (
        <Loading label="Laddar nyheter">
          <Skeleton className="h-64" />
        </Loading>
      )}
    </section>
  );
}

function groupsOf(articles: readonly Headline[]) {
  const starts = articles.flatMap((article, index) => (index % PER_GROUP === 0 ? [{ article, index }] : []));
  return starts.map(({ article, index }) => ({
    key: article.id,
    content: (
      <ul>
        {articles.slice(index, index + PER_GROUP).map((shown) => (
          <li key={shown.id} className="border-t border-line py-3">
            <BreakingBadge article={shown} />
            <h3 className="line-clamp-3 text-base leading-snug [overflow-wrap:anywhere]">
              <RecordLink id={shown.id} pathOf={newsPath} className="hover:underline">
                {shown.title}
              </RecordLink>
            </h3>
            <ArticleMeta article={shown} />
          </li>
        ))}
      </ul>
    ),
  }));
}
