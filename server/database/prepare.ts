// Prepares a database for this release: migrations as its owner, and the rights of the site's role.
import type { Logger } from '../core/process/logger.ts';
import { connectDatabase } from './connection.ts';
import { migrate } from './migrate.ts';
import { explainConnection, type OpenDatabase } from './open.ts';
import { grantSiteRole, readSiteRole } from './site-role.ts';

/**
 * Migrates as the owner. With a single role, the site could change the audit log by dropping its trigger first, so a warning is
 * logged at every start.
 *
 * @throws OperatorError when DATABASE_OWNER_URL does not work
 */
export async function prepareDatabase(
  { background, url, ownerUrl }: Pick<OpenDatabase, 'background' | 'url' | 'ownerUrl'>,
  logger: Logger,
): Promise<void> {
  if (ownerUrl === url) {
    await migrate(background.pool);
  } else {
    // Without a logger: its connection breaks when the server is stopped during a migration, which is no outage.
    const owner = connectDatabase(ownerUrl, { max: 1 });
    try {
      await owner.pool.query('select').catch((error: unknown) => {
        throw explainConnection(error, ownerUrl, 'DATABASE_OWNER_URL');
      });
      await migrate(owner.pool);
      await grantSiteRole(owner.pool, (await readSiteRole(background.pool)).name);
    } finally {
      await owner.close();
    }
  }
  const { name, ownsLog } = await readSiteRole(background.pool);
  if (!ownsLog) return;
  logger.warn(
    { role: name },
    'The role of the site could change the audit log: give it a DATABASE_OWNER_URL',
  );
}
