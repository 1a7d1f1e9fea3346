// The texts of a static page, loaded with it.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { StaticPage } from '#shared/features/static-pages/contract.ts';
import { STATIC_PAGES, type StaticPageName } from '#shared/features/static-pages/pages.ts';
import { type ApiQueries, useApi } from '../../core/api.ts';

const queryOf = (api: ApiQueries, page: StaticPageName) =>
  api.staticPages.find.queryOptions({ input: { page } });

export function loadStaticPage(
  { api, queryClient }: { api: ApiQueries; queryClient: QueryClient },
  page: StaticPageName,
): Promise<StaticPage> {
  return queryClient.ensureQueryData(queryOf(api, page));
}

const untouched: StaticPage = { texts: {}, headings: {}, changes: [] };

export function useStaticPage(page: StaticPageName): StaticPage {
  return useQuery(queryOf(useApi(), page)).data ?? untouched;
}

/** The day of the latest change: of the site's own text, or of the texts that replace it. */
export function lastChangeOf(page: StaticPageName, { changes }: StaticPage): string {
  const own = STATIC_PAGES[page].changed;
  const stored = changes[0]?.changedAt ?? '';
  return stored > own ? stored : own;
}
