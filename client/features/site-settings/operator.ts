// Who runs the site: loaded with every page, since its footer shows it.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Operator } from '#shared/features/site-settings/contract.ts';
import { type ApiQueries, useApi } from '../../core/api.ts';

const queryOf = (api: ApiQueries) => ({
  ...api.siteSettings.operator.queryOptions(),
  // The operator seldom changes: the data loaded with the page is used for the whole visit.
  staleTime: Infinity,
});

export function loadOperator({ api, queryClient }: { api: ApiQueries; queryClient: QueryClient }) {
  return queryClient.ensureQueryData(queryOf(api));
}

/** Undefined where no page has been loaded, as in the tests of a component. */
export function useOperator(): Operator | undefined {
  return useQuery(queryOf(useApi())).data;
}
