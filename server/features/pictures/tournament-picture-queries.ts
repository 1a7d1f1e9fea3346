// SQL of the pictures of tournaments and of their suggestions.
import { sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import { isUnattached } from './queries.ts';

/** Deletes the tournament's picture unless it is this one; returns its id. */
export async function deleteOtherTournamentPicture(
  transaction: Connection,
  { tournamentId, pictureId }: { tournamentId: string; pictureId: string | null },
): Promise<string[]> {
  const deleted = await transaction
    .deleteFrom('ad_pictures')
    .where('tournament_id', '=', tournamentId)
    .where(sql<boolean>`id is distinct from ${pictureId}::uuid`)
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}

/**
 * Makes a picture the tournament's: an unattached public one of this user, one of the suggestion, or the tournament's current
 * one; false for any other picture.
 */
export async function attachPictureToTournament(
  transaction: Connection,
  wanted: { tournamentId: string; userId: string; pictureId: string; suggestionId: string | null },
): Promise<boolean> {
  const { tournamentId, userId, pictureId, suggestionId } = wanted;
  const attached = await sql`
    update ad_pictures set tournament_id = ${tournamentId}, suggestion_id = null
     where id = ${pictureId} and not is_private
       and (tournament_id = ${tournamentId} or suggestion_id = ${suggestionId}::uuid
         or user_id = ${userId} and ${isUnattached})`.execute(transaction);
  return attached.numAffectedRows === 1n;
}

/** Attaches pictures to a suggestion, in this order, leaving out those that this user may not use; returns how many. */
export async function attachPicturesToSuggestion(
  transaction: Connection,
  { messageId, userId, pictureIds }: { messageId: string; userId: string; pictureIds: readonly string[] },
): Promise<number> {
  const attached = await sql`
    update ad_pictures as picture set suggestion_id = ${messageId}, position = wanted.place - 1
      from unnest(${pictureIds}::uuid[]) with ordinality as wanted (id, place)
      where picture.id = wanted.id and picture.user_id = ${userId} and not is_private and ${isUnattached}`.execute(
    transaction,
  );
  return Number(attached.numAffectedRows ?? 0);
}
