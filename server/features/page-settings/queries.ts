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

export async function findPageSetting(
  connection: Connection,
  pageName: PageName,
): Promise<PageSettingRow | null> {
  const row = await connection
    .selectFrom('page_settings')
    .select(columns)
    .where('page_name', '=', storedName(pageName))
    .executeTakeFirst();
  return row ?? null;
}

export function listPageSettings({ kysely }: Pick<Database, 'kysely'>): Promise<PageSettingRow[]> {
  return kysely.selectFrom('page_settings').select(columns).orderBy('page_name').execute();
}

/** Inserts or updates the row; omitted fields keep their value. */
export function savePageSetting(
  connection: Connection,
  pageName: PageName,
  change: { is_enabled?: boolean; disabled_message?: string; reopens_at?: Date | null },
): Promise<PageSettingRow> {
  return connection
    .insertInto('page_settings')
    .values({ page_name: storedName(pageName), ...change })
    .onConflict((conflict) => conflict.column('page_name').doUpdateSet({ ...change, updated_at: new Date() }))
    .returning(columns)
    .executeTakeFirstOrThrow();
}
