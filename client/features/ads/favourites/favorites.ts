// The user's saved ads: one query for all favourite buttons, with optimistic updates.
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { AdCard } from '#shared/features/ads/ad-schemas.ts';
import { adTexts, signInFirst } from '#shared/features/ads/texts.ts';
import { useApi } from '../../../core/api.ts';
import type { ApiQueries } from '../../../core/endpoint-queries.ts';
import { isRefusal } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { useViewer } from '../../../core/viewer.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { favoriteTexts } from './favorite-texts.ts';
import { formatAdAction } from './pending-ad-action.ts';

export interface Favorites {
  /** False for every ad when the user is signed out. Source: spec 1 §4 Favourites. */
  isFavorite: (id: string) => boolean;
  /** Saves or removes the ad; a visitor is asked to sign in first. A stable function. */
  toggleFavorite: (ad: AdCard) => void;
}

export function useFavorites(): Favorites {
  const api = useApi();
  const queryClient = useQueryClient();
  const viewer = useViewer();
  const change = useFavoriteChange();
  const promptSignIn = useSignInPrompt();
  const { data } = useQuery(api.ads.favorites.queryOptions({ enabled: viewer !== null }));
  const savedIds = useMemo(() => new Set(viewer ? data?.adIds : []), [viewer, data]);

  const toggleFavorite = useCallback(
    (ad: AdCard) => {
      const session = queryClient.getQueryData(api.accounts.session.queryKey());
      if (!session?.viewer) {
        const save = () => change({ ad, isFavorite: true });
        promptSignIn(signInFirst.saveFavorite, save, formatAdAction('save', ad.id));
        return;
      }
      const saved = queryClient.getQueryData(api.ads.favorites.queryKey());
      change({ ad, isFavorite: !saved?.adIds.includes(ad.id) });
    },
    [api, change, promptSignIn, queryClient],
  );

  return { isFavorite: (id) => savedIds.has(id), toggleFavorite };
}

interface FavoriteChange {
  ad: AdCard;
  isFavorite: boolean;
}

function useFavoriteChange(): (change: FavoriteChange) => void {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const queryKey = api.ads.favorites.queryKey();

  const { mutate } = useMutation({
    mutationKey: queryKey,
    // One request at a time: two quick clicks must reach the server in order.
    scope: { id: 'favorites' },
    mutationFn: ({ ad: { id }, isFavorite }: FavoriteChange) =>
      isFavorite ? api.ads.addFavorite.call({ id }) : api.ads.removeFavorite.call({ id }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      showChange(queryClient, api, change);
    },
    onSuccess: (answer) => toast.success(favoriteTexts(answer)),
    onError: (error, change) => {
      // Reverts this change only, not the whole list: another ad may have been changed since.
      showChange(queryClient, api, { ...change, isFavorite: !change.isFavorite });
      if (!isRefusal(error, 'UNAUTHORIZED')) toast.error(adTexts.favoriteFailed);
      else promptSignIn(signInFirst.saveFavorite, () => mutate(change));
    },
    onSettled: () => {
      const isLast = queryClient.isMutating({ mutationKey: queryKey }) === 1;
      if (isLast) void queryClient.invalidateQueries({ queryKey });
    },
  });
  return mutate;
}

function showChange(queryClient: QueryClient, api: ApiQueries, { ad, isFavorite }: FavoriteChange): void {
  queryClient.setQueryData(api.ads.favorites.queryKey(), (saved = { adIds: [], ads: [] }) => {
    const adIds = saved.adIds.filter((id) => id !== ad.id);
    const ads = saved.ads.filter(({ id }) => id !== ad.id);
    return isFavorite ? { adIds: [ad.id, ...adIds], ads: [ad, ...ads] } : { adIds, ads };
  });
}
