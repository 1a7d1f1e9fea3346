// Refuses endpoints that are closed with their page, except to staff. Reasons: docs/decisions/29-closed-pages.md.
import { type PageName, pageNames } from '#shared/features/page-settings/page-names.ts';
import type { PageSetting } from '#shared/features/page-settings/contract.ts';
import type { ClosedWith } from '../../core/feature.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { RequestContext, Services } from '../../core/http/request.ts';
import { listPageSettings, storedName } from './queries.ts';
import { viewPageSetting } from './view.ts';

type Caller = Pick<RequestContext, 'viewer'>;
type Reader = Pick<Services, 'database' | 'answerCache'>;

/** The current setting. Rows are cached in memory, which a change on any node invalidates; whether the time of reopening is
 * past is computed for each call. */
export async function readPageSetting(
  { database, answerCache }: Reader,
  pageName: PageName,
): Promise<PageSetting> {
  const rows = await answerCache.getOrLoad('page settings', 'page-settings', () =>
    listPageSettings(database),
  );
  return viewPageSetting(
    pageName,
    rows.find(({ page_name }) => page_name === storedName(pageName)),
  );
}

/** Whether visitors see the page. */
export async function isPageOpen(services: Reader, pageName: PageName): Promise<boolean> {
  return (await readPageSetting(services, pageName)).isEnabled;
}

export async function listClosedPages(services: Reader): Promise<PageName[]> {
  const settings = await Promise.all(pageNames.map((name) => readPageSetting(services, name)));
  return settings.flatMap(({ isEnabled, pageName }) => (isEnabled ? [] : [pageName]));
}

/**
 * @throws ORPCError PAGE_DISABLED for a closed page, except to staff
 */
export async function requireOpenPage(context: Reader & Caller, pageName: PageName): Promise<void> {
  const isStaff = context.viewer !== null && context.viewer.role !== 'user';
  if (!isStaff && !(await isPageOpen(context, pageName))) refuse('PAGE_DISABLED');
}

/** Interceptor of all endpoints. Runs before cached answers are used, since these are the same for staff and others. */
export function refuseClosed(declared: readonly ClosedWith[]) {
  const pages = new Map(
    declared
      .flatMap((closed) => Object.entries(closed))
      .flatMap(([feature, endpoints]) =>
        Object.entries<PageName>(endpoints).map(([endpoint, page]) => [`${feature}.${endpoint}`, page]),
      ),
  );
  return async <Result>(call: {
    next(): Promise<Result>;
    path: readonly string[];
    context: Reader & Caller;
  }): Promise<Result> => {
    const page = pages.get(call.path.join('.'));
    if (page) await requireOpenPage(call.context, page);
    return call.next();
  };
}
