// A history of views and searches for the statistics of a fresh site: two years that grow, more on weekends and in the evening. All
// rows are marked as samples, and are of days before today: real views are counted from today on.
import { sql } from 'kysely';
import { countSearchVisits } from '../../features/ads/actions.ts';
import { recountAds } from '../../features/statistics/ad-count-queries.ts';
import { countCreated } from '../../features/statistics/site-count-queries.ts';
import type { Connection } from '../connection.ts';

/** Twice the longest period that the statistics show. */
const DAYS = 2 * 365;
const VISITORS_A_DAY = { first: 20, last: 120 };
const PAGES_A_VISITOR = 4;

/** Shares of the visitors in percent: by hour, device, referrer and page. */
const hours = [1, 1, 0, 0, 0, 1, 2, 3, 4, 4, 4, 4, 5, 4, 4, 5, 6, 8, 9, 11, 11, 7, 4, 2];
const devices = { phone: 62, tablet: 8, desktop: 30 };
const referrers = {
  '': 48,
  'google.com': 27,
  'basket.se': 9,
  'facebook.com': 7,
  'bing.com': 4,
  'duckduckgo.com': 3,
  'instagram.com': 2,
};
const pages = {
  'page//': 22,
  'page//marketplace': 28,
  'page//forum': 11,
  'page//news': 9,
  'page//results': 8,
  'page//associations': 5,
  'page//tournaments': 4,
  'section//teams': 3,
  'page//faq': 1,
};

const VIEWED_ADS = 9;

/** What no ad of a fresh site has. */
const missedSearches = [
  { text: 'basketrullstol', daysAgo: 2, visitors: 11 },
  { text: 'tandskydd', daysAgo: 4, visitors: 9 },
  { text: 'kinesiotejp', daysAgo: 1, visitors: 8 },
  { text: 'skor storlek 52', daysAgo: 6, visitors: 7 },
  { text: 'wembanyama', daysAgo: 9, visitors: 6 },
  { text: 'tränarpipa', daysAgo: 12, visitors: 5 },
];

const sharesOf = (shares: Readonly<Record<string, number>>) => ({
  values: Object.keys(shares),
  percents: Object.values(shares),
});

const hourShares = { values: hours.map((_, hour) => String(hour).padStart(2, '0')), percents: hours };

export async function writeStatistics(connection: Connection): Promise<void> {
  for (const [dimension, shares] of [
    ['hour', hourShares],
    ['device', sharesOf(devices)],
    ['referrer', sharesOf(referrers)],
    ['page', sharesOf(pages)],
  ] as const)
    await sql`
      insert into site_counts (dimension, day, value, count, visitors, is_sample)
      select ${dimension}, day, value, round(visitors * ${PAGES_A_VISITOR} * percent / 100), round(visitors * percent / 100), true
        from (select day::date, (${VISITORS_A_DAY.first} + ${VISITORS_A_DAY.last - VISITORS_A_DAY.first} * place / ${DAYS}::numeric)
                     * case when extract(isodow from day) >= 6 then 1.3 else 1 end
                     -- Up and down by a tenth, the same on every site.
                     * (0.9 + 0.2 * ((place * 7919) % 101) / 101) as visitors
                from generate_series(1, ${DAYS}) as place,
                     lateral (select (now() at time zone 'Europe/Stockholm')::date - ${DAYS + 1}::integer + place as day) as days) as days,
             unnest(${shares.values}::text[], ${shares.percents}::numeric[]) as shares (value, percent)
       where round(visitors * ${PAGES_A_VISITOR} * percent / 100) > 0`.execute(connection);
  await writeAdViews(connection);
  await writeMissedSearches(connection);
  await countCreated(connection, true);
  await recountAds(connection);
  await countSearchVisits(connection);
}

/** Views of some ads since the day after their creation: by page, and among the most viewed pages of the site. */
async function writeAdViews(connection: Connection): Promise<void> {
  await sql`
    with viewed as (
      select id, day::date, greatest(1, round((${VIEWED_ADS} - place) * (0.5 + ((place * 31 + day_of_year * 17) % 11) / 10.0))) as views
        from (select id, created_at, row_number() over (order by id) - 1 as place from ads
               where is_sample and is_public and sale_state = 'active' and created_at < now() - interval '3 days'
               order by id limit ${VIEWED_ADS}) as popular,
             generate_series((created_at at time zone 'Europe/Stockholm')::date + 1,
                             (now() at time zone 'Europe/Stockholm')::date - 1, interval '1 day') as day,
             lateral (select extract(doy from day)::integer as day_of_year) as days),
    by_page as (
      insert into page_views (kind, subject, day, views) select 'ad', id, day, views from viewed)
    insert into site_counts (dimension, day, value, count, is_sample)
    select 'page', day, 'ad/' || id, views, true from viewed`.execute(connection);
}

async function writeMissedSearches(connection: Connection): Promise<void> {
  await sql`
    insert into search_visits (day, text, visitor, found, is_sample)
    select current_date - days_ago::integer, text, decode(md5(text || number), 'hex'), false, true
      from unnest(${missedSearches.map(({ text }) => text)}::text[], ${missedSearches.map(({ daysAgo }) => daysAgo)}::integer[],
                  ${missedSearches.map(({ visitors }) => visitors)}::integer[]) as missed (text, days_ago, visitors),
           generate_series(1, visitors) as number`.execute(connection);
}
