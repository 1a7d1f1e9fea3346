// SQL about page settings.
import type { PageName } from '#shared/features/page-settings/page-names.ts';
import type { Connection, Database } from '../../database/connection.ts';

export interface PageSettingRow {
  page_name: string;
  is_enabled: boolean;
  disabled_message: string;
  reopens_at: Date | null;
}

/** `/clubs` redirects to `/associations`: the page has two names and one setting. */
export function storedName(pageName: PageName): PageName {
  return pageName === 'clubs' ? 'associations' : pageName;
}

const columns = ['page_name', 'is_enabled', 'disabled_message', 'reopens_at'] as const;

/** Locks the page's setting until the transaction ends; inserts that of an open page if the page has none. */
export function lockPageSetting(transaction: Connection, pageName: PageName): Promise<PageSettingRow> {
  return transaction
    .insertInto('page_settings')
    .values({ page_name: storedName(pageName) })
    .onConflict((conflict) =>
      // The update changes nothing. It waits for a concurrent change, and returns its row.
      conflict.column('page_name').doUpdateSet((eb) => ({ page_name: eb.ref('excluded.page_name') })),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export function listPageSettings({ kysely }: Pick<Database, 'kysely'>): Promise<PageSettingRow[]> {
  return kysely.selectFrom('page_settings').select(columns).orderBy('page_name').execute();
}

/** Updates the row; omitted fields keep their value. */
export function savePageSetting(
  connection: Connection,
  pageName: PageName,
  change: { is_enabled?: boolean; disabled_message?: string; reopens_at?: Date | null },
): Promise<PageSettingRow> {
  return connection
    .updateTable('page_settings')
    .set({ ...change, updated_at: new Date() })
    .where('page_name', '=', storedName(pageName))
    .returning(columns)
    .executeTakeFirstOrThrow();
}
