// SQL of the command palette: records of several features by name or id.
import { type Found, type FoundKind, idRangeOf, MAX_FOUND } from '#shared/features/admin/finder.ts';
import { DELETED_USER } from '#shared/features/personal-data/texts.ts';
import type { Actor } from '../../../core/http/request.ts';
import { personMatchesSql, shownEmail } from '../../../core/shown-email.ts';
import { likePattern } from '../../../database/like-pattern.ts';
import { reportTitle, reportTitleTables, reviewSubject } from '../../reports/actions.ts';

/** All but users and ads are found by name among the newest; all are found by id. */
const NEWEST = 5000;

/** Each adds a parameter when it is called, and returns its SQL. */
interface Parameters {
  pattern: () => string;
  /** The condition that finds a profile. */
  person: () => string;
  viewerId: () => string;
}

interface Source {
  columns: string | ((parameters: Parameters) => string);
  table: string | ((parameters: Parameters) => string);
  /** SQL of the ids of records with a name. */
  named: (parameters: Parameters) => string;
}

const sources: Record<FoundKind, Source> = {
  user: {
    columns: 'name as title, email as detail',
    table: 'profiles as record',
    named: ({ person }) =>
      `select id from profiles where ${person()} order by created_at desc limit ${MAX_FOUND}`,
  },
  ad: {
    columns: `title, (select name from profiles where id = record.user_id) as detail`,
    table: 'ads as record',
    named: ({ pattern }) =>
      `select id from ads where search like lower(${pattern()} collate "und-x-icu") collate "C"
        order by created_at desc limit ${MAX_FOUND}`,
  },
  post: {
    columns: `title, (select name from profiles where id = record.user_id) as detail`,
    table: 'forum_posts as record',
    named: newest('forum_posts', 'title'),
  },
  contact: {
    columns: 'subject as title, name as detail',
    table: 'contact_messages as record',
    named: newest('contact_messages', `subject || ' ' || name`),
  },
  report: {
    columns: `coalesce(title, owner_name, '${DELETED_USER}') as title, concat_ws(', ', 'Anmäld av ' || reporter_name,
      to_char(created_at at time zone 'Europe/Stockholm', 'YYYY-MM-DD')) as detail`,
    table: (parameters) => `${reportsFor(parameters)} as record`,
    named: (parameters) =>
      newest(
        `${reportsFor(parameters)} as record`,
        `is_listed and concat_ws(' ', title, owner_name, reporter_name)`,
      )(parameters),
  },
  association: {
    columns: 'name as title, city as detail',
    table: existing('associations'),
    named: newest(existing('associations'), 'name'),
  },
  tournament: {
    columns: 'name as title, start_date::text as detail',
    table: existing('tournaments'),
    named: newest(existing('tournaments'), 'name'),
  },
  news: {
    columns: 'title, category as detail',
    table: existing('news'),
    named: newest(existing('news'), 'title'),
  },
  match: {
    columns: `home_team || ' – ' || away_team as title,
      to_char(game_date at time zone 'Europe/Stockholm', 'YYYY-MM-DD') as detail`,
    table: existing('basketball_results'),
    named: newest(existing('basketball_results'), `home_team || ' – ' || away_team`),
  },
};

/** Without deleted rows, which can be restored for a while. */
function existing(table: string): string {
  return `(select * from ${table} where deleted_at is null) as record`;
}

function newest(table: string, name: string): Source['named'] {
  return ({ pattern }) =>
    `select id from (select * from ${table} order by created_at desc limit ${NEWEST}) as newest
      where ${name} ilike ${pattern()} order by created_at desc limit ${MAX_FOUND}`;
}

/** Without the author of a report about the viewer or of a review of them, to whom the author must not be disclosed. */
function reportsFor({ viewerId }: Parameters): string {
  const viewer = viewerId();
  return `(select reports.id, reports.created_at, ${reportTitle} as title, owner.name as owner_name,
      case when reports.owner_id is distinct from ${viewer} and ${reviewSubject} is distinct from ${viewer}
        then coalesce((select name from profiles where id = reports.reporter_id), reports.reporter_name) end as reporter_name,
      -- Decisions without a report are listed only after an appeal.
      reports.origin = 'report' or exists (select from appeals where report_id = reports.id) as is_listed
    from reports ${reportTitleTables})`;
}

/** At most five of the kind, the newest first. */
export async function findOfKind(
  { database: { pool }, viewer }: Pick<Actor, 'database' | 'viewer'>,
  kind: FoundKind,
  text: string,
): Promise<Found[]> {
  const { columns, table, named } = sources[kind];
  const range = idRangeOf(text);
  const values: unknown[] = [range?.from ?? null, range?.to ?? null];
  const value = (parameter: unknown): string => `$${values.push(parameter)}`;
  const parameters: Parameters = {
    pattern: () => value(likePattern(text)),
    person: () => personMatchesSql(viewer, text, value),
    viewerId: () => `${value(viewer.id)}::uuid`,
  };
  const selected = typeof columns === 'string' ? columns : columns(parameters);
  const found = named(parameters);
  const { rows } = await pool.query<{ id: string; title: string | null; detail: string | null }>(
    `select id, ${selected} from ${typeof table === 'string' ? table : table(parameters)}
      where id = any(array(${found})) or id between $1::uuid and $2::uuid
      order by created_at desc, id limit ${MAX_FOUND}`,
    values,
  );
  return rows.map(({ id, title, detail }) => ({
    kind,
    id,
    title: title ?? '',
    detail: kind === 'user' && detail ? shownEmail(viewer, detail) : (detail ?? ''),
  }));
}
