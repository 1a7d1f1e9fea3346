// A database for a test: a copy of the migrated template, dropped at the end.
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connectDatabase, type Database } from '../database/connection.ts';

export type TestDatabase = Database & {
  url: string;
  /** Closes the connections and removes the database. */
  drop(): Promise<void>;
};

/**
 * Creates a database with every migration applied, or an empty one.
 *
 * @param options.max connections at most; 10 by default
 */
export async function createTestDatabase(
  options: { isEmpty?: boolean; max?: number } = {},
): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = options.isEmpty ? 'template0' : 'template_migrated';
  await runOnCluster(clusterUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  const database = connectDatabase(url.href, { max: options.max ?? 10 });
  return {
    ...database,
    url: url.href,
    async drop() {
      await database.close();
      await runOnCluster(clusterUrl, `drop database ${name} with (force)`);
    },
  };
}

async function runOnCluster(clusterUrl: string, sql: string): Promise<void> {
  const { pool, close } = connectDatabase(clusterUrl, { max: 1 });
  try {
    await pool.query(sql);
  } finally {
    await close();
  }
}
