// What the API says of a page switch.
import { type PageName, pageNames } from '#shared/features/page-settings/page-names.ts';
import type { PageSetting } from '#shared/features/page-settings/contract.ts';
import type { PageSettingRow } from './queries.ts';

/** A page without a row is open. Source: spec 1 §2 Gated pages. */
export function viewPageSetting(pageName: PageName, row: PageSettingRow | null | undefined): PageSetting {
  return { pageName, isEnabled: row?.is_enabled ?? true, disabledMessage: row?.disabled_message ?? '' };
}

/** Every page there is, whether or not anyone has ever touched its switch. */
export function viewPageSettings(rows: PageSettingRow[]): PageSetting[] {
  return pageNames.map((name) =>
    viewPageSetting(
      name,
      rows.find((row) => row.page_name === name),
    ),
  );
}
