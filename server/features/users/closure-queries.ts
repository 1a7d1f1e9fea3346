// SQL of accounts that are closed for their owners' age, and of appeals that are open.
import { sql } from 'kysely';
import type { AgeClosure } from '#shared/features/users/rules.ts';
import type { Connection } from '../../database/connection.ts';

/**
 * The closures of these users, by their ids. One counts while it is the latest suspension and not overturned; while an appeal is
 * open nothing may be erased.
 */
export async function findClosures(
  connection: Connection,
  ids: readonly string[],
): Promise<Map<string, AgeClosure>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<AgeClosure & { id: string }>`
    select latest.owner_id as id, latest.decided_by as "decidedBy",
           case when appeals.report_id is null or appeals.outcome is not null then erasable_from end as "erasableFrom",
           exists (select from profiles as other where role in ('admin', 'superadmin')
             and other.id is distinct from latest.decided_by and other.id <> latest.owner_id
             and (blocked_until is null or blocked_until <= now())) as "hasOthers"
      from (select distinct on (owner_id) * from reports
             where owner_id = any(${ids}::uuid[]) and decision = 'blocked'
             order by owner_id, decided_at desc, id) as latest
      left join appeals on appeals.report_id = latest.id
     where erasable_from is not null and appeals.outcome is distinct from 'overturned'`.execute(connection);
  return new Map(rows.map(({ id, ...closure }) => [id, closure]));
}

/** Whether a decision that concerns this user is appealed by them and not decided again. */
export async function hasOpenAppeal(connection: Connection, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from appeals where appellant_id = ${id} and side = 'concerned' and outcome is null limit 1`.execute(
    connection,
  );
  return rows.length > 0;
}
