import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { adTexts } from '#shared/features/ads/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Services } from '../../../core/http/request.ts';
import { addFavorite } from './favorite-queries.ts';

/** @throws ORPCError NOT_FOUND for an ad that is not public */
export async function saveFavorite(
  { database }: Services,
  viewer: Viewer,
  adId: string,
): Promise<{ isFavorite: boolean; wasFavorite: boolean }> {
  const saved = await addFavorite(database, { userId: viewer.id, adId });
  return saved ? { isFavorite: true, ...saved } : refuse('NOT_FOUND', adTexts.notFound);
}
