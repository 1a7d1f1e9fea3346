// SQL of accounts that are closed for their owners' age, and of appeals that are open.
import { type RawBuilder, sql } from 'kysely';
import type { AgeClosure } from '#shared/features/users/rules.ts';
import type { Connection } from '../../database/connection.ts';
import { isInEffect } from './suspension-queries.ts';

/**
 * The closures of these users, by user id. A closure is in effect until staff lift it or an appeal overturns it.
 * `erasableFrom` is null while an appeal is open, also one against an earlier decision, because the erasure would end it.
 */
export async function findClosures(
  connection: Connection,
  ids: readonly string[],
): Promise<Map<string, AgeClosure>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<AgeClosure & { id: string }>`
    select latest.owner_id as id, latest.decided_by as "decidedBy",
           case when not exists (select from appeals as open where ${isOpenAppealOf(sql`latest.owner_id`)})
             then erasable_from end as "erasableFrom",
           exists (select from profiles as other where role in ('admin', 'superadmin')
             and other.id is distinct from latest.decided_by and other.id <> latest.owner_id
             and (blocked_until is null or blocked_until <= now())) as "hasOthers"
      from (select distinct on (owner_id) * from reports
             where owner_id = any(${ids}::uuid[]) and erasable_from is not null and ${isInEffect}
             order by owner_id, decided_at desc, id) as latest`.execute(connection);
  return new Map(rows.map(({ id, ...closure }) => [id, closure]));
}

/** Whether this user has an open appeal against a decision that concerns them. */
export async function hasOpenAppeal(connection: Connection, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from appeals as open where ${isOpenAppealOf(sql`${id}::uuid`)} limit 1`.execute(connection);
  return rows.length > 0;
}

function isOpenAppealOf(user: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`open.appellant_id = ${user} and open.side = 'concerned' and open.outcome is null`;
}
