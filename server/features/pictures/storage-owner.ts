// Whether the stored files belong to this database. A trial with a copy of the database must not delete files of the site.
import { buffer } from 'node:stream/consumers';
import type { PictureServices } from './actions.ts';
import { DATABASE_ID_KEY } from './keys.ts';
import { readDatabaseId } from './queries.ts';

/**
 * The first database to use the storage becomes its owner: its id is stored beside the pictures. A restored one has another id.
 *
 * @returns false, with an error in the log, if another database owns the files
 */
export async function ownsStorage({ database, storage, logger }: PictureServices): Promise<boolean> {
  const id = await readDatabaseId(database.kysely);
  const file = await storage.open(DATABASE_ID_KEY);
  if (!file) {
    await storage.put(DATABASE_ID_KEY, Buffer.from(id), 'text/plain');
    return true;
  }
  const owner = (await buffer(file.stream)).toString();
  if (owner === id) return true;
  logger.error(
    { owner, id },
    `The stored pictures belong to another database, so unused ones are not deleted: if this database has replaced it, delete the file ${DATABASE_ID_KEY} beside them; for a trial, use a bucket of its own`,
  );
  return false;
}
