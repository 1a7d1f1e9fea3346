// Page settings as the API sends them.
import { type PageName, pageNames } from '#shared/features/page-settings/page-names.ts';
import type { PageSetting } from '#shared/features/page-settings/contract.ts';
import type { PageSettingRow } from './queries.ts';

/** A page without a row is open. Source: spec 1 §2 Gated pages. */
export function viewPageSetting(pageName: PageName, row: PageSettingRow | null | undefined): PageSetting {
  return { pageName, isEnabled: row?.is_enabled ?? true, disabledMessage: row?.disabled_message ?? '' };
}

/** Settings of all pages, including those without a row. */
export function viewPageSettings(rows: PageSettingRow[]): PageSetting[] {
  return pageNames.map((name) =>
    viewPageSetting(
      name,
      // Clubs are the same page as associations.
      rows.find((row) => row.page_name === (name === 'clubs' ? 'associations' : name)),
    ),
  );
}
