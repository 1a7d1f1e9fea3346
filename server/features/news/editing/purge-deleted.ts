// Erases articles that were deleted and can no longer be restored.
import { MAX_MINUTES_TO_UNDO_DECISION } from '#shared/features/decisions/rules.ts';
import { sql } from 'kysely';
import type { Services } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { removePictureFiles } from '../../pictures/actions.ts';

const BATCH = 500;
/** Later than the last moment in which the deletion can be undone. */
const RESTORABLE_MINUTES = MAX_MINUTES_TO_UNDO_DECISION + 2;

export async function purgeDeletedArticles(
  services: Pick<Services, 'database' | 'storage' | 'logger'>,
): Promise<void> {
  let count = BATCH;
  while (count === BATCH) {
    const purged = await services.database.kysely.transaction().execute(purgeBatch);
    await removePictureFiles(services, purged.pictureIds);
    count = purged.count;
  }
}

async function purgeBatch(transaction: Connection): Promise<{ count: number; pictureIds: string[] }> {
  const { rows } = await sql<{ id: string }>`
    select id from news where deleted_at < now() - make_interval(mins => ${RESTORABLE_MINUTES})
     limit ${BATCH} for update skip locked`.execute(transaction);
  const ids = rows.map(({ id }) => id);
  const pictures = await sql<{ id: string }>`
    delete from ad_pictures where news_id = any(${ids}::uuid[]) returning id`.execute(transaction);
  await sql`delete from page_views where kind = 'news' and subject = any(${ids}::text[])`.execute(
    transaction,
  );
  await sql`delete from news where id = any(${ids}::uuid[])`.execute(transaction);
  return { count: ids.length, pictureIds: pictures.rows.map(({ id }) => id) };
}
