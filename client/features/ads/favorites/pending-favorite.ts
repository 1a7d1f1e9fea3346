// Saves the ad that a visitor chose before signing in on another page.
import type { QueryClient } from '@tanstack/react-query';
import { adTexts } from '#shared/features/ads/texts.ts';
import type { ApiQueries } from '../../../core/api.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { favoriteTexts } from './favorite-texts.ts';

export async function savePendingFavorite(
  id: string,
  { api, queryClient }: { api: ApiQueries; queryClient: QueryClient },
): Promise<void> {
  try {
    toast.success(favoriteTexts(await api.ads.addFavorite.call({ id })));
  } catch {
    toast.error(adTexts.favoriteFailed);
  }
  const queryKey = api.ads.favorites.queryKey();
  // A response requested before the ad was saved must not overwrite the list.
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}
