// Makes a fresh start a living site: people, ads, what they have written and agreed on, and the pictures; once and whole.
import { readFile } from 'node:fs/promises';
import type { Database } from '../connection.ts';
import { locks } from '../locks.ts';
import { runExclusively } from '../exclusive.ts';
import { type Motif, pictureFiles } from './pictures.ts';
import { type Random, startRandom } from './random.ts';
import type { SampleAd } from './sample-ads.ts';
import { makeTown } from './sample-town.ts';
import { writeTown } from './write-town.ts';

const PICTURE_SEED = 1;

/** What is told of a stored picture besides whose it is. */
export interface PictureLook {
  width: number;
  height: number;
  preview: string;
  /** All files together. */
  bytes: number;
}

export interface SampleDataParts {
  database: Database;
  /** A hash that belongs to no known password. */
  passwordHash: string;
  /** Makes the site's files of one drawn picture and stores a copy under each of these ids. */
  storePicture(source: Buffer, ids: string[]): Promise<PictureLook>;
}

/**
 * Fills a site that has no ads yet; dates count from now. Of several nodes that start at once, one does it. Whoever is
 * superadmin has a part in it, so that their conversations, searches and news have something in them too.
 *
 * @returns whether anything was written
 */
export async function seedSampleData(parts: SampleDataParts): Promise<boolean> {
  const { database, passwordHash } = parts;
  return runExclusively(database.pool, locks.sampleData, async () => {
    const { rowCount } = await database.pool.query('select from ads limit 1');
    if (rowCount) return false;
    const staffId = await findSuperadmin(database);
    const town = makeTown(new Date(), staffId);
    // Files first, rows last and all at once: a start that is cut off leaves files for the sweep, never half a site.
    const pictures = await storePictures(parts, town.ads, startRandom(PICTURE_SEED));
    await writeTown(database, town, { pictures, passwordHash, staffId });
    await database.pool.query('analyze');
    return true;
  });
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

/** Each drawn picture is made once, however many ads show it. */
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
      const look = await storePicture(await readFile(pictureFiles[motif]), ids);
      return places.map((place) => ({ ...place, ...look }));
    }),
  );
  return stored.flat();
}
