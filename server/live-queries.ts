// How much waits for somebody, of every feature, in one statement: it is asked after every event.
import type { Database } from './database/connection.ts';

/** @param counts SQL for how much waits for the person $1, by name */
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
