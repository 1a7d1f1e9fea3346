// Page settings as the API sends them.
import { type PageName, pageNames } from '#shared/features/page-settings/page-names.ts';
import type { ListedPageSetting, PageSetting } from '#shared/features/page-settings/contract.ts';
import type { LastChange } from '#shared/features/site-settings/last-change.ts';
import { type PageSettingRow, storedName } from './queries.ts';

/** A page without a row is open (spec 1 §2 Gated pages), and a closed one from the time at which it opens again. */
export function viewPageSetting(
  pageName: PageName,
  row: PageSettingRow | null | undefined,
  now = new Date(),
): PageSetting {
  const reopensAt = row?.reopens_at ?? null;
  const isEnabled = (row?.is_enabled ?? true) || (reopensAt !== null && reopensAt <= now);
  return {
    pageName,
    isEnabled,
    disabledMessage: row?.disabled_message ?? '',
    reopensAt: isEnabled ? null : (reopensAt?.toISOString() ?? null),
  };
}

/** Settings of all pages, including those without a row. */
export function viewPageSettings(
  rows: PageSettingRow[],
  changes: Readonly<Record<string, LastChange>>,
): ListedPageSetting[] {
  return pageNames.map((name) => {
    const stored = storedName(name);
    const row = rows.find(({ page_name }) => page_name === stored);
    return Object.assign(viewPageSetting(name, row), { lastChange: changes[changeName(name)] ?? null });
  });
}

/** The name under which changes of the page's setting are recorded. */
export function changeName(pageName: PageName): string {
  return `page:${storedName(pageName)}`;
}
