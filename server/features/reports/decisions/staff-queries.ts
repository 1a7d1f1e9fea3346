// SQL of the staff's table of reports, and of one report with everything needed to decide.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { ReportedContent, ReportRow, StaffReport } from '#shared/features/reports/staff-contract.ts';
import {
  MAX_TOGETHER,
  type Priority,
  type ReportKind,
  type ReportStatus,
} from '#shared/features/reports/rules.ts';
import { type CursorPage, cursorSql, beyondCursorSql, readPage } from '../../../core/http/cursor.ts';
import { emailPattern } from '../../../core/shown-email.ts';
import type { Database } from '../../../database/connection.ts';
import { isoTime } from '../../../database/iso-time.ts';
import { likePattern, wholePattern } from '../../../database/like-pattern.ts';
import {
  lacksDecider,
  reportTitle,
  reportTitleTables,
  reviewOf,
  reviewSubject,
} from '../content/report-parts.ts';

const PAGE_SIZE = 25;
const MAX_EARLIER = 20;

const isOpen = (table: string) => `${table}.status in ('pending', 'investigating')`;
const reporterOf = (report: string, person: string) => `case when ${person}.id is not null
      then json_build_object('id', ${person}.id, 'name', ${person}.name, 'email', ${person}.email)
    when ${report}.reporter_name is not null
      then json_build_object('id', null, 'name', ${report}.reporter_name, 'email', ${report}.reporter_email) end`;

/** The key of a row of the list: open reports on the same content are one row. */
const rowKey = `case when ${isOpen('reports')} and reports.target_id is not null
  then reports.kind || reports.target_id else reports.id::text end`;

/** The rows of the list whose status is "Väntar", each with the time of its oldest report. */
export const pendingRowsSql = `select min(created_at) as created_at from reports where status = 'pending' group by ${rowKey}`;

/** The other open reports on the same content, oldest first: they are read and decided together. */
const others = `case when ${isOpen('reports')} then coalesce((
  select json_agg(json_build_object('id', one.id, 'category', one.category, 'explanation', one.explanation,
      'createdAt', ${isoTime('one.created_at')}, 'reporter', ${reporterOf('one', 'other_reporter')}) order by one.created_at, one.id)
    from (select * from reports as other where other.kind = reports.kind and other.target_id = reports.target_id
             and other.id <> reports.id and ${isOpen('other')} order by other.created_at, other.id limit ${MAX_TOGETHER}) as one
    left join profiles as other_reporter on other_reporter.id = one.reporter_id), '[]') else '[]' end`;

const isAppealOpen = `appeals.report_id is not null and appeals.outcome is null`;

/**
 * The sort key of the list by default, descending: open reports first, by priority, then the oldest; decided reports newest first. An
 * open appeal counts as an open report of high priority, since its decision is in effect meanwhile. The key is a time, because cursors
 * contain times; each priority has its own range of fifty years.
 */
const place = `case when ${isAppealOpen} then timestamptz '2160-01-01Z' + interval '36500 days' - (appeals.created_at - timestamptz 'epoch')
  when ${isOpen('reports')} then timestamptz '2160-01-01Z'
    + case reports.priority when 'high' then interval '36500 days' when 'medium' then interval '18250 days' else interval '0' end
    - (reports.created_at - timestamptz 'epoch')
  else reports.created_at end`;

/** Fields of a table row, without `can`. The text of a message is not included: reading it is logged. */
const rowFields = `'id', reports.id, 'kind', reports.kind, 'origin', reports.origin, 'category', reports.category, 'explanation', reports.explanation,
  'status', reports.status, 'priority', reports.priority, 'createdAt', ${isoTime('reports.created_at')},
  'owner', case when owner.id is not null then json_build_object('id', owner.id, 'name', owner.name) end,
  'subjectId', ${reviewSubject}, 'reporter', ${reporterOf('reports', 'reporter')}, 'others', ${others},
  'title', ${reportTitle},
  'assignee', assignee.name, 'decision', reports.decision,
  'appeal', case when appeals.report_id is not null then json_build_object('outcome', appeals.outcome) end`;

const rowTables = `reports ${reportTitleTables}
  left join profiles as reporter on reporter.id = reports.reporter_id
  left join profiles as assignee on assignee.id = reports.assigned_to
  left join appeals on appeals.report_id = reports.id`;

export type FoundRow = Omit<ReportRow, 'can'> & {
  /** The person whom a reported review is about. */
  subjectId: string | null;
};

export interface ReportSearch {
  /** The viewer. Reporters and explanations of reports about the viewer are not searched. */
  viewer: Pick<Viewer, 'id' | 'role'>;
  search?: string | undefined;
  status?: ReportStatus | 'appealed' | undefined;
  priority?: Priority | undefined;
  kind?: ReportKind | undefined;
  /** By time; otherwise open reports and appeals first, by priority and age. */
  sort?: 'newest' | 'oldest' | undefined;
  after?: string | undefined;
  before?: string | undefined;
  /** Rows of a page; larger than on the screen for the export to a file. */
  size?: number | undefined;
}

/**
 * One page of reports: open ones and open appeals first, by priority, then the oldest; then decided ones, newest first. Of several open
 * reports on the same content, the first represents all, also in a list by time.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an invalid cursor
 */
export function listReports(
  { pool }: Database,
  { viewer, search, status, priority, kind, sort, after, before, size = PAGE_SIZE }: ReportSearch,
): Promise<CursorPage<{ report: FoundRow }>> {
  return readPage({ after, before, size, kind: 'uuid' }, async (from, limit) => {
    const values: unknown[] = [];
    const value = (parameter: unknown): string => `$${values.push(parameter)}`;
    // Decisions without a report are listed only after an appeal.
    const conditions = [`(reports.origin = 'report' or appeals.report_id is not null)`];
    if (status === 'appealed') conditions.push(isAppealOpen);
    else if (status) conditions.push(`reports.status = ${value(status)}`);
    if (priority) conditions.push(`reports.priority = ${value(priority)}`);
    if (kind) conditions.push(`reports.kind = ${value(kind)}`);
    if (search) {
      const pattern = value(likePattern(search));
      const address = value(emailPattern(viewer, search));
      const isIn = (...columns: string[]) =>
        columns
          .map((column) => `${column} ilike ${column.endsWith('email') ? address : pattern}`)
          .join(' or ');
      const inReport = isIn(
        'reports.explanation',
        'reporter.name',
        'reporter.email',
        'reporter_name',
        'reporter_email',
      );
      conditions.push(`(${isIn('owner.name', 'owner.email', reportTitle)}
        or reports.id::text like lower(${value(`${wholePattern(search)}%`)})
        or reports.owner_id is distinct from ${value(viewer.id)}
          and ${reviewSubject} is distinct from ${value(viewer.id)} and (${inReport}))`);
    }
    const isAscending = (from?.isBackwards ?? false) !== (sort === 'oldest');
    const beyond = from
      ? beyondCursorSql({ cursor: from.cursor, isBackwards: isAscending }, ['place', 'id'], value)
      : 'true';
    const direction = isAscending ? 'asc' : 'desc';
    const { rows } = await pool.query<{ report: FoundRow; cursor: string }>(
      `with found as (select reports.id, ${place} as urgency, reports.created_at,
           ${rowKey} as row_key
         from ${rowTables} where ${conditions.join(' and ')}),
       leads as (select distinct on (row_key) id, ${sort ? 'created_at' : 'urgency'} as place
         from found order by row_key, urgency desc, id desc),
       chosen as materialized (
         select * from leads where ${beyond} order by place ${direction}, id ${direction} limit ${value(limit)})
       select json_build_object(${rowFields}) as report, ${cursorSql('place', 'reports.id')} as cursor
         from ${rowTables} join chosen on chosen.id = reports.id
        order by place ${direction}, reports.id ${direction}`,
      values,
    );
    return rows;
  });
}

export async function findReportRow({ pool }: Database, id: string): Promise<FoundRow | null> {
  const { rows } = await pool.query<{ report: FoundRow }>(
    `select json_build_object(${rowFields}) as report from ${rowTables} where reports.id = $1`,
    [id],
  );
  return rows[0]?.report ?? null;
}

export async function countWaiting({ pool }: Database): Promise<{ pending: number; appeals: number }> {
  const { rows } = await pool.query<{ pending: number; appeals: number }>(
    `select (select count(*) from (${pendingRowsSql}) as pending_rows) as pending,
            (select count(*) from appeals where outcome is null) as appeals`,
  );
  return rows[0] ?? { pending: 0, appeals: 0 };
}

export type FoundReport = Omit<StaffReport, 'can' | 'now'> & {
  subjectId: string | null;
  ownerId: string | null;
  decidedById: string | null;
  appellantId: string | null;
  asReported: ReportedContent | null;
};

/** One report with everything needed to decide, except the current content. */
export async function findFullReport({ pool }: Database, id: string): Promise<FoundReport | null> {
  const { rows } = await pool.query<{ report: FoundReport }>(
    `select jsonb_build_object(${rowFields}) || jsonb_build_object('targetId', reports.target_id, 'reviewOf', ${reviewOf}, 'lacksDecider', ${lacksDecider}, 'ownerId', reports.owner_id,
        'asReported', snapshot.content, 'isRemoved', exists (
          select from removed_content as removed where removed.kind = reports.kind and removed.target_id = reports.target_id)
          -- A person whose presentation was cleared may have written a new one.
          and not exists (select from profiles as current where reports.kind = 'person' and current.id = reports.target_id
            and (current.bio <> '' or current.avatar_url is not null)),
        'isGone', coalesce(reports.kind = 'ad' and reports.decision = 'removed' and ad.id is null, false),
        'rule', reports.rule, 'personReason', reports.person_reason, 'reporterReason', reports.reporter_reason, 'decidedById', reports.decided_by, 'appellantId', appeals.appellant_id,
        'decidedBy', decider.name, 'decidedAt', ${isoTime('reports.decided_at')}, 'decidedWith', reports.decided_with,
        'reopenedFrom', reports.reopened_from,
        'appealText', case when appeals.report_id is not null then jsonb_build_object('text', appeals.text,
          'side', appeals.side, 'createdAt', ${isoTime('appeals.created_at')}, 'outcome', appeals.outcome, 'reason', appeals.reason,
          'decidedAt', ${isoTime('appeals.decided_at')}, 'decidedBy', appeal_decider.name) end,
        'earlier', coalesce((
          select jsonb_agg(jsonb_build_object('id', one.id, 'kind', one.kind, 'category', one.category,
            'status', one.status, 'decision', one.decision, 'createdAt', ${isoTime('one.created_at')}))
            from (select * from reports as other
                   where other.owner_id = reports.owner_id and other.id <> reports.id and other.origin = 'report'
                     and not (${isOpen('other')} and ${isOpen('reports')} and other.kind = reports.kind and other.target_id is not distinct from reports.target_id)
                   order by other.created_at desc limit ${MAX_EARLIER}) as one), '[]')) as report
       from ${rowTables}
       left join profiles as decider on decider.id = reports.decided_by
       left join profiles as appeal_decider on appeal_decider.id = appeals.decided_by
      where reports.id = $1`,
    [id],
  );
  return rows[0]?.report ?? null;
}
