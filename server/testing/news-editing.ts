// Reads articles for tests of the news management.
import type { TestApp } from './app.ts';

/** The version of an article that an editor sends back. */
export async function versionOf({ services }: Pick<TestApp, 'services'>, id: string): Promise<string> {
  const { rows } = await services.database.pool.query<{ version: string }>(
    `select (extract(epoch from updated_at) * 1000000)::bigint::text as version from news where id = $1`,
    [id],
  );
  return rows[0]?.version ?? '';
}
