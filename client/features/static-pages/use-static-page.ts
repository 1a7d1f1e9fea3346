// The texts of a static page, loaded with it.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { StaticPage } from '#shared/features/static-pages/contract.ts';
import { STATIC_PAGES, type StaticPageName } from '#shared/features/static-pages/pages.ts';
import { type ApiQueries, useApi } from '../../core/api.ts';
import { waitBriefly } from '../../core/wait.ts';

export const staticPageQuery = (api: ApiQueries, page: StaticPageName) =>
  api.staticPages.find.queryOptions({ input: { page } });

/** Never fails: the page shows that its texts could not be loaded. In the browser it waits briefly. */
export async function loadStaticPage(
  { api, queryClient }: { api: ApiQueries; queryClient: QueryClient },
  page: StaticPageName,
): Promise<void> {
  const texts = queryClient.prefetchQuery(staticPageQuery(api, page));
  await (import.meta.env.SSR ? texts : waitBriefly(texts));
}

/**
 * Undefined until the texts are loaded; `MissingTexts` is shown instead. The site's own texts must not be: superadmins may have
 * replaced them, for example in the terms.
 */
export function useStaticPage(page: StaticPageName): StaticPage | undefined {
  return useQuery(staticPageQuery(useApi(), page)).data;
}

/** The day of the latest change: of the site's own text, or of the texts that replace it. */
export function lastChangeOf(page: StaticPageName, { changes }: StaticPage): string {
  const own = STATIC_PAGES[page].changed;
  const stored = changes[0]?.changedAt ?? '';
  return stored > own ? stored : own;
}
