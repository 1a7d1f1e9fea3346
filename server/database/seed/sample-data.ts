// Makes a fresh start a living site: people, ads and their pictures, once and whole.
import { readFile } from 'node:fs/promises';
import type { Database } from '../connection.ts';
import { locks } from '../locks.ts';
import { inTurn } from '../turns.ts';
import { type Motif, pictureFiles } from './pictures.ts';
import { type Random, startRandom } from './random.ts';
import { makeAds, type SampleAd } from './sample-ads.ts';
import { makeDeals, type SampleDeal, type SampleReview } from './sample-deals.ts';
import { makePeople, type SamplePerson } from './sample-people.ts';

const PEOPLE = 40;
const FAVORITES = 150;
const SEED = 2;

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
 * Fills a site that has no ads yet; dates count from now. Of several nodes that start at once, one does it.
 *
 * @returns whether anything was written
 */
export async function seedSampleData(parts: SampleDataParts): Promise<boolean> {
  const { database } = parts;
  return inTurn(database.pool, locks.sampleData, async () => {
    const { rowCount } = await database.pool.query('select from ads limit 1');
    if (rowCount) return false;
    const random = startRandom(SEED);
    const now = new Date();
    const people = makePeople(random, PEOPLE, now);
    const ads = makeAds(random, people, now);
    // Files first, rows last and all at once: a start that is cut off leaves files for the sweep, never half a site.
    const pictures = await storePictures(parts, ads, random);
    // A beginning of its own, so that the rest stays as it was.
    const traded = makeDeals(startRandom(SEED + 1), { people, ads, now });
    await writeRows(parts, { people, ads, pictures, random, ...traded });
    await database.pool.query('analyze');
    return true;
  });
}

interface SampleRows {
  people: SamplePerson[];
  ads: SampleAd[];
  pictures: PictureRow[];
  random: Random;
  deals: SampleDeal[];
  reviews: SampleReview[];
}

async function writeRows({ database, passwordHash }: SampleDataParts, rows: SampleRows): Promise<void> {
  const { people, ads, pictures, deals, reviews } = rows;
  await database.kysely.transaction().execute(async (tx) => {
    await tx
      .insertInto('profiles')
      .values(
        people.map(({ county: _county, createdAt, birthYear, verified, ...person }) => ({
          ...person,
          birth_year: birthYear,
          email_verified: verified,
          created_at: createdAt,
        })),
      )
      .execute();
    await tx
      .insertInto('accounts')
      .values(
        people.map(({ id }) => ({
          user_id: id,
          account_id: id,
          provider_id: 'credential',
          password: passwordHash,
        })),
      )
      .execute();
    await tx.insertInto('ads').values(ads.map(rowOf)).execute();
    await tx.insertInto('ad_pictures').values(pictures).execute();
    await tx
      .insertInto('favorites')
      .values(pickFavorites(rows))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx.insertInto('deals').values(deals).execute();
    await tx.insertInto('reviews').values(reviews).execute();
  });
}

function rowOf({
  userId,
  postalCode,
  saleState,
  isFeatured,
  showsEmail,
  createdAt,
  motifs: _motifs,
  ...ad
}: SampleAd) {
  return {
    ...ad,
    user_id: userId,
    postal_code: postalCode,
    sale_state: saleState,
    is_featured: isFeatured,
    shows_email: showsEmail,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

function pickFavorites({ people, ads, random }: SampleRows): { user_id: string; ad_id: string }[] {
  return Array.from({ length: FAVORITES }, () => {
    const person = people[random.between(0, people.length - 1)];
    const ad = ads[random.between(0, ads.length - 1)];
    return person && ad?.status === 'approved' && ad.userId !== person.id
      ? { user_id: person.id, ad_id: ad.id }
      : undefined;
  }).filter((favorite) => favorite !== undefined);
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
