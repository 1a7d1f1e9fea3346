// The latest results on the home page, two at a time. Source: spec 1 §2 Home, §9 Home rotation.
import { useQuery } from '@tanstack/react-query';
import { resultTexts } from '#shared/features/results/texts.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Rotation } from '../../../ui/rotation/rotation.tsx';
import { ResultCard } from '../list/result-card.tsx';

const PER_GROUP = 2;
const SECONDS = 4;

/** Renders nothing when there are no results. */
export function HomeResults() {
  const { data, error, isFetching, refetch } = useQuery(useApi().results.list.queryOptions({ input: {} }));
  const results = data?.results ?? [];
  if (data?.results.length === 0 || isRefusal(error, 'PAGE_DISABLED')) return null;
  const starts = results.flatMap((result, index) => (index % PER_GROUP === 0 ? [{ result, index }] : []));
  return (
    <section aria-labelledby="senaste-resultaten" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="senaste-resultaten" className="text-lg">
          Senaste resultaten
        </h2>
        <Anchor href={paths.results} className="font-semibold text-pine hover:underline">
          Alla resultat
        </Anchor>
      </div>
      {data ? (
        <Rotation
          what="resultaten"
          seconds={SECONDS}
          groups={starts.map(({ result, index }) => ({
            key: result.id,
            content: (
              <ul className="grid gap-3">
                {results.slice(index, index + PER_GROUP).map((shown) => (
                  <li key={shown.id} className="grid min-w-0">
                    <ResultCard result={shown} />
                  </li>
                ))}
              </ul>
            ),
          }))}
        />
      ) : error ? (
        <FailedState
          level={3}
          title={resultTexts.listFailed}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {errorMessageOf(error)}
        </FailedState>
      ) : (
        <Loading label="Laddar resultat">
          <Skeleton className="h-64" />
        </Loading>
      )}
    </section>
  );
}
