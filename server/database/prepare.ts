// Makes a database ready for this release: its tables by their owner, and what the running site may do with them.
import type { Logger } from '../core/logger.ts';
import { connectDatabase } from './connection.ts';
import { migrate } from './migrate.ts';
import type { OpenDatabase } from './open.ts';
import { letInSite, readSiteRole } from './site-role.ts';

/**
 * Migrates as the owner. Where one role does everything it could change the audit log, if only by first dropping its
 * trigger: the operator is warned of that at every start.
 */
export async function prepareDatabase(
  { database, url, ownerUrl }: Pick<OpenDatabase, 'database' | 'url' | 'ownerUrl'>,
  logger: Logger,
): Promise<void> {
  if (ownerUrl === url) {
    await migrate(database.pool);
  } else {
    const owner = connectDatabase(ownerUrl, { max: 1, logger });
    try {
      await migrate(owner.pool);
      await letInSite(owner.pool, (await readSiteRole(database.pool)).name);
    } finally {
      await owner.close();
    }
  }
  const { name, ownsLog } = await readSiteRole(database.pool);
  if (!ownsLog) return;
  logger.warn(
    { role: name },
    'The role of the site could change the audit log: give it a DATABASE_OWNER_URL',
  );
}
