// Refuses what is closed with its page, except to staff. Reasons: docs/decisions/29-closed-pages.md.
import type { PageName } from '#shared/features/page-settings/page-names.ts';
import type { ClosedWith } from '../../core/feature.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { RequestContext, Services } from '../../core/http/request.ts';
import { findPageSetting } from './queries.ts';
import { viewPageSetting } from './view.ts';

type Caller = Pick<RequestContext, 'viewer'>;
type Reader = Pick<Services, 'database' | 'memory'>;

/** Whether visitors see the page. Read from memory; a change on any node invalidates it. */
export function isPageOpen({ database, memory }: Reader, pageName: PageName): Promise<boolean> {
  return memory.getOrLoad(`is ${pageName} open`, 'page-settings', async () => {
    const row = await findPageSetting(database.kysely, pageName);
    return viewPageSetting(pageName, row).isEnabled;
  });
}

/**
 * @throws ORPCError PAGE_DISABLED for a closed page, except to staff
 */
export async function requireOpenPage(context: Reader & Caller, pageName: PageName): Promise<void> {
  const isStaff = context.viewer !== null && context.viewer.role !== 'user';
  if (!isStaff && !(await isPageOpen(context, pageName))) refuse('PAGE_DISABLED');
}

/** Interceptor of all endpoints; before cached answers, which do not know the caller. */
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
