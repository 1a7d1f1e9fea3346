// SQL of the audit log.
import { type Insertable, sql } from 'kysely';
import type { AuditSearch } from '#shared/features/audit/contract.ts';
import type { AuditAction, AuditTarget } from '#shared/features/audit/actions.ts';
import type { PersonalList } from '#shared/features/audit/personal-lists.ts';
import { keysOf } from '#shared/feature.ts';
import type { ReportKind } from '#shared/features/reports/rules.ts';
import { type CursorPage, cursorSql, beyondCursorSql, readPage } from '../../core/http/cursor.ts';
import type { Connection, Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { likePattern } from '../../database/like-pattern.ts';

export async function insertAuditEntry(
  connection: Connection,
  entry: Insertable<Tables['audit_log']>,
): Promise<void> {
  await connection.insertInto('audit_log').values(entry).execute();
}

/** Whether this person has read the list in the last hour, with or without a search. */
export async function hasReadList(
  connection: Connection,
  { userId, list, after }: { userId: string; list: PersonalList; after: { isSearch: boolean } },
): Promise<boolean> {
  const { rows } = await sql`
    select from audit_log
     where actor_id = ${userId} and at > now() - interval '1 hour' and action = 'list.read' and target_id = ${list}
       and after = ${JSON.stringify(after)}::jsonb limit 1`.execute(connection);
  return rows.length > 0;
}

export interface AuditEntryRow {
  id: number;
  at: Date;
  actor_id: string | null;
  actor_role: 'user' | 'admin' | 'superadmin' | 'operator';
  actor_name: string | null;
  action: AuditAction;
  target_type: AuditTarget;
  target_id: string;
  target_name: string | null;
  /** Of a target that is a report: its kind, and the name of the person it is about. */
  report_kind: ReportKind | null;
  report_owner: string | null;
  ip_address: string | null;
  user_agent: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** Greatest number of people that a search covers; a text with more matches is too unspecific. */
const MAX_PEOPLE = 200;

/**
 * One page of the log, newest first by default.
 *
 * @param search.actorId only actions of this person
 * @throws ORPCError UNPROCESSABLE_CONTENT for an invalid cursor
 */
export async function listAuditEntries(
  database: Database,
  { search, action, from, to, sort, after, before, actorId }: AuditSearch & { actorId?: string },
  size: number,
): Promise<CursorPage<AuditEntryRow>> {
  const people = search ? await findPeople(database, search) : [];
  return readPage({ after, before, size, kind: 'number' }, async (start, limit) => {
    const values: unknown[] = [];
    const value = (parameter: unknown): string => `$${values.push(parameter)}`;
    const conditions = ['true'];
    if (actorId) conditions.push(`actor_id = ${value(actorId)}`);
    if (action) conditions.push(`action = ${value(action)}`);
    if (from) conditions.push(`at >= ${value(from)}::date::timestamp at time zone 'Europe/Stockholm'`);
    if (to) conditions.push(`at < (${value(to)}::date + 1)::timestamp at time zone 'Europe/Stockholm'`);
    if (search) {
      // Actions by or on one of them, or on the target with this id.
      conditions.push(`(actor_id = any(${value(people)}::uuid[])
        or target_id = any(${value([...people, search])}::text[]))`);
    }
    const isAscending = (start?.isBackwards ?? false) !== (sort === 'oldest');
    if (start) {
      const beyond = { cursor: start.cursor, isBackwards: isAscending };
      conditions.push(beyondCursorSql(beyond, ['at', 'id'], value));
    }
    const order = isAscending ? 'at, id' : 'at desc, id desc';
    const { rows } = await database.pool.query<AuditEntryRow & { cursor: string }>(
      `with chosen as materialized (
         select * from audit_log where ${conditions.join(' and ')} order by ${order} limit ${value(limit)})
       select chosen.*, actor.name as actor_name, ${cursorSql('chosen.at', 'chosen.id')} as cursor,
              report.kind as report_kind, report_owner.name as report_owner,
              coalesce(ads.title, categories.name, person.name, author.name, ${nameSql},
                case report.kind when 'ad' then coalesce(reported_ad.title, snapshot.content ->> 'title')
                  when 'person' then report_owner.name
                  when 'review' then regexp_replace(snapshot.content ->> 'text', '^(.{79}).{2,}$', '\\1…') end,
                chosen.after ->> 'title', chosen.before ->> 'title', chosen.before ->> 'name') as target_name
         from chosen
         left join profiles as actor on actor.id = chosen.actor_id
         left join profiles as person on person.id = ${targetIdSql('user')}
         left join ads on ads.id = ${targetIdSql('ad')}
         left join categories on categories.id = ${targetIdSql('category', 'smallint')}
         left join reviews on reviews.id = ${targetIdSql('review')}
         left join profiles as author on author.id = reviews.author_id
         left join reports as report on report.id = ${targetIdSql('report')}
         left join profiles as report_owner on report_owner.id = report.owner_id
         left join report_snapshots as snapshot on snapshot.report_id = report.id
         left join ads as reported_ad on report.kind = 'ad' and reported_ad.id = report.target_id
        order by ${order.replaceAll(/\b(at|id)\b/g, 'chosen.$1')}`,
      values,
    );
    return rows;
  });
}

/** Tables with a name by which staff know a target, and the type of its id. */
const nameTables = {
  association: ['associations', 'uuid'],
  brand: ['brands', 'integer'],
  league: ['leagues', 'uuid'],
  'news-source': ['news_sources', 'uuid'],
  team: ['teams', 'uuid'],
  tournament: ['tournaments', 'uuid'],
} as const satisfies Partial<Record<AuditTarget, readonly [string, string]>>;

const names = Object.entries(nameTables).map(
  ([type, [table, idType]]) =>
    `when '${type}' then (select name from ${table} where id = chosen.target_id::${idType})`,
);
const nameSql = `case target_type ${names.join(' ')} end`;

/** Types of targets that are looked up: without a name, such a target is deleted. */
export const lookedUpTargets: ReadonlySet<AuditTarget> = new Set([
  'ad',
  'category',
  'report',
  'review',
  'user',
  ...keysOf(nameTables),
]);

/** SQL of the id of a target of this type, else null. Cast, since no index is used to compare ids as text. */
function targetIdSql(type: AuditTarget, idType: 'uuid' | 'smallint' = 'uuid'): string {
  return `case target_type when '${type}' then chosen.target_id::${idType} end`;
}

/** Ids of people whose name or address matches. Looked up first: the query is fast only with a literal list of ids. */
async function findPeople(database: Database, search: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from profiles where search like lower($1 collate "und-x-icu") collate "C" limit ${MAX_PEOPLE}`,
    [likePattern(search)],
  );
  return rows.map(({ id }) => id);
}
