// Prepares a database for this release: migrations as its owner, and the rights of the site's role.
import type { Logger } from '../core/process/logger.ts';
import { connectDatabase } from './connection.ts';
import { migrate } from './migrate.ts';
import type { OpenDatabase } from './open.ts';
import { grantSiteRole, readSiteRole } from './site-role.ts';

/**
 * Migrates as the owner. A single role could change the audit log by dropping its trigger first: a warning is logged at every
 * start.
 */
export async function prepareDatabase(
  { background, url, ownerUrl }: Pick<OpenDatabase, 'background' | 'url' | 'ownerUrl'>,
  logger: Logger,
): Promise<void> {
  if (ownerUrl === url) {
    await migrate(background.pool);
  } else {
    const owner = connectDatabase(ownerUrl, { max: 1, logger });
    try {
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
