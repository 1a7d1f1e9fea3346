// Opens and closes pages.
import { type PageName, pageNames } from '#shared/features/page-settings/page-names.ts';
import type { ListedPageSetting, PageSetting } from '#shared/features/page-settings/contract.ts';
import type { BaseValues } from '#shared/features/site-settings/base-values.ts';
import { refusalOfTime } from '#shared/features/page-settings/reopening.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Actor, Services } from '../../core/http/request.ts';
import { addJob } from '../../core/jobs/jobs.ts';
import type { Connection } from '../../database/connection.ts';
import { writeAuditEntry } from '../audit/actions.ts';
import { findLastChanges, recordChanges, refuseStale } from '../site-settings/actions.ts';
import { readPageSetting } from './open-pages.ts';
import { listPageSettings, lockPageSetting, savePageSetting, storedName } from './queries.ts';
import { changeName, viewPageSetting, viewPageSettings } from './view.ts';

export { isPageOpen, requireOpenPage } from './open-pages.ts';

export const REOPEN_PAGE = 'reopen-page';

interface PageChange {
  pageName: PageName;
  isEnabled?: boolean;
  disabledMessage?: string;
  /** ISO 8601; null for until further notice. */
  reopensAt?: string | null;
  /** The values of these fields that the caller has seen. */
  seen?: BaseValues;
}

export async function listAllPageSettings({
  database,
}: Pick<Services, 'database'>): Promise<{ settings: ListedPageSetting[] }> {
  const [rows, changes] = await Promise.all([listPageSettings(database), findLastChanges(database.kysely)]);
  return { settings: viewPageSettings(rows, changes) };
}

/**
 * Changes whether a page is open, its message, or when it opens again. On return every process shows the change, and open
 * browsers are notified. Source: spec 2 §4 Page.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a time in the past, or of an open page; CONFLICT if it was changed since it was seen
 */
export async function changePageSetting(actor: Actor, change: PageChange): Promise<ListedPageSetting> {
  const { pageName, ...changed } = change;
  const saved = await actor.database.kysely.transaction().execute(async (tx) => {
    const stored = viewPageSetting(pageName, await lockPageSetting(tx, pageName));
    refuseStale(stored, changed);
    const before = settingOf(stored);
    const isEnabled = change.isEnabled ?? before.isEnabled;
    const reopensAt = change.reopensAt ? new Date(change.reopensAt) : null;
    if (reopensAt) {
      const refusal = refusalOfTime(reopensAt, { isClosed: !isEnabled, now: new Date() });
      if (refusal) refuse('UNPROCESSABLE_CONTENT', refusal, { reopensAt: refusal });
    }
    // The row of a page that the clock has opened is still closed, with a past time. Users see the page as open: a change of it
    // saves that, and closing it again removes the past time.
    const storesTime = isEnabled || before.isEnabled || change.reopensAt !== undefined;
    const row = await savePageSetting(tx, pageName, {
      is_enabled: isEnabled,
      disabled_message: change.disabledMessage,
      ...(storesTime && { reopens_at: isEnabled ? null : reopensAt }),
    });
    const setting = viewPageSetting(pageName, row);
    if (setting.reopensAt) await scheduleReopening(tx, setting);
    await recordChanges(tx, [changeName(pageName)], actor.viewer.id);
    await writeAuditEntry(tx, actor, {
      action: 'page.change',
      target: { type: 'page', id: pageName },
      before,
      after: settingOf(setting),
    });
    return setting;
  });
  await publishPageSetting(actor, saved);
  return { ...saved, lastChange: { by: actor.viewer.name, at: new Date().toISOString() } };
}

/** Only the clock opens the page at that time. The job drops cached pages and notifies open browsers. */
async function scheduleReopening(
  transaction: Connection,
  { pageName, reopensAt }: PageSetting,
): Promise<void> {
  const key = `${REOPEN_PAGE} ${storedName(pageName)}`;
  const runAt = new Date(reopensAt ?? 0);
  await addJob(transaction, { name: REOPEN_PAGE, payload: { pageName }, tries: 5, runAt, key });
}

/** Changes no setting, so a superfluous run, as after a change of the time or for a page opened earlier, is harmless. */
export async function announceReopening(services: Services, payload: unknown): Promise<void> {
  const { pageName } = payload as { pageName: PageName };
  await publishPageSetting(services, await readPageSetting(services, pageName));
}

/** The event has the whole setting: otherwise every open browser would fetch it at once. */
async function publishPageSetting(
  { bus, live }: Pick<Services, 'bus' | 'live'>,
  setting: PageSetting,
): Promise<void> {
  const stored = storedName(setting.pageName);
  await bus.publishToAll({ topic: 'page-settings', id: setting.pageName });
  for (const pageName of pageNames.filter((name) => storedName(name) === stored))
    await live.broadcast({ topic: 'page-settings', ...setting, pageName });
}

/** The setting in the audit log: without the message, since the log has no free text. */
function settingOf({ isEnabled, disabledMessage, reopensAt }: PageSetting) {
  return { isEnabled, hasMessage: disabledMessage !== '', reopensAt };
}
