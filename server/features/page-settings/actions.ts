// Opens and closes pages.
import type { PageName } from '#shared/features/page-settings/page-names.ts';
import type { PageSetting } from '#shared/features/page-settings/contract.ts';
import type { Actor } from '../../core/http/request.ts';
import { writeAuditEntry } from '../audit/actions.ts';
import { findPageSetting, savePageSetting } from './queries.ts';
import { viewPageSetting } from './view.ts';

export { isPageOpen, requireOpenPage } from './open-pages.ts';

/** Changes whether a page is open, or its message, invalidates every page that shows it, and notifies open
 * browsers. Source: spec 2 §4 Page. */
export async function changePageSetting(
  actor: Actor,
  { pageName, ...change }: { pageName: PageName; isEnabled?: boolean; disabledMessage?: string },
): Promise<PageSetting> {
  const saved = await actor.database.kysely.transaction().execute(async (tx) => {
    const before = settingOf(viewPageSetting(pageName, await findPageSetting(tx, pageName)));
    const row = await savePageSetting(tx, pageName, {
      is_enabled: change.isEnabled,
      disabled_message: change.disabledMessage,
    });
    const setting = viewPageSetting(pageName, row);
    await writeAuditEntry(tx, actor, {
      action: 'page.change',
      target: { type: 'page', id: pageName },
      before,
      after: settingOf(setting),
    });
    return setting;
  });
  await actor.bus.publish({ topic: 'page-settings', id: pageName });
  await actor.live.broadcast({ topic: 'page-settings' });
  return saved;
}

function settingOf({ isEnabled, disabledMessage }: PageSetting): Record<string, unknown> {
  return { isEnabled, disabledMessage };
}
