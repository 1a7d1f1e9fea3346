// Fills a fresh site with people, ads, conversations, deals and pictures; all or nothing, once.
import { readFile } from 'node:fs/promises';
import { countSearchTerms } from '../../features/ads/list/spelling-queries.ts';
import { countRecent } from '../../features/forum/list/activity-queries.ts';
import { countForumTerms } from '../../features/forum/list/count-words.ts';
import { countNewsTerms } from '../../features/news/list/count-words.ts';
import type { Database } from '../connection.ts';
import { indexComments } from '../forum-comment-words.ts';
import { locks } from '../locks.ts';
import { runExclusively } from '../exclusive.ts';
import { type Motif, pictureFiles } from './pictures.ts';
import { type Random, startRandom } from './random.ts';
import type { SampleAd } from './sample-ads.ts';
import { makeSampleSite } from './sample-site.ts';
import { writeSampleSite } from './write-sample-site.ts';

const PICTURE_SEED = 1;

/** The attributes of a stored picture. */
export interface PictureLook {
  width: number;
  height: number;
  preview: string;
  /** Size of all its files. */
  bytes: number;
}

export interface SampleDataParts {
  database: Database;
  /** A hash of no known password. */
  passwordHash: string;
  /** Encodes one sample picture and stores a copy under each of these ids. */
  storePicture(source: Buffer, ids: string[]): Promise<PictureLook>;
  /** What the dates are relative to; the current time by default. */
  now?: Date;
}

/**
 * Fills a site that has no ads; dates are relative to now. Of several nodes that start at once, one does it. The superadmin takes
 * part, so that their conversations, searches and notifications have content too.
 *
 * @returns whether anything was written
 */
export async function seedSampleData(parts: SampleDataParts): Promise<boolean> {
  const { database, passwordHash, now = new Date() } = parts;
  return runExclusively(database.pool, locks.sampleData, async () => {
    // A site whose sample data was removed gets no other.
    const { rowCount } = await database.pool.query(
      '(select from ads limit 1) union all (select from sample_removals)',
    );
    if (rowCount) return false;
    const staffId = await findSuperadmin(database);
    const site = makeSampleSite(now, staffId);
    // Files first, rows last in one transaction: an interrupted start leaves files for the sweep, never half a site.
    const pictures = await storePictures(parts, site.ads, startRandom(PICTURE_SEED));
    await writeSampleSite(database, site, { pictures, passwordHash, staffId });
    await runFirstJobs(database);
    await database.pool.query('analyze');
    return true;
  });
}

/** What jobs do in the first minute: the site is whole when it opens, with corrected searches, hot threads and comments that are found. */
async function runFirstJobs(database: Database): Promise<void> {
  await indexComments(database);
  await countRecent(database);
  await countForumTerms(database.kysely);
  await countNewsTerms(database.kysely);
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

type PictureRow = PictureLook & { id: string; user_id: string; ad_id: string; position: number };

/** Each sample picture is encoded once, however many ads show it. */
async function storePictures(
  { storePicture }: SampleDataParts,
  ads: SampleAd[],
  random: Random,
): Promise<PictureRow[]> {
  const placesOf = new Map<Motif, { id: string; user_id: string; ad_id: string; position: number }[]>();
  for (const { id, userId, motifs } of ads) {
    for (const [position, motif] of motifs.entries()) {
      const places = placesOf.get(motif) ?? [];
      placesOf.set(motif, [...places, { id: random.uuid(), user_id: userId, ad_id: id, position }]);
    }
  }
  const stored = await Promise.all(
    [...placesOf].map(async ([motif, places]) => {
      const ids = places.map((place) => place.id);
      const picture = await storePicture(await readFile(pictureFiles[motif]), ids);
      return places.map((place) => ({ ...place, ...picture }));
    }),
  );
  return stored.flat();
}
