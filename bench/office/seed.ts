// Fills a site for the benchmark of the back office. Most ads are copies, made in the database, of a few that are composed:
// composing a million takes most of an hour.
import type { Database } from '../../server/database/connection.ts';
import { withoutIndexes } from '../../server/database/seed/load-test-ads.ts';
import { recountAds } from '../../server/features/statistics/ad-count-queries.ts';
import {
  countCreated,
  countTopPages,
  mergeOldCounts,
} from '../../server/features/statistics/site-count-queries.ts';

export interface OfficeSize {
  ads: number;
  users: number;
  views: number;
}

const VIEWS_PER_ROW = 10;
const MESSAGES = 20_000;
/** The copies of a composed ad are dated over this many hours before it. */
const SPREAD = 3;
/** Indexing the texts of more ads takes longer than all the rest: `search` and `database` measure searches. */
export const MAX_SEARCHED = 50_000;
const DECISIONS = 200_000;
/** Tables that the statistics read, and tables of the lists that grew. */
const TABLES = [
  'profiles',
  'ads',
  'ad_pictures',
  'audit_log',
  'contact_messages',
  'page_views',
  'site_counts',
  'ad_counts',
];

export async function seedOffice(database: Database, { ads, users, views }: OfficeSize): Promise<void> {
  const { pool, kysely } = database;
  await pool.query(
    `insert into profiles (email, name, birth_year, created_at)
     select 'user-' || n || '@exempel.se', 'Person ' || n, 1960 + n % 40, now() - n % 730 * interval '1 day'
       from generate_series(1, $1::integer) as n`,
    [users],
  );
  const since = performance.now();
  const report = (step: string) =>
    process.stdout.write(`${step} after ${((performance.now() - since) / 1000).toFixed(0)} s\n`);
  await copyAds(database, ads);
  report('ads copied');
  await insertAuditLog(database);
  await insertMessages(database);
  await insertCounts(database, views);
  report('views inserted');
  await countCreated(kysely);
  await mergeOldCounts(kysely);
  await countTopPages(kysely);
  await recountAds(kysely);
  for (const table of TABLES) await pool.query(`vacuum (analyze) ${table}`);
  report('all counted');
}

/** Copies the existing ads until there are this many, each with a picture, of all users in turn. */
async function copyAds({ pool }: Database, ads: number): Promise<void> {
  const { rows } = await pool.query<{ name: string; isGenerated: boolean; count: number }>(
    `select attname as name, attgenerated <> '' as "isGenerated", (select count(*) from ads)::integer as count
       from pg_attribute where attrelid = 'ads'::regclass and attnum > 0 and not attisdropped`,
  );
  const copies = Math.ceil(ads / (rows[0]?.count ?? 1)) - 1;
  if (copies < 1) return;
  const changed: Record<string, string> = {
    id: 'gen_random_uuid()',
    user_id: 'person',
    created_at: `created_at - copy * interval '${SPREAD} hour' / $1`,
    updated_at: `updated_at - copy * interval '${SPREAD} hour' / $1`,
  };
  const names = rows.map(({ name }) => name);
  const client = await pool.connect();
  try {
    // Generated columns and values that triggers write are copied, instead of computed for each ad.
    for (const { name } of rows.filter(({ isGenerated }) => isGenerated))
      await client.query(`alter table ads alter column ${name} drop expression`);
    await client.query("set session_replication_role = 'replica'");
    await client.query("set maintenance_work_mem = '512MB'");
    if (ads > MAX_SEARCHED) await client.query('drop index ads_by_text');
    await withoutIndexes(client, async () => {
      await client.query(
        `insert into ads (${names.join()})
         select ${names.map((name) => changed[name] ?? name).join()}
           from (select ads.*, row_number() over (order by created_at) as place from ads) as ads
                cross join generate_series(1, $1::integer) as copy
                join (select id as person, row_number() over () - 1 as number from profiles) as people
                  on people.number = (place * $1 + copy) % (select count(*) from profiles)`,
        [copies],
      );
      await client.query(
        `insert into ad_pictures (id, user_id, ad_id, position, width, height, preview, bytes)
         select gen_random_uuid(), user_id, id, 0, 1200, 900, '', 60000 from ads
          where id not in (select ad_id from ad_pictures where ad_id is not null)`,
      );
    });
  } finally {
    // Closes the connection, which ends its settings.
    client.release(true);
  }
}

/** Decisions on ads. */
async function insertAuditLog({ pool }: Database): Promise<void> {
  await pool.query(
    `insert into audit_log (at, actor_id, actor_role, action, target_type, target_id, after)
     select created_at + interval '1 hour', null, 'admin', 'ad.approve', 'ad', id::text, '{"status":"approved"}' from ads limit $1`,
    [DECISIONS],
  );
}

async function insertMessages({ pool }: Database): Promise<void> {
  await pool.query(
    `insert into contact_messages (form, name, email, subject, message, status, resolved_at, created_at)
     select 'support', 'Person ' || n, 'user-' || n || '@exempel.se', 'Ämne ' || n, 'En fråga, rad ' || n,
            case when n % 50 = 0 then 'pending' else 'resolved' end, case when n % 50 = 0 then null else now() end,
            now() - n * interval '20 minutes'
       from generate_series(1, $1::integer) as n`,
    [MESSAGES],
  );
}

/** Views of the ads by day for two weeks, and the site's counts of two years. */
async function insertCounts({ pool }: Database, views: number): Promise<void> {
  await pool.query(
    `insert into page_views (kind, subject, day, views)
     select 'ad', id::text, current_date - n::integer % 14, ${VIEWS_PER_ROW}
       from (select id, row_number() over () as n from ads limit $1) as viewed`,
    [Math.round(views / VIEWS_PER_ROW)],
  );
  await pool.query(
    `insert into site_counts (dimension, day, value, count, visitors)
     select 'hour', current_date - day, lpad(hour::text, 2, '0'), $1::integer / 17520, $1::integer / 50000
       from generate_series(1, 729) as day, generate_series(0, 23) as hour
     union all select 'device', current_date - day, device, $1::integer / 2190, $1::integer / 6000
       from generate_series(1, 729) as day, unnest(array['phone', 'tablet', 'desktop']) as device
     union all select 'referrer', current_date - day, 'host-' || (n * 7 + day) % 400 || '.example', n, n
       from generate_series(1, 729) as day, generate_series(1, 50) as n
     union all select 'page', current_date - day, 'ad/' || md5(((n * 101 + day * 17) % 20000)::text)::uuid, n, n
       from generate_series(1, 729) as day, generate_series(1, 50) as n`,
    [views],
  );
}
