// SQL of the yearly figures: reports, decisions and appeals of each year in Stockholm time. Sample data is left out.
import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

export const FIGURES = [
  'category',
  'kind',
  'report-hours',
  'decision',
  'rule',
  'appeal',
  'outcome',
  'appeal-hours',
] as const;

/** A count by name, or a median in hours. */
export interface FigureRow {
  year: number;
  figure: (typeof FIGURES)[number];
  /** What is counted; `origin/decision` for decisions, empty for medians. */
  name: string;
  value: number;
}

const yearOf = (column: string) =>
  sql.raw(`extract(year from ${column} at time zone 'Europe/Stockholm')::integer`);
const medianHours = (from: string, to: string) =>
  sql.raw(
    `percentile_cont(0.5) within group (order by extract(epoch from ${to} - ${from}) / 3600)::double precision`,
  );

/**
 * One row for each year, figure and name that has any. A report that an appeal reopened is not reported again, and reports
 * that were decided together are one decision.
 */
export async function countFigures({ kysely }: Pick<Database, 'kysely'>): Promise<FigureRow[]> {
  const { rows } = await sql<FigureRow>`
    with reported as (
      select *, ${yearOf('created_at')} as year from reports
       where origin = 'report' and reopened_from is null and not is_sample),
    decided as (
      select *, ${yearOf('decided_at')} as year from reports where decided_at is not null and not is_sample),
    appealed as (
      select appeals.*, ${yearOf('appeals.created_at')} as year, ${yearOf('appeals.decided_at')} as decided_year
        from appeals join reports on reports.id = report_id where not is_sample)
    select year, 'category' as figure, category as name, count(*)::double precision as value
      from reported group by year, category
    union all select year, 'kind', kind, count(*) from reported group by year, kind
    union all select year, 'report-hours', '', ${medianHours('created_at', 'decided_at')}
      from decided where origin = 'report' group by year
    union all select year, 'decision', origin || '/' || decision, count(*)
      from decided where decided_with is null group by year, origin, decision
    union all select year, 'rule', rule, count(*)
      from decided where decided_with is null and rule is not null group by year, rule
    union all select year, 'appeal', '', count(*) from appealed group by year
    union all select decided_year, 'outcome', outcome, count(*)
      from appealed where outcome is not null group by decided_year, outcome
    union all select decided_year, 'appeal-hours', '', ${medianHours('created_at', 'decided_at')}
      from appealed where outcome in ('upheld', 'overturned') group by decided_year`.execute(kysely);
  return rows;
}
