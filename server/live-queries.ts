// Counts a user's unread and pending items in all features, in one statement, because it runs after every event.
import type { Database } from './database/connection.ts';

/** @param counts by name, SQL that counts the items of the user with id $1 */
export async function countWaiting(
  { lookups }: Pick<Database, 'lookups'>,
  { userId, counts }: { userId: string; counts: readonly Readonly<Record<string, string>>[] },
): Promise<Record<string, number>> {
  const columns = counts.flatMap((part) => Object.entries(part).map(([name, sql]) => `(${sql}) as ${name}`));
  const { rows } = await lookups.query<Record<string, number>>({
    name: 'all-unread',
    text: `select ${columns.join(', ')}`,
    values: [userId],
  });
  return rows[0] ?? {};
}
