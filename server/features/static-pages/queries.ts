// SQL of static pages.
import type { StaticPageName } from '#shared/features/static-pages/pages.ts';
import type { Connection } from '../../database/connection.ts';

/** Number of changes shown in a page's history. */
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

/** The numbers of the newest change of a page, and of one of its sections; 0 before the first. */
export async function findVersions(
  connection: Connection,
  page: StaticPageName,
  section: string,
): Promise<{ ofPage: number; ofSection: number }> {
  const { max } = connection.fn;
  const row = await connection
    .selectFrom('static_page_changes')
    .select([
      max<number | null>('version').as('ofPage'),
      max<number | null>('version').filterWhere('section', '=', section).as('ofSection'),
    ])
    .where('page', '=', page)
    .executeTakeFirstOrThrow();
  return { ofPage: row.ofPage ?? 0, ofSection: row.ofSection ?? 0 };
}

export interface NewStaticChange extends StaticTextRow {
  page: StaticPageName;
  version: number;
  note: string;
  changed_by: string;
}

/** Inserts a change; false if the page has a change with this version already. */
export async function insertChange(transaction: Connection, change: NewStaticChange): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('static_page_changes')
    .values(change)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
