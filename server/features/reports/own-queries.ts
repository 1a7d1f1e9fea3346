// SQL of a person's own reports and of decisions about them, and of retention after the appeal period.
import { sql } from 'kysely';
import type { OwnReport } from '#shared/features/reports/contract.ts';
import {
  DAYS_AFTER_APPEAL_PERIOD,
  MONTHS_TO_APPEAL,
  type Decision,
  type ReportKind,
  type Rule,
} from '#shared/features/reports/rules.ts';
import { isoTime } from '../../database/iso-time.ts';
import type { Connection } from '../../database/connection.ts';
import { lacksDecider, reviewOf } from './content/report-parts.ts';

const iso = (column: string) => sql.raw(isoTime(column));

export type OwnRow = Omit<OwnReport, 'can' | 'decision'> & {
  decision: { decision: Decision; rule: Rule | null; reason: string; at: string } | null;
  isLead: boolean;
};

/**
 * A report by this person, or the decision about their content; null for anything else. The owner sees the report once
 * it is decided, and never sees the reporter.
 */
export async function findOwnReport(
  connection: Connection,
  { id, userId }: { id: string; userId: string },
): Promise<OwnRow | null> {
  const { rows } = await sql<{ report: OwnRow }>`
    select json_build_object('id', reports.id, 'side', mine.side, 'kind', reports.kind, 'origin', reports.origin, 'status', reports.status,
        'title', case when reports.kind = 'ad' and (ads.user_id = ${userId} or ads.status = 'approved') then ads.title
          when reports.kind = 'person' and mine.side = 'reporter' then owner.name
          when reports.kind = 'forum_post' and mine.side = 'concerned' then (
            select content ->> 'title' from report_snapshots where report_id = reports.id) end,
        'isGone', coalesce(reports.kind = 'ad' and decision = 'removed' and ads.id is null, false), 'reviewOf', ${sql.raw(reviewOf)}, 'lacksDecider', ${sql.raw(lacksDecider)},
        'written', case when mine.side = 'concerned' then (
          select content ->> 'text' from report_snapshots where report_id = reports.id) end,
        'category', case when mine.side = 'reporter' then reports.category end,
        'explanation', case when mine.side = 'reporter' then reports.explanation end,
        'createdAt', ${iso('reports.created_at')}, 'isLead', decided_with is null,
        'decision', case when decision is not null then json_build_object('decision', decision,
          'rule', case when mine.side = 'concerned' then rule end,
          'reason', case when mine.side = 'concerned' then person_reason else reporter_reason end,
          'at', ${iso('reports.decided_at')}) end,
        'appeal', case when appeals.side = mine.side then json_build_object('text', appeals.text,
          'createdAt', ${iso('appeals.created_at')}, 'outcome', appeals.outcome, 'reason', appeals.reason,
          'decidedAt', ${iso('appeals.decided_at')}) end) as report
      from reports
      cross join lateral (select case when reporter_id = ${userId} then 'reporter' else 'concerned' end as side) as mine
      left join profiles as owner on owner.id = owner_id
      left join ads on reports.kind = 'ad' and ads.id = target_id
      left join appeals on appeals.report_id = reports.id
     where reports.id = ${id} and (reporter_id = ${userId}
        or owner_id = ${userId} and decision <> 'none' and decided_with is null)`.execute(connection);
  return rows[0]?.report ?? null;
}

/** Whether a decision can no longer be appealed, nor has an appeal that is pending. */
const isFinal = sql`decided_at < now() - ${MONTHS_TO_APPEAL} * interval '1 month' - ${DAYS_AFTER_APPEAL_PERIOD} * interval '1 day'
  and not exists (select from appeals where appeals.report_id = reports.id and outcome is null)`;

export interface DueContent {
  kind: ReportKind;
  id: string;
}

/** Deletes and returns a batch of removed content whose appeal period has ended, except content with an open appeal. */
export async function takeDueContent(transaction: Connection, limit: number): Promise<DueContent[]> {
  const { rows } = await sql<DueContent>`
    with due as (
      select removed_content.report_id from removed_content
        join reports on reports.id = removed_content.report_id
       where ${isFinal}
       order by decided_at limit ${limit} for update of removed_content skip locked)
    delete from removed_content using due where removed_content.report_id = due.report_id
    returning kind, target_id as id`.execute(transaction);
  return rows;
}

/** Deletes snapshots and the names and addresses of visitors when the appeal period has ended. */
export async function deleteDueSnapshots(connection: Connection): Promise<void> {
  await sql`delete from report_snapshots using reports where reports.id = report_id and ${isFinal}`.execute(
    connection,
  );
  await sql`update reports set reporter_name = null, reporter_email = null
    where reporter_name is not null and ${isFinal}`.execute(connection);
}
