// SQL of a tournament.
import type { Tournament } from '#shared/features/tournaments/detail/contract.ts';
import type { Database } from '../../../database/connection.ts';
import { isoTime } from '../../../database/iso-time.ts';
import { joinPicture, rowColumns } from '../list/list-queries.ts';

export type TournamentDetails = Omit<Tournament, 'can'> & { version: number };

const READ = `select ${rowColumns}, tournaments.description, address, tournaments.latitude, tournaments.longitude,
         prize_pool as "prizePool", tags, tournaments.website_url as "websiteUrl",
         case when associations.id is not null then json_build_object('id', associations.id, 'name', associations.name) end as association,
         tournaments.version, ${isoTime('tournaments.updated_at')} as "updatedAt"
    from tournaments ${joinPicture}
    left join associations on associations.id = tournaments.association_id and associations.deleted_at is null
   where tournaments.deleted_at is null`;

/** Null for an unknown or deleted tournament. */
export async function findTournamentDetails(
  { pool }: Pick<Database, 'pool'>,
  id: string,
): Promise<TournamentDetails | null> {
  const { rows } = await pool.query<TournamentDetails>(`${READ} and tournaments.id = $1`, [id]);
  return rows[0] ?? null;
}

/** The id of the tournament with this number; null for an unknown or deleted tournament. */
export async function findIdByNumber(
  { pool }: Pick<Database, 'pool'>,
  number: number,
): Promise<string | null> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from tournaments where number = $1 and deleted_at is null',
    [number],
  );
  return rows[0]?.id ?? null;
}

/** The tournaments of these ids, in the order of the ids. */
export async function listTournamentDetails(
  { pool }: Pick<Database, 'pool'>,
  ids: readonly string[],
): Promise<TournamentDetails[]> {
  const { rows } = await pool.query<TournamentDetails>(
    `${READ} and tournaments.id = any($1::uuid[]) order by array_position($1::uuid[], tournaments.id)`,
    [ids],
  );
  return rows;
}

/** SQL of whether this tournament is public. */
export function isPublicTournamentSql(id: string): string {
  return `exists (select from tournaments where id = ${id} and deleted_at is null)`;
}
