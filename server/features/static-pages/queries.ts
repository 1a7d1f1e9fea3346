// SQL of static pages.
import type { StaticPageName } from '#shared/features/static-pages/pages.ts';
import type { Connection } from '../../database/connection.ts';

/** Changes in a page's history. */
const HISTORY_SIZE = 50;

export interface StaticTextRow {
  section: string;
  heading: string;
  content: string;
}

/** The newest text of each section that has ever been changed. */
export function listTexts(connection: Connection, page: StaticPageName): Promise<StaticTextRow[]> {
  return connection
    .selectFrom('static_page_changes')
    .distinctOn('section')
    .select(['section', 'heading', 'content'])
    .where('page', '=', page)
    .orderBy('section')
    .orderBy('version', 'desc')
    .execute();
}

export interface StaticChangeRow {
  version: number;
  section: string;
  note: string;
  content: string;
  by: string | null;
  created_at: Date;
}

/** Newest first. */
export function listChanges(connection: Connection, page: StaticPageName): Promise<StaticChangeRow[]> {
  return connection
    .selectFrom('static_page_changes')
    .leftJoin('profiles', 'profiles.id', 'changed_by')
    .select([
      'version',
      'section',
      'note',
      'content',
      'profiles.name as by',
      'static_page_changes.created_at',
    ])
    .where('page', '=', page)
    .orderBy('version', 'desc')
    .limit(HISTORY_SIZE)
    .execute();
}

/** The number of the newest change; 0 before the first. */
export async function findVersion(connection: Connection, page: StaticPageName): Promise<number> {
  const row = await connection
    .selectFrom('static_page_changes')
    .select('version')
    .where('page', '=', page)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? 0;
}

export interface NewStaticChange extends StaticTextRow {
  page: StaticPageName;
  version: number;
  note: string;
  changed_by: string;
}

/** False if the page has a change with this version. */
export async function insertChange(transaction: Connection, change: NewStaticChange): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('static_page_changes')
    .values(change)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
