// How fast the back office answers with 1,000,000 ads, 100,000 users and 10,000,000 views over 20 connections: the dashboard,
// every list and the statistics, against the simplest request of a signed-in user. Arguments set the three numbers.
import type { Database } from '../server/database/connection.ts';
import { recountAds } from '../server/features/statistics/ad-count-queries.ts';
import { countCreated, countTopPages } from '../server/features/statistics/site-count-queries.ts';
import { compareTimes, type Finding, percentile, report } from './support/report.ts';
import { type BenchSite, openBenchSite } from './support/site.ts';
import { timeUnderLoad } from './support/under-load.ts';

const [ads = 1_000_000, users = 100_000, views = 10_000_000] = process.argv.slice(2).map(Number);
const CONNECTIONS = 20;
const RANK = 99;
/** How many times the simplest request an answer may take. That takes 2 ms at p99 on a machine that does nothing else. */
const GOAL = 25;
/** For each of them: there are many. */
const LOAD_MS = 1500;
const REFERENCE_EVERY = 6;
const VIEWS_PER_ROW = 10;
const MESSAGES = 20_000;

const addresses: Record<string, string> = {
  dashboard: 'overview',
  ads: 'ads',
  'ads that wait': 'ads?status=pending',
  'ads by a word': 'ads?search=jordan',
  'marketplace overview': 'marketplace',
  users: 'users',
  'users by a name': 'users?search=person%20777',
  'forum posts': 'forum-posts',
  'contact messages': 'contact-messages',
  'contact messages that wait, oldest first': 'contact-messages?status=pending&sort=oldest',
  'contact messages by a word': 'contact-messages?search=rad%20777',
  news: 'news',
  'news sources': 'news-sources',
  associations: 'associations',
  results: 'basketball-results',
  tournaments: 'tournaments',
  categories: 'categories',
  synonyms: 'synonyms',
  reports: 'reports',
  'audit log': 'audit-log',
  'security events': 'security-events',
  mails: 'mails',
  'page settings': 'page-settings',
  'command palette': 'found?text=jordan',
  ...Object.fromEntries(
    [7, 30, 90, 365].flatMap((days) => [
      [`statistics of the site, ${days} days`, `analytics?period=${days}`],
      [`statistics of the marketplace, ${days} days`, `marketplace/analytics?period=${days}`],
    ]),
  ),
};

const site = await openBenchSite(ads);
try {
  await seed(site.database);
  report(await measure(site));
} finally {
  await site.close();
}

async function measure({ address, cookie }: BenchSite): Promise<Finding[]> {
  const read = async (path: string) => {
    const answer = await fetch(`${address}/api/${path}`, { headers: { cookie } });
    // Read to the end, or the connection is not used again.
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
  };
  const findings: Finding[] = [];
  let simplest: number[] = [];
  for (const [index, [name, path]] of Object.entries(addresses).entries()) {
    // Again now and then: other programs make the machine slower and faster.
    if (index % REFERENCE_EVERY === 0)
      simplest = await timeUnderLoad(() => read('session'), CONNECTIONS, LOAD_MS);
    const times = await timeUnderLoad(() => read(`admin/${path}`), CONNECTIONS, LOAD_MS);
    findings.push(
      compareTimes(`${name}: p${RANK} under load`, {
        time: percentile(times, RANK),
        reference: { name: 'session', time: percentile(simplest, RANK) },
        goal: GOAL,
      }),
    );
  }
  return findings;
}

async function seed({ pool, kysely }: Database): Promise<void> {
  await pool.query(
    `insert into profiles (email, name, birth_year, created_at)
     select 'user-' || n || '@exempel.se', 'Person ' || n, 1960 + n % 40, now() - n % 730 * interval '1 day'
       from generate_series(1, $1::integer) as n`,
    [users],
  );
  await pool.query(
    `insert into contact_messages (form, name, email, subject, message, status, resolved_at, created_at)
     select 'support', 'Person ' || n, 'user-' || n || '@exempel.se', 'Ämne ' || n, 'En fråga, rad ' || n,
            case when n % 50 = 0 then 'pending' else 'resolved' end, case when n % 50 = 0 then null else now() end,
            now() - n * interval '20 minutes'
       from generate_series(1, $1::integer) as n`,
    [MESSAGES],
  );
  // Views of the ads by day for two weeks, and the site's counts of two years.
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
     union all select 'referrer', current_date - day, 'host-' || n || '.example', n, n
       from generate_series(1, 729) as day, generate_series(1, 50) as n
     union all select 'page', current_date - day, 'page//' || n, n, n
       from generate_series(1, 729) as day, generate_series(1, 50) as n`,
    [views],
  );
  await countCreated(kysely);
  await countTopPages(kysely);
  await recountAds(kysely);
  for (const table of ['profiles', 'contact_messages', 'page_views', 'site_counts', 'ad_counts'])
    await pool.query(`vacuum (analyze) ${table}`);
}
