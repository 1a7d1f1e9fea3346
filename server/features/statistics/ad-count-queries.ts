// SQL of the statistics of ads: how many ads of each day were approved and sold, by category and price.
import { sql } from 'kysely';
import { PRICE_RANGES } from '#shared/features/ads/price.ts';
import type { Connection, Database } from '../../database/connection.ts';

/** The longest period and the one before it. */
const COUNTED_DAYS = 2 * 365;

const bandSql = `case ${PRICE_RANGES.map(({ max }, index) =>
  max === null ? `else ${index}` : `when ads.price <= ${max} then ${index}`,
).join(' ')} end`;

/** Recounts the ads of two years; only counts that differ are written. */
export async function recountAds(connection: Connection): Promise<void> {
  await sql
    .raw(
      `with fresh as (
        select (ads.created_at at time zone 'Europe/Stockholm')::date as day, category, (${bandSql})::smallint as band,
               count(*)::integer as ads,
               (count(*) filter (where approved_at is not null))::integer as approved,
               coalesce(sum(extract(epoch from approved_at - ads.created_at) / 60), 0)::bigint as approval_minutes,
               (count(*) filter (where sale_state = 'sold'))::integer as sold,
               coalesce(sum(extract(epoch from sale_at - ads.created_at) / 60), 0)::bigint as sale_minutes,
               count(sale_at)::integer as sales_timed
          from ads left join deals on deals.about = ads.id and deals.state = 'sold',
               lateral (select case when status = 'approved' and reviewed_at >= ads.created_at then reviewed_at end as approved_at,
                               case when sale_state = 'sold' and sold_at >= ads.created_at then sold_at end as sale_at) as times
         where ads.created_at >= ((now() at time zone 'Europe/Stockholm')::date - ${COUNTED_DAYS}) at time zone 'Europe/Stockholm'
         group by 1, 2, 3),
      gone as (
        delete from ad_counts where not exists (
          select from fresh where (fresh.day, fresh.category, fresh.band) = (ad_counts.day, ad_counts.category, ad_counts.band)))
      insert into ad_counts (day, category, band, ads, approved, approval_minutes, sold, sale_minutes, sales_timed)
      select * from fresh
      on conflict (day, category, band) do update
         set ads = excluded.ads, approved = excluded.approved, approval_minutes = excluded.approval_minutes,
             sold = excluded.sold, sale_minutes = excluded.sale_minutes, sales_timed = excluded.sales_timed
       where (ad_counts.ads, ad_counts.approved, ad_counts.approval_minutes, ad_counts.sold, ad_counts.sale_minutes, ad_counts.sales_timed)
          <> (excluded.ads, excluded.approved, excluded.approval_minutes, excluded.sold, excluded.sale_minutes, excluded.sales_timed)`,
    )
    .execute(connection);
}

export interface AdCounts {
  /** A day, a category or the index of a price range. */
  key: string;
  /** True for the period itself, false for the one before it. */
  isNow: boolean;
  ads: number;
  approved: number;
  approvalMinutes: number;
  sold: number;
  saleMinutes: number;
  salesTimed: number;
}

/** Sums of the `days` until today, and of as many days before: by day, by category and by price range. */
export async function sumAdCounts(
  { pool }: Pick<Database, 'pool'>,
  { today, days }: { today: string; days: number },
): Promise<Record<'day' | 'category' | 'band', AdCounts[]>> {
  const { rows } = await pool.query<AdCounts & { dimension: 'day' | 'category' | 'band' }>(
    `select case when grouping(day) = 0 then 'day' when grouping(category) = 0 then 'category' else 'band' end as dimension,
            coalesce(day::text, category, band::text) as key, is_now as "isNow", sum(ads)::integer as ads,
            sum(approved)::integer as approved, sum(approval_minutes)::float8 as "approvalMinutes",
            sum(sold)::integer as sold, sum(sale_minutes)::float8 as "saleMinutes", sum(sales_timed)::integer as "salesTimed"
       from (select *, day > $1::date - $2::integer as is_now from ad_counts
              where day > $1::date - 2 * $2::integer and day <= $1::date) as counts
      group by is_now, grouping sets (day, category, band)`,
    [today, days],
  );
  const of = (dimension: 'day' | 'category' | 'band') => rows.filter((row) => row.dimension === dimension);
  return { day: of('day'), category: of('category'), band: of('band') };
}
