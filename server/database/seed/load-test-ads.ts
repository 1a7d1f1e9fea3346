// Any number of ads for load tests, with terms, places and dates distributed as on a real site.
import type pg from 'pg';
import { ATTRIBUTES_VERSION } from '../ad-attributes.ts';
import { AD_TERMS_VERSION, termsOfAd } from '../ad-terms.ts';
import { type AttributeRules, attributesOf, readAttributeRules } from '../attribute-rules.ts';
import type { Database } from '../connection.ts';
import { adBases, type SampleCategory } from './ad-bases.ts';
import { composeAd } from './compose-ad.ts';
import { type Random, startRandom } from './random.ts';
import { pickDelivery, type SampleDelivery } from './sample-delivery.ts';
import { pickTown } from './towns.ts';

const BATCH = 10_000;
/** Beside a running site, transactions are short, so that no request waits for one. */
const SMALL_BATCH = 500;
const MONTHS = 24;
const ADS_PER_PERSON = 20;
/** Percentage of ads in each category. */
const shares: Record<SampleCategory, number> = {
  Basketskor: 30,
  Kläder: 19,
  Basketboll: 12,
  Tillbehör: 11,
  Träningsutrustning: 9,
  Basketkorgar: 6,
  Samlarkort: 6,
  Biljetter: 4,
  Övrigt: 3,
};

type RuledSeeding = Seeding & { rules: AttributeRules };
type Seeding = { ads: number; seed: number; onProgress?: (written: number) => void };

/**
 * Inserts `ads` ads of invented people, dated over the last two years, most of them recent. The same seed gives the same ads
 * (their dates depend on the current time). Pictures are rows without files.
 *
 * Beside a running site, each batch is a separate short transaction; an interrupted seeding leaves the batches written so far.
 * Otherwise it is all or nothing, and indexes of ads are dropped meanwhile and rebuilt at the end, which locks the table: a
 * million ads take minutes instead of most of an hour.
 *
 * @param options.onProgress called occasionally with the number of ads written so far
 */
export async function seedLoadTestAds(database: Database, options: Seeding): Promise<void> {
  const client = await database.pool.connect();
  try {
    const rules = await readAttributeRules(database.kysely);
    const parts = { ...options, rules };
    if (await doesSiteRun(client)) await writeAds(client, parts, { batch: SMALL_BATCH, save: commitBatch });
    else await writeAlone(client, parts);
  } finally {
    client.release();
  }
  await database.pool.query('vacuum (analyze) ads');
  await database.pool.query('vacuum (analyze) ad_pictures');
}

/** Every node has such a connection while it runs (server/core/jobs/jobs.ts). */
async function doesSiteRun(client: pg.PoolClient): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'baskettorget jobs' limit 1`,
  );
  return rowCount === 1;
}

async function writeAlone(client: pg.PoolClient, options: RuledSeeding): Promise<void> {
  try {
    await client.query('begin');
    await client.query("set local maintenance_work_mem = '512MB'");
    await client.query('set local synchronous_commit = off');
    const write = () => writeAds(client, options, { batch: BATCH, save: writeBatch });
    await ((await areMany(client, options.ads)) ? withoutIndexes(client, write) : write());
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Writes while ads and their pictures have only the indexes that a constraint needs; the others are rebuilt. */
export async function withoutIndexes(client: pg.PoolClient, write: () => Promise<unknown>): Promise<void> {
  const indexes = await dropIndexes(client);
  await write();
  for (const index of indexes) await client.query(index);
}

/** Whether rebuilding the indexes costs less than maintaining them for each ad. */
async function areMany(client: pg.PoolClient, ads: number): Promise<boolean> {
  const { rows } = await client.query<{ existing: number }>('select count(*) as existing from ads');
  return ads >= 1000 && ads >= (rows[0]?.existing ?? 0) / 4;
}

/** Drops the indexes of ads and pictures that no constraint needs; returns the statements that create them again. */
async function dropIndexes(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
       from pg_index i
      where i.indrelid in ('ads'::regclass, 'ad_pictures'::regclass)
        and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

async function writeAds(
  client: pg.PoolClient,
  { ads, seed, rules, onProgress }: RuledSeeding,
  { batch, save }: { batch: number; save: typeof writeBatch },
): Promise<void> {
  const random = startRandom(seed);
  const deliveries = startRandom(seed);
  const people = await writePeople(client, random, Math.ceil(ads / ADS_PER_PERSON));
  for (let written = 0; written < ads; written += batch) {
    const count = Math.min(batch, ads - written);
    const rows = Array.from({ length: count }, (_, i) => {
      const ad = makeAd(random, people, ageOf(written + i, ads, random));
      return { ...ad, ...attributesOf(ad, rules), ...pickDelivery(deliveries, ad.location) };
    });
    await save(client, rows);
    onProgress?.(written + count);
  }
}

/** The ad's age in seconds: the first is the oldest, the most recent months have the most ads. */
function ageOf(index: number, ads: number, random: Random): number {
  const share = 1 - (index + random.next()) / ads;
  return share ** 1.6 * MONTHS * 30.4 * 86_400;
}

async function writePeople(
  client: pg.PoolClient,
  random: Random,
  count: number,
): Promise<[string, ...string[]]> {
  const people: [string, ...string[]] = [
    random.uuid(),
    ...Array.from({ length: count - 1 }, () => random.uuid()),
  ];
  await client.query(
    `insert into profiles (id, email, email_verified, name, birth_year, is_sample)
     select id, id || '@exempel.se', true, 'Säljare ' || number, 1990, true
       from unnest($1::uuid[]) with ordinality as person (id, number)`,
    [people],
  );
  return people;
}

type LoadTestAd = ReturnType<typeof makeAd> & ReturnType<typeof attributesOf> & SampleDelivery;

function makeAd(random: Random, people: [string, ...string[]], age: number) {
  const category = pickCategory(random);
  const town = pickTown(random);
  const bases = adBases[category];
  const ad = composeAd(random, random.pick(bases), town.location);
  return {
    ...ad,
    id: random.uuid(),
    user_id: random.pick(people),
    description: random.happens(0.3) ? `${ad.description} Modell ${modelNumber(random)}.` : ad.description,
    category,
    location: town.location,
    county: town.county,
    status: random.happens(0.96) ? 'approved' : random.happens(0.25) ? 'pending' : 'rejected',
    sale_state: random.happens(0.7)
      ? 'active'
      : random.pick(['reserved', 'sold', 'sold', 'sold', 'sold', 'hidden']),
    age: Math.round(age),
    pictures: random.happens(0.85) ? random.between(1, 2) : 0,
  };
}

function pickCategory(random: Random): SampleCategory {
  let left = random.between(0, 99);
  for (const [category, share] of Object.entries(shares) as [SampleCategory, number][]) {
    left -= share;
    if (left < 0) return category;
  }
  return 'Övrigt';
}

/** A rare term, for searches with few hits. */
function modelNumber(random: Random): string {
  const letters = random.pick(['KX', 'BQ', 'TZ', 'HW', 'PR', 'VN', 'DF', 'JM']);
  return `${letters}${Math.floor(10_000 * random.next() ** 2)}`;
}

async function commitBatch(client: pg.PoolClient, ads: LoadTestAd[]): Promise<void> {
  try {
    await client.query('begin');
    await writeBatch(client, ads);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function writeBatch(client: pg.PoolClient, ads: LoadTestAd[]): Promise<void> {
  await client.query(
    `insert into ads (id, user_id, title, description, price, category, condition, location, county, status, sale_state,
                      created_at, updated_at, brand, model, size, colour, audience, delivery, shipping_payer, meeting_place,
                      attributes_version, words, words_version, is_sample)
     select id, user_id, title, description, price, category, condition, location, county, status, sale_state,
            now() - make_interval(secs => age), now() - make_interval(secs => age),
            brand, model, size, colour, audience, delivery, shipping_payer, meeting_place, $3,
            array_to_tsvector(terms), $2, true
       from json_to_recordset($1) as ad (id uuid, user_id uuid, title text, description text, price integer, category text,
            condition text, location text, county text, status text, sale_state text, age double precision, terms text[],
            brand text, model text, size text, colour text, audience text, delivery text[], shipping_payer text,
            meeting_place text)`,
    [
      JSON.stringify(ads.map((ad) => ({ ...ad, terms: termsOfAd(ad) }))),
      AD_TERMS_VERSION,
      ATTRIBUTES_VERSION,
    ],
  );
  await client.query(
    `insert into ad_pictures (id, user_id, ad_id, position, width, height, preview, bytes)
     select gen_random_uuid(), user_id, id, position, 1200, 900,
            -- As long, and as hard to compress, as those that the picture maker makes.
            'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAwAAUAmJaQAA3AA/' ||
              left(encode(sha512(id::text::bytea), 'base64'), 43), 60000
       from json_to_recordset($1) as ad (id uuid, user_id uuid, pictures integer)
            cross join generate_series(0, pictures - 1) as position`,
    [JSON.stringify(ads)],
  );
}
