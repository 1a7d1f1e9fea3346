// Load test ads: the requested number, deterministic, distributed as on a real site.
import { Client } from 'pg';
import { afterEach, expect, it } from 'vitest';
import { COUNTIES } from '#shared/places/counties.ts';
import { CATEGORIES } from '#shared/features/ads/rules.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { seedLoadTestAds } from './load-test-ads.ts';

const databases: TestDatabase[] = [];
afterEach(() => Promise.all(databases.splice(0).map((database) => database.drop())));

async function seeded(options: { ads: number; seed: number }): Promise<TestDatabase> {
  const database = await createTestDatabase();
  databases.push(database);
  await seedLoadTestAds(database, options);
  return database;
}

/** All columns that do not depend on the current time. */
async function readAds({ pool }: TestDatabase): Promise<unknown[]> {
  const { rows } = await pool.query(
    'select id, title, description, price, category, location, county, status, sale_state from ads order by id',
  );
  return rows;
}

it('writes the same ads for the same seed, and others for another', async () => {
  const [one, same, other] = await Promise.all(
    [1, 1, 2].map(async (seed) => readAds(await seeded({ ads: 120, seed }))),
  );
  expect(one).toHaveLength(120);
  expect(same).toEqual(one);
  expect(other).not.toEqual(one);
});

it('gives each picture row a preview that browsers can read', async () => {
  const { pool } = await seeded({ ads: 20, seed: 1 });
  const { rows } = await pool.query<{ preview: string }>('select preview from ad_pictures');
  expect(rows.length).toBeGreaterThan(0);
  for (const { preview } of rows) {
    const data = preview.replace('data:image/webp;base64,', '');
    const file = Buffer.from(data, 'base64');
    expect(file.toString('base64')).toBe(data);
    // The length in the header of a WebP file is that of what follows it.
    expect(file.readUInt32LE(4)).toBe(file.length - 8);
  }
});

it('drops indexes while writing many ads, and restores each of them', async () => {
  const database = await seeded({ ads: 2000, seed: 1 });
  const plain = await createTestDatabase();
  databases.push(plain);
  const indexes = "select indexname, indexdef from pg_indexes where schemaname = 'public' order by indexname";
  expect((await database.pool.query(indexes)).rows).toEqual((await plain.pool.query(indexes)).rows);

  const { rows } = await database.pool.query(
    `select count(*) as ads, count(distinct county) as counties, count(distinct category) as categories,
            count(*) filter (where created_at > now() - interval '1 year') > 1100 as "isMostlyNew",
            min(created_at) < now() - interval '690 days' and max(created_at) <= now() as "isOfTwoYears"
       from ads`,
  );
  expect(rows).toEqual([
    {
      ads: 2000,
      counties: COUNTIES.length,
      categories: CATEGORIES.length,
      isMostlyNew: true,
      isOfTwoYears: true,
    },
  ]);
});

it('writes beside a running site without waiting for its transactions or blocking them', async () => {
  const database = await createTestDatabase();
  databases.push(database);
  const site = new Client({ connectionString: database.url, application_name: 'baskettorget jobs' });
  await site.connect();
  // An open transaction that has read ads: dropping an index waits for its end.
  await site.query('begin');
  await site.query('select from ads');
  const seen: number[] = [];
  await seedLoadTestAds(database, { ads: 1200, seed: 1, onProgress: (written) => seen.push(written) });
  expect(seen).toEqual([500, 1000, 1200]);
  const { rowCount } = await site.query('select from ads');
  await site.end();
  expect(rowCount).toBe(1200);
});
