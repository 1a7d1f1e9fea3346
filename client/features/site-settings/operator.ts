// Who runs the site: loaded with every page, since its footer shows it.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Operator } from '#shared/features/site-settings/contract.ts';
import { type ApiQueries, useApi } from '../../core/api.ts';

const queryOf = (api: ApiQueries) => ({
  ...api.siteSettings.operator.queryOptions(),
  // The operator seldom changes: the data loaded with the page is used for the whole visit.
  staleTime: Infinity,
});

/** Never fails: a page is usable without it. */
export function loadOperator({ api, queryClient }: { api: ApiQueries; queryClient: QueryClient }) {
  return queryClient.prefetchQuery(queryOf(api));
}

/** Undefined until it is loaded. */
export function useOperator(): Operator | undefined {
  return useOperatorQuery().data;
}

export function useOperatorQuery() {
  return useQuery(queryOf(useApi()));
}
