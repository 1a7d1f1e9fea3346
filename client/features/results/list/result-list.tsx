// A list of results in its four states; more are added below with "Visa fler".
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { resultsPath } from '#shared/features/results/list/address.ts';
import type { ResultSearch } from '#shared/features/results/list/contract.ts';
import { resultTexts } from '#shared/features/results/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { isPlainClick } from '../../../core/plain-click.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ResultCard } from './result-card.tsx';

export interface ResultListProps {
  search: ResultSearch;
  /** The URL of the further results, for browsers without scripts. */
  hrefOf?: (search: ResultSearch) => string;
  /** Shown when there are no results. */
  empty: ReactNode;
  /** The level of each match's heading. */
  level?: 2 | 3 | 4;
  /** In one column beside other content. */
  isNarrow?: boolean;
}

/** Give it a `key` for each search: its state belongs to one search. */
export function ResultList({
  search,
  hrefOf = resultsPath,
  empty,
  level = 3,
  isNarrow = false,
}: ResultListProps) {
  const { results } = useApi();
  const [cursors, setCursors] = useState<(string | undefined)[]>([search.after]);
  const pages = useQueries({
    queries: cursors.map((after) => results.list.queryOptions({ input: { ...search, after } })),
  });
  const [first] = pages;
  const last = pages.at(-1);
  const shown = pages.flatMap(({ data }) => data?.results ?? []);
  const next = last?.data?.next;
  if (first?.data?.results.length === 0) return empty;
  return (
    <div className="flex flex-col gap-3">
      {shown.length > 0 && (
        <ul className={isNarrow ? 'grid gap-3' : 'grid gap-3 sm:grid-cols-2 xl:grid-cols-3'}>
          {/* A match that ended between two requests may be on both pages. */}
          {[...new Map(shown.map((result) => [result.id, result])).values()].map((result) => (
            <li key={result.id} className="grid min-w-0">
              <ResultCard result={result} level={level} />
            </li>
          ))}
        </ul>
      )}
      {last && !last.data && !last.error && <LoadingResults />}
      {last?.error && !last.data && (
        <FailedState
          level={3}
          title={resultTexts.listFailed}
          onRetry={() => void last.refetch()}
          isRetrying={last.isFetching}
        >
          {errorMessageOf(last.error)}
        </FailedState>
      )}
      {next && (
        <p className="text-center">
          <ButtonLink
            href={hrefOf({ ...search, after: next })}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              setCursors([...cursors, next]);
            }}
          >
            Visa fler
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

function LoadingResults() {
  return (
    <Loading label="Laddar resultat" className="flex flex-col gap-3">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-36 rounded-md" />
      ))}
    </Loading>
  );
}
