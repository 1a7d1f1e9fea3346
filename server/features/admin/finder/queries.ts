// SQL of the command palette: records of several features by name or id.
import { type Found, type FoundKind, idRangeOf, MAX_FOUND } from '#shared/features/admin/finder.ts';
import type { Database } from '../../../database/connection.ts';
import { likePattern } from '../../../database/like-pattern.ts';

/** Posts, messages and reports are found by name among the newest; all are found by id. */
const NEWEST = 5000;
const folded = `lower($1 collate "und-x-icu") collate "C"`;

/** By kind: what is listed, and the condition of a name. $1 is its pattern. */
const sources: Record<FoundKind, { columns: string; table: string; named: string }> = {
  user: {
    columns: 'name as title, email as detail',
    table: 'profiles as record',
    named: `select id from profiles where search like ${folded} order by created_at desc limit ${MAX_FOUND}`,
  },
  ad: {
    columns: `title, (select name from profiles where id = record.user_id) as detail`,
    table: 'ads as record',
    named: `select id from ads where search like ${folded} order by created_at desc limit ${MAX_FOUND}`,
  },
  post: {
    columns: `title, (select name from profiles where id = record.user_id) as detail`,
    table: 'forum_posts as record',
    named: newest('forum_posts', 'title'),
  },
  contact: {
    columns: 'subject as title, name as detail',
    table: 'contact_messages as record',
    named: newest('contact_messages', `subject || ' ' || name || ' ' || email`),
  },
  report: {
    columns: `coalesce((select name from profiles where id = record.reporter_id), reporter_name) as title,
      to_char(created_at at time zone 'Europe/Stockholm', 'YYYY-MM-DD') as detail`,
    table: 'reports as record',
    named: newest(
      'reports',
      `coalesce((select name from profiles where id = newest.reporter_id), reporter_name, '')`,
    ),
  },
};

function newest(table: string, name: string): string {
  return `select id from (select * from ${table} order by created_at desc limit ${NEWEST}) as newest
    where ${name} ilike $1 order by created_at desc limit ${MAX_FOUND}`;
}

/** At most five of the kind, the newest first. */
export async function findOfKind(
  { pool }: Pick<Database, 'pool'>,
  kind: FoundKind,
  text: string,
): Promise<Found[]> {
  const { columns, table, named } = sources[kind];
  const range = idRangeOf(text);
  const { rows } = await pool.query<{ id: string; title: string | null; detail: string | null }>(
    `select id, ${columns} from ${table}
      where id = any(array(${named})) or id between $2::uuid and $3::uuid
      order by created_at desc, id limit ${MAX_FOUND}`,
    [likePattern(text), range?.from ?? null, range?.to ?? null],
  );
  return rows.map(({ id, title, detail }) => ({ kind, id, title: title ?? '', detail: detail ?? '' }));
}
