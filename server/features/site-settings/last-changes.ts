// SQL about who changed a setting last.
import { DELETED_USER } from '#shared/features/personal-data/texts.ts';
import type { LastChange } from '#shared/features/site-settings/last-change.ts';
import type { Connection } from '../../database/connection.ts';

/** @param names of site settings, or `page:{name}` */
export async function recordChanges(
  transaction: Connection,
  names: readonly string[],
  userId: string,
): Promise<void> {
  if (names.length === 0) return;
  await transaction
    .insertInto('setting_changes')
    .values(names.map((name) => ({ name, changed_by: userId })))
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ changed_by: userId, changed_at: new Date() }),
    )
    .execute();
}

/** By the name of the setting; settings that were never changed are missing. */
export async function findLastChanges(connection: Connection): Promise<Record<string, LastChange>> {
  const rows = await connection
    .selectFrom('setting_changes')
    .leftJoin('profiles', 'profiles.id', 'setting_changes.changed_by')
    .select(['setting_changes.name as setting', 'changed_at', 'profiles.name as by'])
    .orderBy('setting')
    .execute();
  return Object.fromEntries(
    rows.map(({ setting, changed_at, by }) => [
      setting,
      { by: by ?? DELETED_USER, at: changed_at.toISOString() },
    ]),
  );
}
