// SQL about page settings.
import type { PageName } from '#shared/features/page-settings/page-names.ts';
import type { Connection, Database } from '../../database/connection.ts';

export interface PageSettingRow {
  page_name: string;
  is_enabled: boolean;
  disabled_message: string;
}

/** /clubs leads to /associations: one page under two names. */
const storedName = (pageName: PageName) => (pageName === 'clubs' ? 'associations' : pageName);

const columns = ['page_name', 'is_enabled', 'disabled_message'] as const;

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

export function listPageSettings(database: Database): Promise<PageSettingRow[]> {
  return database.kysely.selectFrom('page_settings').select(columns).orderBy('page_name').execute();
}

/** Inserts or updates the row; omitted fields keep their value. */
export function savePageSetting(
  connection: Connection,
  pageName: PageName,
  change: { is_enabled?: boolean; disabled_message?: string },
): Promise<PageSettingRow> {
  return connection
    .insertInto('page_settings')
    .values({ page_name: storedName(pageName), ...change })
    .onConflict((conflict) => conflict.column('page_name').doUpdateSet({ ...change, updated_at: new Date() }))
    .returning(columns)
    .executeTakeFirstOrThrow();
}
