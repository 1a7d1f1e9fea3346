// All SQL about the log of privileged acts.
import type { Insertable } from 'kysely';
import type { AuditSearch } from '#shared/features/audit/contract.ts';
import type { AuditAction, AuditTarget } from '#shared/features/audit/actions.ts';
import { type MarkedPage, markOf, pastMark, readMarkedPage } from '../../core/http/cursor.ts';
import type { Connection, Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { likePattern } from '../../database/like-pattern.ts';

export async function insertAct(connection: Connection, act: Insertable<Tables['audit_log']>): Promise<void> {
  await connection.insertInto('audit_log').values(act).execute();
}

export interface ActRow {
  id: number;
  at: Date;
  actor_id: string | null;
  actor_role: 'user' | 'admin' | 'superadmin' | 'operator';
  actor_name: string | null;
  action: AuditAction;
  target_type: AuditTarget;
  target_id: string;
  target_name: string | null;
  ip_address: string | null;
  user_agent: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** People whose acts a search shows; a text that fits more of them names nobody. */
const MAX_PEOPLE = 200;

/**
 * One page of the log, the newest act first.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a place in it that is not one of ours
 */
export async function listActs(
  database: Database,
  { search, action, from, to, after, before }: AuditSearch,
  size: number,
): Promise<MarkedPage<ActRow>> {
  const people = search ? await findPeople(database, search) : [];
  return readMarkedPage({ after, before, size, kind: 'number' }, async (place, limit) => {
    const values: unknown[] = [];
    const value = (given: unknown): string => `$${values.push(given)}`;
    const conditions = ['true'];
    if (action) conditions.push(`action = ${value(action)}`);
    if (from) conditions.push(`at >= ${value(from)}::date::timestamp at time zone 'Europe/Stockholm'`);
    if (to) conditions.push(`at < (${value(to)}::date + 1)::timestamp at time zone 'Europe/Stockholm'`);
    if (search) {
      // By or on one of them, or on the very thing.
      conditions.push(`(actor_id = any(${value(people)}::uuid[])
        or target_id = any(${value([...people, search])}::text[]))`);
    }
    if (place) conditions.push(pastMark(place, ['at', 'id'], value));
    const order = place?.isBackwards ? 'at, id' : 'at desc, id desc';
    const { rows } = await database.pool.query<ActRow & { mark: string }>(
      `with chosen as materialized (
         select * from audit_log where ${conditions.join(' and ')} order by ${order} limit ${value(limit)})
       select chosen.*, actor.name as actor_name, ${markOf('chosen.at', 'chosen.id')} as mark,
              coalesce(ads.title, categories.name, person.name,
                chosen.after ->> 'title', chosen.before ->> 'title', chosen.before ->> 'name') as target_name
         from chosen
         left join profiles as actor on actor.id = chosen.actor_id
         left join profiles as person on target_type = 'user' and person.id::text = target_id
         left join ads on target_type = 'ad' and ads.id::text = target_id
         left join categories on target_type = 'category' and categories.id::text = target_id
        order by ${order.replaceAll(/\b(at|id)\b/g, 'chosen.$1')}`,
      values,
    );
    return rows;
  });
}

/** Ids of those whose name or address fits. Looked up beforehand: PostgreSQL is quick only with a list that it knows. */
async function findPeople(database: Database, search: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from profiles where search like lower($1 collate "und-x-icu") collate "C" limit ${MAX_PEOPLE}`,
    [likePattern(search)],
  );
  return rows.map(({ id }) => id);
}
