// The user's saved ads: one query for all favourite buttons.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { AdCard } from '#shared/features/ads/ad-schemas.ts';
import { adTexts, signInFirst } from '#shared/features/ads/texts.ts';
import { useApi } from '../../../core/api.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { useViewer } from '../../../core/viewer.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { formatAdAction } from './pending-ad-action.ts';

export interface Favorites {
  /** False for every ad when the user is signed out. Source: spec 1 §4 Favourites. */
  isFavorite: (id: string) => boolean;
  /** Saves or removes the ad; a visitor is asked to sign in first. A stable function. */
  toggleFavorite: (ad: AdCard) => void;
}

const loadChange = async () => (await import('./favorite-change.ts')).changeFavorite;

export function useFavorites(): Favorites {
  const api = useApi();
  const queryClient = useQueryClient();
  const viewer = useViewer();
  const promptSignIn = useSignInPrompt();
  const { data } = useQuery(api.ads.favorites.queryOptions({ enabled: viewer !== null }));
  const savedIds = useMemo(() => new Set(viewer ? data?.adIds : []), [viewer, data]);

  const toggleFavorite = useCallback(
    (ad: AdCard) => {
      const host = { api, queryClient, promptSignIn };
      const change = (decide: () => boolean): void => {
        loadChange().then(
          (changeFavorite) => changeFavorite(host, { ad, isFavorite: decide() }),
          () => toast.error(adTexts.favoriteFailed),
        );
      };
      const session = queryClient.getQueryData(api.accounts.session.queryKey());
      if (!session?.viewer) {
        const save = () => change(() => true);
        promptSignIn(signInFirst.saveFavorite, save, formatAdAction('save', ad.id));
        return;
      }
      change(() => !queryClient.getQueryData(api.ads.favorites.queryKey())?.adIds.includes(ad.id));
    },
    [api, promptSignIn, queryClient],
  );

  return { isFavorite: (id) => savedIds.has(id), toggleFavorite };
}
