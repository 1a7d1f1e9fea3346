// SQL of suggestions of tournaments.
import { sql } from 'kysely';
import { madeTournamentSql } from '../../contact/actions.ts';
import type { Connection, Database } from '../../../database/connection.ts';

export interface StoredSuggestion {
  suggestion: unknown;
  /** The tournament made from the suggestion; null without one, and when it is deleted. */
  tournamentId: string | null;
  pictures: { id: string; preview: string }[];
}

export async function findStoredSuggestion(
  { pool }: Pick<Database, 'pool'>,
  id: string,
): Promise<StoredSuggestion | null> {
  const { rows } = await pool.query<StoredSuggestion>(
    `select suggestion, ${madeTournamentSql} as "tournamentId",
            coalesce((select json_agg(json_build_object('id', picture.id, 'preview', preview) order by position, picture.id)
              from ad_pictures as picture where suggestion_id = message.id), '[]') as pictures
       from contact_messages as message where id = $1 and form = 'suggestion' and suggestion is not null`,
    [id],
  );
  return rows[0] ?? null;
}

export interface LockedSuggestion {
  email: string;
  user_id: string | null;
  /** As `StoredSuggestion.tournamentId`. */
  tournament_id: string | null;
  status: 'pending' | 'resolved';
}

/** Locks a suggestion until the transaction ends; null if there is none. */
export async function lockSuggestion(tx: Connection, id: string): Promise<LockedSuggestion | null> {
  const row = await tx
    .selectFrom('contact_messages as message')
    .select([
      'email',
      'user_id',
      'status',
      sql<string | null>`${sql.raw(madeTournamentSql)}`.as('tournament_id'),
    ])
    .where('id', '=', id)
    .where('form', '=', 'suggestion')
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}
