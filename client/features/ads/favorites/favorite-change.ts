// Saves an ad among the favourites, or removes it, with optimistic updates. Loaded on demand: only signed-in users need it.
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import type { AdCard } from '#shared/features/ads/ad-schemas.ts';
import { adTexts, signInFirst } from '#shared/features/ads/texts.ts';
import type { ApiQueries } from '../../../core/api.ts';
import { isRefusal } from '../../../core/failure.ts';
import type { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { favoriteTexts } from './favorite-texts.ts';

export interface FavoriteHost {
  api: ApiQueries;
  queryClient: QueryClient;
  promptSignIn: ReturnType<typeof useSignInPrompt>;
}

export interface FavoriteChange {
  ad: AdCard;
  isFavorite: boolean;
}

export function changeFavorite(host: FavoriteHost, change: FavoriteChange): void {
  const { api, queryClient, promptSignIn } = host;
  const queryKey = api.ads.favorites.queryKey();
  const observer = new MutationObserver(queryClient, {
    mutationKey: queryKey,
    // One request at a time: two quick clicks must reach the server in order.
    scope: { id: 'favorites' },
    mutationFn: ({ ad: { id }, isFavorite }: FavoriteChange) =>
      isFavorite ? api.ads.addFavorite.call({ id }) : api.ads.removeFavorite.call({ id }),
    onMutate: async (changed) => {
      await queryClient.cancelQueries({ queryKey });
      showChange(host, changed);
    },
    onSuccess: (answer) => toast.success(favoriteTexts(answer)),
    onError: (error, { ad, isFavorite }) => {
      // Reverts this change only, not the whole list: another ad may have been changed since.
      showChange(host, { ad, isFavorite: !isFavorite });
      if (!isRefusal(error, 'UNAUTHORIZED')) toast.error(adTexts.favoriteFailed);
      else promptSignIn(signInFirst.saveFavorite, () => changeFavorite(host, change));
    },
    onSettled: () => {
      const isLast = queryClient.isMutating({ mutationKey: queryKey }) === 1;
      if (isLast) void queryClient.invalidateQueries({ queryKey });
    },
  });
  // `onError` has handled it.
  observer.mutate(change).catch(() => undefined);
}

function showChange({ api, queryClient }: FavoriteHost, { ad, isFavorite }: FavoriteChange): void {
  queryClient.setQueryData(api.ads.favorites.queryKey(), (saved = { adIds: [], ads: [] }) => {
    const adIds = saved.adIds.filter((id) => id !== ad.id);
    const ads = saved.ads.filter(({ id }) => id !== ad.id);
    return isFavorite ? { adIds: [ad.id, ...adIds], ads: [ad, ...ads] } : { adIds, ads };
  });
}
