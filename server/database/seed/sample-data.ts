// Fills a fresh site with people, ads, conversations, deals and pictures; all or nothing, once.
import { readFile } from 'node:fs/promises';
import { countWords } from '../../core/search/count-words.ts';
import { countSearchTerms } from '../../features/ads/list/spelling-queries.ts';
import { countedAssociations } from '../../features/associations/search-columns.ts';
import { countRecent } from '../../features/forum/list/activity-queries.ts';
import { countedForum } from '../../features/forum/list/counted-texts.ts';
import { countedNews } from '../../features/news/list/counted-texts.ts';
import { countedTournaments } from '../../features/tournaments/search-columns.ts';
import type { Database } from '../connection.ts';
import { updateCommentTerms } from '../forum-comment-terms.ts';
import { locks } from '../locks.ts';
import { runExclusively } from '../exclusive.ts';
import { pictureFiles } from './pictures.ts';
import { startRandom } from './random.ts';
import { type PictureLook, type PictureRow, picturesOf, type WantedPicture } from './sample-pictures.ts';
import { makeSampleSite } from './sample-site.ts';
import { writeSampleSite } from './write-sample-site.ts';

const PICTURE_SEED = 1;

export interface SampleDataOptions {
  database: Database;
  /** A hash of no known password. */
  passwordHash: string;
  /** Encodes one sample picture and stores a copy under each of these ids. */
  storePicture(source: Buffer, ids: string[]): Promise<PictureLook>;
  /** What the dates are relative to; the current time by default. */
  now?: Date;
}

/**
 * Fills a site that has no ads; dates are relative to now. If several nodes start at the same time, only one of them writes. The
 * superadmin is included, so that their conversations, searches and notifications have content too.
 *
 * @returns whether anything was written
 */
export async function seedSampleData(options: SampleDataOptions): Promise<boolean> {
  const { database, passwordHash, now = new Date() } = options;
  return runExclusively(database.pool, locks.sampleData, async () => {
    // A site whose sample data was removed does not get it again.
    const { rowCount } = await database.pool.query(
      '(select from ads limit 1) union all (select from sample_removals)',
    );
    if (rowCount) return false;
    const staffId = await findSuperadmin(database);
    const site = makeSampleSite(now, staffId);
    // Files first, rows last in one transaction: an interrupted start leaves files for the purge, never a partly filled site.
    const pictures = await storePictures(options, picturesOf(site, startRandom(PICTURE_SEED)));
    await writeSampleSite(database, site, { pictures, passwordHash, staffId });
    await runFirstJobs(database);
    await database.pool.query('analyze');
    return true;
  });
}

/**
 * Does the work of the jobs of the first minute, so that corrected searches, hot threads and comments in search work as soon as
 * the site opens.
 */
async function runFirstJobs(database: Database): Promise<void> {
  await updateCommentTerms(database);
  await countRecent(database);
  for (const texts of [countedForum, countedNews, countedAssociations, countedTournaments])
    await countWords(database.kysely, texts);
  await countSearchTerms(database.kysely);
}

async function findSuperadmin({ kysely }: Database): Promise<string | null> {
  const first = await kysely
    .selectFrom('profiles')
    .select('id')
    .where('role', '=', 'superadmin')
    .orderBy('created_at')
    .executeTakeFirst();
  return first?.id ?? null;
}

/** Each sample picture is encoded once, however many records show it. */
async function storePictures(
  { storePicture }: SampleDataOptions,
  wanted: readonly WantedPicture[],
): Promise<PictureRow[]> {
  const byMotif = Map.groupBy(wanted, ({ motif }) => motif);
  const stored = await Promise.all(
    [...byMotif].map(async ([motif, places]) => {
      const ids = places.map(({ row }) => row.id);
      const picture = await storePicture(await readFile(pictureFiles[motif]), ids);
      return places.map(({ row }) => ({ ...row, ...picture }));
    }),
  );
  return stored.flat();
}
