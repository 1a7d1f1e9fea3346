// A match's name in notifications: "Luleå – Borås".
import { sql } from 'kysely';
import type { Connection } from '../../../database/connection.ts';

/** Null for an unknown or deleted match. */
export async function nameOfMatch(connection: Connection, id: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(home.name, home_team) || ' – ' || coalesce(away.name, away_team) as name
      from basketball_results as result
      left join teams as home on home.id = home_team_id left join teams as away on away.id = away_team_id
     where result.id = ${id}::uuid and deleted_at is null`.execute(connection);
  return rows[0]?.name ?? null;
}
