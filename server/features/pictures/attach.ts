// Attaches pictures to what they belong to, in the transaction that saves it.
import { refuse } from '../../core/http/refusal.ts';
import type { Connection } from '../../database/connection.ts';
import { attachPictureToArticle, deleteOtherArticlePictures } from './article-picture-queries.ts';
import {
  attachPicturesToAd,
  attachPicturesToMessage,
  deleteOtherLogo,
  deleteOtherPictures,
  deleteOtherPortrait,
  updateLogo,
  updatePortrait,
} from './queries.ts';
import {
  attachPicturesToSuggestion,
  attachPictureToTournament,
  deleteOtherTournamentPicture,
} from './tournament-picture-queries.ts';

const MISSING = 'Bilden finns inte längre. Ladda upp den igen.';

/**
 * Attaches these pictures to the ad, in this order, in the transaction that saves the ad. Deletes the rows of the ad's other
 * pictures and returns their ids; after the commit the caller passes these to `removePictureFiles`.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a picture that is deleted, another user's, or another ad's
 */
export async function attachPictures(
  transaction: Connection,
  wanted: { adId: string; userId: string; pictureIds: string[] },
): Promise<string[]> {
  const dropped = await deleteOtherPictures(transaction, wanted);
  const attached = await attachPicturesToAd(transaction, wanted);
  return attached === wanted.pictureIds.length ? dropped : refuseMissing();
}

/**
 * Attaches these pictures to a message, in this order, in the transaction that inserts it.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a picture that is deleted, another user's, uploaded for an ad, or another
 * message's
 */
export async function attachMessagePictures(
  transaction: Connection,
  wanted: { messageId: string; userId: string; pictureIds: string[] },
): Promise<{ id: string; width: number; height: number; preview: string }[]> {
  if (wanted.pictureIds.length === 0) return [];
  const attached = await attachPicturesToMessage(transaction, wanted);
  if (attached.length !== wanted.pictureIds.length) refuseMissing();
  return attached;
}

/**
 * Attaches these pictures to a message to the operator, in this order, in the transaction that inserts it.
 *
 * @throws ORPCError as `attachMessagePictures`
 */
export async function attachContactPictures(
  transaction: Connection,
  wanted: { messageId: string; userId: string; pictureIds: readonly string[] },
): Promise<void> {
  const attached = await attachPicturesToMessage(transaction, { ...wanted, column: 'contact_message_id' });
  if (attached.length < wanted.pictureIds.length) refuseMissing();
}

/**
 * Sets or removes the user's portrait, in the transaction that saves the profile. Returns the previous one, for
 * removePictureFiles after the commit.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a picture that is deleted, another user's, or used elsewhere
 */
export async function setPortrait(
  transaction: Connection,
  portrait: { userId: string; id: string | null },
): Promise<string[]> {
  const { userId, id } = portrait;
  const dropped = await deleteOtherPortrait(transaction, portrait);
  if (id === null || (await updatePortrait(transaction, { userId, id }))) return dropped;
  return refuse('UNPROCESSABLE_CONTENT', MISSING, { portraitId: MISSING });
}

/**
 * Makes this the picture of an article, or removes it, in the transaction that saves the article. Returns the previous one,
 * for removePictureFiles after the commit.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a picture that is deleted, another user's, or used elsewhere
 */
export async function attachArticlePicture(
  transaction: Connection,
  wanted: { articleId: string; userId: string; pictureId: string | null },
): Promise<string[]> {
  const { articleId, userId, pictureId } = wanted;
  const dropped = await deleteOtherArticlePictures(transaction, { articleId, pictureId });
  if (pictureId === null || (await attachPictureToArticle(transaction, { articleId, userId, pictureId })))
    return dropped;
  return refuse('UNPROCESSABLE_CONTENT', MISSING, { pictureId: MISSING });
}

/**
 * Sets or removes an association's logo, in the transaction that saves it. Returns the previous one, for
 * removePictureFiles after the commit.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a picture that is deleted, another user's, or used elsewhere
 */
export async function setLogo(
  transaction: Connection,
  logo: { associationId: string; userId: string; id: string | null },
): Promise<string[]> {
  const { associationId, userId, id } = logo;
  const dropped = await deleteOtherLogo(transaction, logo);
  if (id === null || (await updateLogo(transaction, { associationId, userId, id }))) return dropped;
  return refuse('UNPROCESSABLE_CONTENT', MISSING, { logoId: MISSING });
}

/**
 * Makes this the picture of a tournament, or removes it, in the transaction that saves the tournament. Returns the previous
 * one, for removePictureFiles after the commit.
 *
 * @param wanted.suggestionId the message with the suggestion whose pictures may be used
 * @throws ORPCError UNPROCESSABLE_CONTENT for a picture that is deleted, another user's, or used elsewhere
 */
export async function setTournamentPicture(
  transaction: Connection,
  wanted: { tournamentId: string; userId: string; pictureId: string | null; suggestionId: string | null },
): Promise<string[]> {
  const { pictureId } = wanted;
  const dropped = await deleteOtherTournamentPicture(transaction, wanted);
  if (pictureId === null || (await attachPictureToTournament(transaction, { ...wanted, pictureId })))
    return dropped;
  return refuse('UNPROCESSABLE_CONTENT', MISSING, { pictureId: MISSING });
}

/**
 * Attaches these pictures to a suggestion of a tournament, in this order, in the transaction that inserts it.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a picture that is deleted, another user's, or used elsewhere
 */
export async function attachSuggestionPictures(
  transaction: Connection,
  wanted: { messageId: string; userId: string; pictureIds: readonly string[] },
): Promise<void> {
  if ((await attachPicturesToSuggestion(transaction, wanted)) < wanted.pictureIds.length) refuseMissing();
}

function refuseMissing(): never {
  const sentence = 'En av bilderna finns inte längre. Ladda upp den igen.';
  return refuse('UNPROCESSABLE_CONTENT', sentence, { pictureIds: sentence });
}
